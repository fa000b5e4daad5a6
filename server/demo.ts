import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { env } from "./env";
import type { Status } from "./upstream/contracts/authentication";

const DATA_DIRECTORY = "data";
const SECRETS_FILE = join(DATA_DIRECTORY, "demo-secrets.json");
const SERVICE_USER = "portal-servis";
const STATUS_KEY = "portal";

interface DemoSecrets {
  sessionKey: string;
  servicePassword: string;
  memberPassword: string;
  tokenSecret: string;
}

let secrets: DemoSecrets | undefined;

/** Demo mode's secrets: random, made at the first start, kept under ./data and never in the repository. */
export function demoSecrets(): DemoSecrets {
  secrets ??= existsSync(SECRETS_FILE)
    ? (JSON.parse(readFileSync(SECRETS_FILE, "utf8")) as DemoSecrets)
    : makeSecrets();
  return secrets;
}

function makeSecrets(): DemoSecrets {
  const random = (bytes: number) => randomBytes(bytes).toString("base64url");
  const made = {
    sessionKey: random(32),
    servicePassword: random(18),
    memberPassword: random(9),
    tokenSecret: random(32),
  };
  mkdirSync(DATA_DIRECTORY, { recursive: true });
  writeFileSync(SECRETS_FILE, JSON.stringify(made, null, 2), { mode: 0o600 });
  return made;
}

export interface DemoUpstream {
  url: string;
  serviceUser: string;
  servicePassword: string;
  status: Status;
}

/** Starts the reference upstream inside this process; nothing of it is loaded outside demo mode. */
export async function startDemoUpstream(): Promise<DemoUpstream> {
  if (!env.PORTAL_DEMO) throw new Error("the reference upstream is for demo mode only");
  const { startReferenceUpstream } = await import("./reference-upstream/server");
  const { EXCHANGE } = await import("./reference-upstream/content/exchange");
  const { servicePassword, memberPassword, tokenSecret } = demoSecrets();
  const upstream = await startReferenceUpstream({
    databasePath: join(DATA_DIRECTORY, "reference-upstream.sqlite"),
    servicePassword,
    memberPassword,
    tokenSecret,
    ...(env.DEMO_TODAY === "" ? {} : { today: env.DEMO_TODAY }),
  });
  const status = {
    businessId: EXCHANGE.IsletmeId,
    companyId: EXCHANGE.FirmaId,
    branchId: EXCHANGE.SubeId,
    key: STATUS_KEY,
    urlPrefix: EXCHANGE.isletmeUrlOnEk,
  };
  return { url: upstream.url, serviceUser: SERVICE_USER, servicePassword, status };
}
