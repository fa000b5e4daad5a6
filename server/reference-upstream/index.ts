export { default as EXCHANGE } from "./data/exchange.json";
export { WEATHER_KEY } from "./routes/outside";
export { demoSecrets } from "./secrets";
export { startReferenceUpstream } from "./server";
export { APPLICATIONS, DEMO_LOG_INS, SERVICE_USER_NAME } from "./users";
