import { z } from "zod";
import { ADDRESSES, refuseRisks } from "./environment-risks";

const whole = (least: number, most = Number.MAX_SAFE_INTEGER) => {
  const range = most === Number.MAX_SAFE_INTEGER ? `${least} or more` : `from ${least} to ${most}`;
  const error = `must be a whole number, ${range}`;
  return z.coerce.number({ error }).int({ error }).min(least, { error }).max(most, { error });
};
const port = (least: number) => whole(least, 65_535);
const oneOf = <const Names extends readonly string[]>(names: Names) =>
  z.enum(names, { error: `must be one of ${names.join(", ")}` });
const flag = oneOf(["0", "1"]).transform((text) => text === "1");
const text = (what: string) => z.string({ error: `must be ${what}` });

const url = z
  .url({
    protocol: /^https?$/,
    normalize: true,
    error: "must be an address such as https://www.example.org.tr",
  })
  .refine((address) => !/^\w+:\/\/[^/]*@/.test(address), "must be an address without name and password")
  .transform((address) => address.replace(/\/+$/, ""));
const base = url.refine((address) => !/[?#]/.test(address), "must be an address without ? and #");
const origin = url.refine(
  (address) => /^\w+:\/\/[^/?#]+$/.test(address),
  "must be an address that ends with its host",
);

/** Sites as a frame-ancestors source list takes them; "*" is everybody. */
const frameSites = z
  .string()
  .transform((sites) => sites.split(",").map((site) => site.trim()))
  .pipe(
    z.array(
      z.union([z.literal("*"), origin], {
        error: "must be * or addresses parted by commas, such as https://www.example.org.tr",
      }),
    ),
  );

const origins = z
  .string()
  .transform((names) => names.split(",").map((name) => name.trim()))
  .pipe(z.array(origin));

/** Of P-256: 32 bytes (RFC 8292). */
const vapidKey = z.string().regex(/^[\w-]{43}$/, "is no key that `npm run push-keys` makes");

const token = z
  .string()
  .regex(/^[^.\s]+\.[^.\s]+\.[^.\s]+$/, "does not appear to be a JWT: three parts with dots between them")
  .default("");

const addressNames = z
  .string()
  .transform((names) => names.split(",").map((name) => name.trim()))
  .pipe(z.array(oneOf(ADDRESSES)))
  .default([]);

const shared = z.object({
  PORT: port(0).default(3000),
  HOST: z.string().default("127.0.0.1"),
  METRICS_PORT: port(1).optional(),
  METRICS_HOST: z.string().default("127.0.0.1"),
  TRUSTED_PROXIES: whole(0, 10).default(0),
  NODE_TLS_REJECT_UNAUTHORIZED: z
    .string()
    .refine(
      (value) => value !== "0",
      "takes any certificate; NODE_EXTRA_CA_CERTS names an authority of your own",
    )
    .optional(),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/, error: "must be an address such as redis://10.0.0.5:6379" })
    .default(""),
  ALLOW_HTTP: addressNames,
  ALLOW_DEMO_UPSTREAM: flag.default(false),
  LOG_LEVEL: oneOf(["trace", "debug", "info", "warn", "error", "silent"]).default("info"),
  SESSION_IDLE_MINUTES: whole(5).default(60),
  SESSION_LONGEST_HOURS: whole(1).default(24),
  REMEMBERED_IDLE_HOURS: whole(1).default(7 * 24),
  REMEMBERED_LONGEST_HOURS: whole(1).default(30 * 24),
  EMBED_ORIGINS: frameSites.default([]),
  OFFLINE_PAGES: flag.default(true),
  VAPID_PRIVATE_KEY: vapidKey.default(""),
  PUSH_SERVICES: origins.default([]),
  DATA_DIR: z.string().default("data"),
  ANSWER_CACHE_MB: whole(1).default(64),
  WARM_PAGES: whole(0).default(200),
  IMAGE_CACHE_DIR: z.string().default("data/pictures"),
  IMAGE_CACHE_MB: whole(0).default(512),
  MENU_URL: url.default(""),
  RATES_URL: url.default(""),
  WEATHER_URL: base.default(""),
  WEATHER_KEY: z.string().default(""),
  WEATHER_QUERY: z.string().default(""),
  APP_ID: z.string().default(""),
  ADMIN_GUID: z.string().default(""),
  DEFAULT_TOKEN: token,
  SERVICE_USER: z.string().default(""),
  SERVICE_PASSWORD: z.string().default(""),
  SERVICE_MEMBER_CODE: z.string().default(""),
  ISLETME_ID: whole(0).default(0),
  FIRMA_ID: whole(0).default(0),
  SUBE_ID: whole(0).default(0),
  STATUS_KEY: z.string().default(""),
  BULLETIN_APP_ID: z.string().default(""),
  BULLETIN_TOKEN: token,
  STATUS_URL_PREFIX: z.string().default(""),
  OAUTH_REDIRECT_URL: z.string().default(""),
  DOCTOR_USER: z.string().default(""),
  DOCTOR_PASSWORD: z.string().default(""),
  DOCTOR_MEMBER_CODE: z.string().default(""),
  DEMO_TODAY: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2})?$/, "must be a day or a moment such as 2026-11-20T10:42")
    .default(""),
  /** Factor by which tests stretch the timeouts of time-budgets.ts. */
  TIMEOUT_SCALE: whole(1, 100).default(1),
});

