/** What the portal's demo mode needs of the reference upstream, for one lazy import. */
export { EXCHANGE } from "./exchange";
export { WEATHER_KEY } from "./routes/outside";
export { demoSecrets } from "./secrets";
export { startReferenceUpstream } from "./server";
export { APPLICATIONS, DEMO_LOG_INS, SERVICE_USER_NAME } from "./users";
