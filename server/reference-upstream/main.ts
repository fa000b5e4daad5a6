import path from "node:path";
import { parseArgs } from "node:util";
import EXCHANGE from "./data/exchange.json";
import { WEATHER_KEY } from "./routes/outside";
import { demoSecrets } from "./secrets";
import { startReferenceUpstream } from "./server";
import { APPLICATIONS, DEMO_LOG_INS, SERVICE_USER_NAME } from "./users";

const { values } = parseArgs({
  options: {
    port: { type: "string", default: "4010" },
    directory: { type: "string", default: "data/reference-upstream" },
    today: { type: "string" },
    latency: { type: "string", default: "0" },
    "token-filler": { type: "string", default: "0" },
  },
});

const upstream = await serveReference();

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.once(signal, () => void upstream.close());
}

async function serveReference() {
  const secretsFile = path.join(values.directory, "secrets.json");
  const secrets = await demoSecrets(secretsFile);
  const reference = await startReferenceUpstream({
    port: Number(values.port),
    directory: values.directory,
    today: values.today,
    latencyMs: Number(values.latency),
    tokenFillerBytes: Number(values["token-filler"]),
    ...secrets,
  });
  console.log("# The reference upstream runs. Members log in with the password and the code in", secretsFile);
  for (const { userName, shows } of DEMO_LOG_INS) console.log(`#   ${userName.padEnd(8)} ${shows}`);
  console.log(
    "# A portal on it has this .env; without the first two lines also PORTAL_ORIGIN, EXCHANGE_FILE, SESSION_KEYS:",
  );
  for (const [name, value] of environmentFor(reference.url, secrets.servicePassword))
    console.log(`${name}=${value}`);
  return reference;
}

function environmentFor(url: string, servicePassword: string) {
  return Object.entries({
    PORTAL_DEMO: 1,
    ALLOW_DEMO_UPSTREAM: 1,
    API_BASE_URL: url,
    FILE_URL: url,
    SERVICE_USER: SERVICE_USER_NAME,
    SERVICE_PASSWORD: servicePassword,
    ISLETME_ID: EXCHANGE.IsletmeId,
    FIRMA_ID: EXCHANGE.FirmaId,
    SUBE_ID: EXCHANGE.SubeId,
    STATUS_KEY: APPLICATIONS.portal.key,
    STATUS_URL_PREFIX: EXCHANGE.isletmeUrlOnEk,
    BULLETIN_APP_ID: APPLICATIONS.bulletin.key,
    RATES_URL: `${url}/rates/today.xml`,
    WEATHER_URL: `${url}/weather`,
    WEATHER_KEY,
    WEATHER_QUERY: EXCHANGE.place.tr,
  });
}
