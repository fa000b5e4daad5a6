import settings from "./data/portal-settings.json";

/** What the operator of the demo exchange's portal would write into EXCHANGE_FILE. */
export const PORTAL_SETTINGS = settings;
