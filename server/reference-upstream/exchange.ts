import exchange from "./data/exchange.json";

/** Who the demo exchange is. Every name, number and address is invented. */
export const EXCHANGE = exchange;
