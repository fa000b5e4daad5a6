import { z } from "zod";
import { ADDRESSES, refuseRisks } from "./environment-risks";

const atLeast = (least: number) => z.coerce.number().int().min(least);
const url = z.url({ protocol: /^https?$/, normalize: true }).transform((text) => text.replace(/\/+$/, ""));
const id = z.coerce.number().int().nonnegative();
/** A token has three parts (spec 5). */
const token = z
  .literal("")
  .or(z.string().regex(/^[^.\s]+\.[^.\s]+\.[^.\s]+$/, "does not appear to be a JWT"))
  .default("");
const flag = z.enum(["", "0", "1"]).transform((text) => text === "1");

const addressNames = z
  .string()
  .transform((text) => text.split(",").map((name) => name.trim()))
  .pipe(z.array(z.enum(ADDRESSES)))
  .default([]);

/** What both modes read; the README's configuration table says what each variable means. */
const shared = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default("127.0.0.1"),
  METRICS_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  METRICS_HOST: z.string().min(1).default("127.0.0.1"),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  NODE_TLS_REJECT_UNAUTHORIZED: z
    .string()
    .refine(
      (text) => text !== "0",
      "takes any certificate; NODE_EXTRA_CA_CERTS names an authority of your own",
    )
    .optional(),
  REDIS_URL: z.union([z.literal(""), z.url({ protocol: /^rediss?$/ })]).default(""),
  ALLOW_HTTP: addressNames,
  ALLOW_DEMO_UPSTREAM: flag.default(false),
  LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "silent"]).default("info"),
  SESSION_IDLE_MINUTES: atLeast(5).default(60),
  SESSION_LONGEST_HOURS: atLeast(1).default(24),
  REMEMBERED_IDLE_HOURS: atLeast(1).default(7 * 24),
  REMEMBERED_LONGEST_HOURS: atLeast(1).default(30 * 24),
  DATA_DIR: z.string().min(1).default("data"),
  ANSWER_CACHE_MB: id.default(64),
  WARM_PAGES: id.default(200),
  IMAGE_CACHE_DIR: z.string().min(1).default("data/pictures"),
  IMAGE_CACHE_MB: id.default(512),
  MENU_URL: z.union([z.literal(""), url]).default(""),
  RATES_URL: z.union([z.literal(""), url]).default(""),
  WEATHER_URL: z.union([z.literal(""), url]).default(""),
  WEATHER_KEY: z.string().default(""),
  WEATHER_QUERY: z.string().default(""),
  APP_ID: z.string().default(""),
  ADMIN_GUID: z.string().default(""),
  DEFAULT_TOKEN: z.string().default(""),
  SERVICE_USER: z.string().default(""),
  SERVICE_PASSWORD: z.string().default(""),
  SERVICE_MEMBER_CODE: z.string().default(""),
  ISLETME_ID: id.default(0),
  FIRMA_ID: id.default(0),
  SUBE_ID: id.default(0),
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
    .regex(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2})?$/)
    .or(z.literal(""))
    .default(""),
});

/** What is guessed is typed, or one sign many times: chance has more different ones. */
const LEAST_DIFFERENT = 10;
const HOW_TO_MAKE_ONE = "`openssl rand -base64 48` makes one";

const sessionKey = z
  .string()
  .min(32, `each key needs at least 32 characters (${HOW_TO_MAKE_ONE})`)
  .refine(
    (key) => new Set(key).size >= LEAST_DIFFERENT,
    `each key must be made by chance (${HOW_TO_MAKE_ONE})`,
  );

const sessionKeys = z
  .string()
  .transform((text) => text.split(",").map((key) => key.trim()))
  .pipe(z.array(sessionKey).min(1));

const demo = shared
  .extend({
    PORTAL_DEMO: z.literal(true),
    PORTAL_ORIGIN: url.optional(),
    API_BASE_URL: url.optional(),
    FILE_URL: url.optional(),
    SESSION_KEYS: sessionKeys.optional(),
    EXCHANGE_FILE: z.string().optional(),
  })
  .superRefine(refuseRisks);

const live = shared
  .extend({
    PORTAL_DEMO: z.literal(false),
    PORTAL_ORIGIN: url,
    API_BASE_URL: url,
    FILE_URL: url,
    SESSION_KEYS: sessionKeys,
    EXCHANGE_FILE: z.string().min(1),
  })
  .refine((env) => env.DEFAULT_TOKEN !== "" || (env.SERVICE_USER !== "" && env.SERVICE_PASSWORD !== ""), {
    path: ["SERVICE_USER"],
    message: "SERVICE_USER and SERVICE_PASSWORD, or else DEFAULT_TOKEN, must be set",
  })
  .refine((env) => env.DEMO_TODAY === "", {
    path: ["DEMO_TODAY"],
    message: "is for demo mode only (PORTAL_DEMO=1)",
  })
  .superRefine(refuseRisks);

export type Environment = z.infer<typeof demo> | z.infer<typeof live>;

/**
 * Reads the environment once. Demo mode is entered by PORTAL_DEMO=1 alone; without it everything that
 * a real exchange needs must be there.
 * @throws Error naming each wrong or missing variable.
 */
export function parseEnvironment(variables: Record<string, string | undefined>): Readonly<Environment> {
  const isDemo = flag.safeParse(variables["PORTAL_DEMO"] ?? "");
  if (!isDemo.success) throw new Error("PORTAL_DEMO: must be 1, 0 or unset");
  const present = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
  const result = (isDemo.data ? demo : live).safeParse({ ...present, PORTAL_DEMO: isDemo.data });
  if (result.success) return Object.freeze(result.data);
  const faults = result.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
  const hint = isDemo.data ? "" : "\n(PORTAL_DEMO=1 starts the portal with the demo exchange instead.)";
  throw new Error(`The environment is not complete:\n${faults.join("\n")}${hint}`);
}
