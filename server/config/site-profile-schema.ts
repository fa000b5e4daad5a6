import { z } from "zod";
import { APP_STORES } from "~/resources";
import { ConfigurationError } from "./configuration-error";
import { assumptionFields } from "./assumption-schema";

const words = z.string().min(1, "must not be empty");
const bilingual = z.strictObject({ tr: words, en: words });
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be hours and minutes such as "09:30"');
const hours = { from: time, until: time };
const inOrder = ({ from, until }: { from: string; until: string }) => from < until;
const order = { path: ["until"], error: "must be later than from" };
const weekdays = z.array(z.int().min(1).max(7)).nonempty();
const webAddress = z.url({ protocol: /^https?$/ });
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'must be a month such as "2026-10"');
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be small letters, digits and hyphens");

export const siteProfileSchema = z.strictObject({
  name: bilingual,
  shortName: bilingual,
  motto: bilingual.optional(),
  /** Days are ISO weekdays. */
  session: z.strictObject({ ...hours, days: weekdays.default([1, 2, 3, 4, 5]) }).refine(inOrder, order),
  holidays: z.array(z.iso.date()).default([]),
  otherMarkets: z
    .array(z.strictObject({ name: bilingual, days: weekdays, ...hours }).refine(inOrder, order))
    .default([]),
  /** ServisKod of the office shown in header and footer. */
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
  securityContacts: z.array(z.url({ protocol: /^(mailto|https|tel)$/ })).default([]),
  /** Forms sent to the staff as messages, since the upstream has no call for them; each can be disabled. */
  forms: z
    .strictObject({
      surveys: z.boolean().default(true),
      registration: z.boolean().default(true),
      passwordReset: z.boolean().default(true),
    })
    .prefault({}),
  statements: z
    .strictObject({
      averages: bilingual.optional(),
      licence: bilingual.optional(),
      answerTime: bilingual.optional(),
      requests: bilingual.optional(),
    })
    .prefault({}),
  /** Addresses of products, each named by its MAL, or by its MALADI where it has none. */
  products: z
    .array(
      z.strictObject({
        product: words,
        code: slug.optional(),
        formerAddresses: z.array(slug).default([]),
      }),
    )
    .default([]),
  /** First month by the first letters of MAL or GrupKodu, the longest first; the calendar's year if left out. */
  marketingYears: z.record(z.string().min(1), z.int().min(1).max(12)).default({}),
  /** Purchase prices that an authority announced, for products by their `productCode` in the open data. */
  announcedPrices: z
    .array(
      z
        .strictObject({
          name: bilingual,
          products: z.array(words).nonempty(),
          /** In lira for the unit in which the exchange quotes. */
          price: z.number().positive(),
          from: z.iso.date(),
          until: z.iso.date(),
          address: webAddress.optional(),
        })
        .refine(inOrder, order),
    )
    .default([]),
  /** What a seller pays of the amount, beside the withholding that the upstream states. */
  saleDeductions: z
    .array(
      z.strictObject({
        name: bilingual,
        percent: z.number().positive().max(50),
        /** In lira, for one sale. */
        most: z.number().positive().optional(),
        /** First letters of MAL or GrupKodu; all products if left out. */
        letters: z.array(words).nonempty().optional(),
      }),
    )
    .default([]),
  /** The consumer price index by month ("2026-10"), of any base. */
  consumerPrices: z.record(month, z.number().positive()).default({}),
  ...assumptionFields,
});
export type SiteProfile = z.infer<typeof siteProfileSchema>;

/** @throws ConfigurationError naming each invalid field and what would be valid */
export function parseSiteProfile(content: unknown): SiteProfile {
  const { data, error } = siteProfileSchema.safeParse(content, { error: inPlainWords });
  if (data) return data;
  const faults = error.issues.map(
    ({ path, message }) => `${path.length === 0 ? "the file" : path.join(".")} ${message}`,
  );
  throw new ConfigurationError(faults.join("; "));
}

const KINDS: Readonly<Record<string, string>> = {
  string: "a text in quotes",
  int: "a whole number",
  number: "a number",
  boolean: "true or false",
  array: "a list in [ ]",
  object: "an object in { }",
};
const FORMATS: Readonly<Record<string, string>> = {
  url: "an address such as https://www.example.org.tr",
  date: "a day of the calendar such as 2026-10-29",
};

function inPlainWords(issue: z.core.$ZodRawIssue): string {
  if (issue.code === "unrecognized_keys") {
    const names = issue.keys.map((key) => JSON.stringify(key)).join(", ");
    return `has ${names}, which is not known; known here: ${namesAt(issue.path ?? []).join(", ")}`;
  }
  const isMissing = issue.input === undefined ? "is missing: it " : "";
  return `${isMissing}must be ${rightFor(issue)}`;
}

function rightFor(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return KINDS[issue.expected] ?? issue.expected;
    case "invalid_format":
      return FORMATS[issue.format] ?? `written as ${String(issue["pattern"])}`;
    case "invalid_value":
      return `one of ${issue.values.map(String).join(", ")}`;
    case "invalid_key":
      return String(issue.issues[0]?.message).replace(/^must be /, "");
    case "too_small":
      return issue.origin === "array" || issue.origin === "string"
        ? "more than nothing"
        : `at least ${issue.minimum}`;
    case "too_big":
      return `at most ${issue.maximum}`;
    default:
      return "a text in quotes or a whole number above 0";
  }
}

interface JsonSchema {
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
}

function namesAt(path: readonly PropertyKey[]): string[] {
  const whole = z.toJSONSchema(siteProfileSchema, { io: "input" }) as JsonSchema;
  const there = path.reduce<JsonSchema | undefined>(
    (schema, step) => (typeof step === "number" ? schema?.items : schema?.properties?.[String(step)]),
    whole,
  );
  return Object.keys(there?.properties ?? {});
}
