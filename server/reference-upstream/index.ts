/** What the portal's demo mode needs of the reference upstream, for one lazy import. */
export { APPLICATIONS } from "./applications";
export { EXCHANGE } from "./content/exchange";
export { WEATHER_KEY } from "./routes/weather";
export { demoSecrets } from "./secrets";
export { startReferenceUpstream } from "./server";
export { DEMO_LOG_INS, SERVICE_USER_NAME } from "./users";
