import { z } from "zod";
import { APP_STORES } from "~/resources";
import { assumptionFields } from "./upstream/assumption-schema";

const bilingual = z.strictObject({ tr: z.string().min(1), en: z.string().min(1) });
const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Invalid time: expected hours and minutes such as "09:30"');
const weekdays = z.array(z.int().min(1).max(7)).nonempty();
const webAddress = z.url({ protocol: /^https?$/ });

/** What the operator tells about the exchange: EXCHANGE_FILE. */
export const exchangeSchema = z.strictObject({
  name: bilingual,
  shortName: bilingual,
  motto: bilingual.optional(),
  /** The trading session, on ISO weekdays. */
  session: z.strictObject({ from: time, until: time, days: weekdays.default([1, 2, 3, 4, 5]) }),
  /** Days without a session beside those that the upstream calls one. */
  holidays: z.array(z.iso.date()).default([]),
  /** Markets with days and hours of their own, such as the livestock market. */
  otherMarkets: z
    .array(z.strictObject({ name: bilingual, days: weekdays, from: time, until: time }))
    .default([]),
  /** The ServisKod whose address and telephone stand in header and footer. */
  officeCode: z.string().default("MERKEZ"),
  apps: z.array(z.strictObject({ store: z.enum(APP_STORES), url: webAddress })).default([]),
  social: z
    .array(
      z.strictObject({
        network: z.enum(["x", "facebook", "instagram", "youtube", "linkedin"]),
        url: webAddress,
      }),
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
  ...assumptionFields,
});
export type Exchange = z.infer<typeof exchangeSchema>;

/** What is wrong with a file, each fault with its place, what is wrong there and what would be right. */
export function faultsOf(error: z.ZodError): string[] {
  return error.issues.map((issue) => {
    const place = issue.path.join(".");
    if (issue.code !== "unrecognized_keys")
      return place === "" ? issue.message : `${place}: ${issue.message}`;
    const names = issue.keys.map((key) => JSON.stringify([...issue.path, key].join(".")));
    return `${names.join(", ")} is not known; known here: ${namesAt(issue.path).join(", ")}`;
  });
}

interface JsonSchema {
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
}

/** The names that may stand at a place of the file. */
function namesAt(path: readonly PropertyKey[]): string[] {
  const whole = z.toJSONSchema(exchangeSchema, { io: "input" }) as JsonSchema;
  const there = path.reduce<JsonSchema | undefined>(
    (schema, step) => (typeof step === "number" ? schema?.items : schema?.properties?.[String(step)]),
    whole,
  );
  return Object.keys(there?.properties ?? {});
}
