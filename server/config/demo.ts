import { createECDH, randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { env } from "./environment";
import type { Status } from "../upstream/contracts/authentication";

const DATA_DIRECTORY = "data";
const SESSION_KEY_FILE = join(DATA_DIRECTORY, "demo-session-key");
const VAPID_KEY_FILE = join(DATA_DIRECTORY, "demo-vapid-key");
const UPSTREAM_DIRECTORY = join(DATA_DIRECTORY, "reference-upstream");
const SECRETS_FILE = join(UPSTREAM_DIRECTORY, "secrets.json");

export const demoSessionKey = (): string =>
  storedKey(SESSION_KEY_FILE, () => randomBytes(32).toString("base64url"));

export const demoVapidKey = (): string =>
  storedKey(VAPID_KEY_FILE, () => {
    const pair = createECDH("prime256v1");
    pair.generateKeys();
    return Buffer.from(pair.getPrivateKey("hex").padStart(64, "0"), "hex").toString("base64url");
  });

/** Random, created at the first start, since a key in the repository would be public. */
function storedKey(file: string, make: () => string): string {
  if (!env.PORTAL_DEMO) throw new Error("a real portal's keys are in its environment");
  if (existsSync(file)) return readFileSync(file, "utf8");
  const key = make();
  mkdirSync(DATA_DIRECTORY, { recursive: true, mode: 0o700 });
  writeFileSync(file, key, { mode: 0o600 });
  return key;
}

export async function demoLogIns(): Promise<string | null> {
  if (!env.PORTAL_DEMO || env.API_BASE_URL) return null;
  const { DEMO_LOG_INS, demoSecrets } = await import("../reference-upstream");
  const { memberPassword, otpCode } = await demoSecrets(SECRETS_FILE);
  const lines = DEMO_LOG_INS.map(({ userName, shows }) => `  ${userName.padEnd(8)} ${shows}`);
  return [
    `Log in at /giris with the password ${memberPassword} (one-time code ${otpCode}) as:`,
    ...lines,
    "",
  ].join("\n");
}

export interface DemoUpstream {
  url: string;
  serviceUser: string;
  servicePassword: string;
  status: Status;
  bulletinStatus: Status;
  weatherKey: string;
  place: string;
}

let upstream: Promise<DemoUpstream> | undefined;

export function demoUpstream(): Promise<DemoUpstream> {
  upstream ??= startDemoUpstream();
  return upstream;
}

async function startDemoUpstream(): Promise<DemoUpstream> {
  if (!env.PORTAL_DEMO) throw new Error("the reference upstream is for demo mode only");
  const { startReferenceUpstream, demoSecrets, APPLICATIONS, EXCHANGE, SERVICE_USER_NAME, WEATHER_KEY } =
    await import("../reference-upstream");
  const secrets = await demoSecrets(SECRETS_FILE);
  const upstream = await startReferenceUpstream({
    directory: UPSTREAM_DIRECTORY,
    ...secrets,
    ...(env.DEMO_TODAY === "" ? {} : { today: env.DEMO_TODAY }),
  });
  const status = {
    businessId: EXCHANGE.IsletmeId,
    companyId: EXCHANGE.FirmaId,
    branchId: EXCHANGE.SubeId,
    key: APPLICATIONS.portal.key,
    urlPrefix: EXCHANGE.isletmeUrlOnEk,
  };
  return {
    url: upstream.url,
    serviceUser: SERVICE_USER_NAME,
    servicePassword: secrets.servicePassword,
    status,
    bulletinStatus: { ...status, key: APPLICATIONS.bulletin.key },
    weatherKey: WEATHER_KEY,
    place: EXCHANGE.place.tr,
  };
}