/** A typed or repeated secret has few distinct characters; a random one has more. */
const LEAST_DIFFERENT = 10;
const HOW_TO_MAKE_ONE = "`openssl rand -base64 48` makes one";

const sessionKey = z
  .string()
  .min(32, `needs at least 32 characters in each key (${HOW_TO_MAKE_ONE})`)
  .refine(
    (key) => new Set(key).size >= LEAST_DIFFERENT,
    `needs keys that are made by chance (${HOW_TO_MAKE_ONE})`,
  );

const sessionKeys = text(`one secret or several, parted by commas (${HOW_TO_MAKE_ONE})`)
  .transform((keys) => keys.split(",").map((key) => key.trim()))
  .pipe(z.array(sessionKey));

const demo = shared
  .extend({
    PORTAL_DEMO: z.literal(true),
    PORTAL_ORIGIN: origin.optional(),
    API_BASE_URL: base.optional(),
    FILE_URL: base.optional(),
    SESSION_KEYS: sessionKeys.optional(),
    EXCHANGE_FILE: z.string().optional(),
    EMBED_ORIGINS: frameSites.default(["*"]),
  })
  .superRefine(refuseRisks);

const live = shared
  .extend({
    PORTAL_DEMO: z.literal(false),
    PORTAL_ORIGIN: origin,
    API_BASE_URL: base,
    FILE_URL: base,
    SESSION_KEYS: sessionKeys,
    EXCHANGE_FILE: text("the path of the JSON file that docs/exchange-file.md describes"),
    ISLETME_ID: whole(0),
    FIRMA_ID: whole(0),
    SUBE_ID: whole(0),
    STATUS_KEY: text("the key by which the upstream knows this site"),
  })
  .refine((env) => env.DEFAULT_TOKEN !== "" || (env.SERVICE_USER !== "" && env.SERVICE_PASSWORD !== ""), {
    path: ["SERVICE_USER"],
    message: "must be set with SERVICE_PASSWORD, or else DEFAULT_TOKEN",
  })
  .refine((env) => env.DEMO_TODAY === "", {
    path: ["DEMO_TODAY"],
    message: "is for demo mode only (PORTAL_DEMO=1)",
  })
  .refine((env) => env.TIMEOUT_SCALE === 1, {
    path: ["TIMEOUT_SCALE"],
    message: "is for demo mode only (PORTAL_DEMO=1)",
  })
  .superRefine(refuseRisks);

export type Environment = z.infer<typeof demo> | z.infer<typeof live>;

type Variables = Record<string, string | undefined>;

/** @throws Error naming each wrong or missing variable, and what would be right. */
export function parseEnvironment(variables: Variables): Readonly<Environment> {
  const filled = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
  const isDemo = filled["PORTAL_DEMO"] === "1";
  const faults = textFaults(filled);
  const result = (isDemo ? demo : live).safeParse({ ...filled, PORTAL_DEMO: isDemo });
  for (const { path, message } of result.error?.issues ?? []) {
    const name = String(path[0]);
    faults[name] ??= `is ${filled[name] === undefined ? "missing" : "wrong"}: it ${message}`;
  }
  if (result.success && Object.keys(faults).length === 0) return Object.freeze(result.data);
  const lines = Object.entries(faults).map(([name, fault]) => `  ${name} ${fault}`);
  const hint = isDemo ? "" : "\n(PORTAL_DEMO=1 starts the portal with the demo exchange instead.)";
  throw new Error(`The environment can't be used:\n${lines.join("\n")}${hint}`);
}

const NAMES = Object.keys(demo.shape);
const LONG_NAMES = NAMES.filter((name) => name.length > 5);

function isOneLetterOff(name: string, correct: string): boolean {
  let same = 0;
  while (same < correct.length && name[same] === correct[same]) same += 1;
  const [rest, knownRest] = [name.slice(same), correct.slice(same)];
  return rest.slice(1) === knownRest.slice(1) || rest.slice(1) === knownRest || rest === knownRest.slice(1);
}

function textFaults(variables: Variables): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const name of NAMES) {
    const value = variables[name] ?? "";
    if (value.includes("\uFFFD"))
      faults[name] = "is wrong: it must be UTF-8, without letters of another encoding";
    if (value !== value.trim()) faults[name] = "is wrong: it must not begin or end with a blank";
  }
  for (const name of Object.keys(variables)) {
    const meant = LONG_NAMES.find(
      (correct) => variables[correct] === undefined && isOneLetterOff(name, correct),
    );
    if (meant && !NAMES.includes(name)) faults[name] = `is not known: ${meant} is`;
  }
  if (!["0", "1", undefined].includes(variables["PORTAL_DEMO"]))
    faults["PORTAL_DEMO"] = "is wrong: it must be 1, 0 or unset";
  return faults;
}
