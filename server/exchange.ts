import { readFileSync } from "node:fs";
import { z } from "zod";
import { APP_STORES } from "~/resources";
import { ConfigurationError } from "./configuration-error";
import { env } from "./env";

const bilingual = z.object({ tr: z.string().min(1), en: z.string().min(1) });
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const weekdays = z.array(z.number().int().min(1).max(7)).nonempty();
const webAddress = z.url({ protocol: /^https?$/ });

/** What the operator tells about the exchange: its names, hours and addresses elsewhere. */
const exchangeSchema = z.object({
  name: bilingual,
  shortName: bilingual,
  motto: bilingual.optional(),
  /** The trading session, on ISO weekdays. */
  session: z.object({ from: time, until: time, days: weekdays.default([1, 2, 3, 4, 5]) }),
  /** Days without a session beside those that the upstream calls one. */
  holidays: z.array(z.iso.date()).default([]),
  /** Markets with days and hours of their own, such as the livestock market. */
  otherMarkets: z.array(z.object({ name: bilingual, days: weekdays, from: time, until: time })).default([]),
  /** The ServisKod whose address and telephone stand in header and footer. */
  officeCode: z.string().default("MERKEZ"),
  apps: z.array(z.object({ store: z.enum(APP_STORES), url: webAddress })).default([]),
  social: z
    .array(
      z.object({ network: z.enum(["x", "facebook", "instagram", "youtube", "linkedin"]), url: webAddress }),
    )
    .default([]),
  /** Whom to tell of a weakness of the site: addresses for security.txt. */
  securityContacts: z.array(z.url({ protocol: /^(mailto|https|tel)$/ })).default([]),
  /** What goes to the staff as a message, because the upstream has no call for it, and may be switched off. */
  forms: z
    .strictObject({
      surveys: z.boolean().default(true),
      registration: z.boolean().default(true),
      passwordReset: z.boolean().default(true),
    })
    .prefault({}),
  /** What pages say beyond what the upstream tells, each in the operator's own words; what is left out is not said. */
  statements: z
    .strictObject({
      /** How averages are worked out. */
      averages: bilingual.optional(),
      /** What may be done with downloaded figures. */
      licence: bilingual.optional(),
      /** When messages of the contact form are answered. */
      answerTime: bilingual.optional(),
      /** What becomes of requests and complaints. */
      requests: bilingual.optional(),
    })
    .prefault({}),
  /** Upstream TipId numbers that differ from the assumed ones, by our name. */
  contentTypes: z.record(z.string(), z.number().int()).default({}),
});
export type Exchange = z.infer<typeof exchangeSchema>;

/** The exchange this portal serves: EXCHANGE_FILE, or in demo mode the demo exchange. */
export const exchange: Readonly<Exchange> = Object.freeze(await readExchange());

async function readExchange(): Promise<Exchange> {
  if (env.EXCHANGE_FILE) return parseFile(env.EXCHANGE_FILE);
  const { PORTAL_SETTINGS } = await import("./reference-upstream/portal-settings");
  return exchangeSchema.parse(PORTAL_SETTINGS);
}

function parseFile(path: string): Exchange {
  const result = exchangeSchema.safeParse(readJson(path));
  if (result.success) return result.data;
  const faults = result.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  throw new ConfigurationError(`EXCHANGE_FILE ${path}: ${faults.join("; ")}`);
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    throw new ConfigurationError(
      `EXCHANGE_FILE ${path}: ${error instanceof Error ? error.message : "unreadable"}`,
    );
  }
}
