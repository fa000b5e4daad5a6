import { changeAlerts } from "~server/resources/price-alerts";

export { postOnly as loader } from "~server/http/post-only";

export const action = changeAlerts;
