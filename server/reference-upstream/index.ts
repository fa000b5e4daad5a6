/** What the portal's demo mode needs of the reference upstream, for one lazy import. */
export { EXCHANGE } from "./content/exchange";
export { WEATHER_KEY } from "./routes/weather";
export { demoSecrets } from "./secrets";
export { startReferenceUpstream } from "./server";
export { SERVICE_USER_NAME } from "./users";
