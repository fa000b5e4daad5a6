import { XMLParser } from "fast-xml-parser";
import { z } from "zod";
import { readText, request } from "../upstream/call";
import type { Upstream } from "../upstream/client";
import { upstreamConnection } from "../upstream/connection";
import { BrokenError, NotFoundError } from "../upstream/errors";
import { withResilience } from "../upstream/resilience";

/** The central bank's rates of a day, in lira for `unit` pieces of a currency. */
export interface Rates {
  /** ISO. */
  day: string;
  bulletin: string | null;
  currencies: Currency[];
}

const CALL = "rates.today";
const TIMEOUT_MS = 3_000;

const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: "", parseTagValue: false });

/** An empty element means that there is no such rate. */
const rate = z
  .string()
  .optional()
  .transform((text, context) => {
    if (text === undefined || text.trim() === "") return null;
    const value = Number(text);
    if (Number.isFinite(value) && value > 0) return value;
    context.addIssue({ code: "custom", message: "not a rate" });
    return z.NEVER;
  });

const currency = z
  .object({
    CurrencyCode: z.string().regex(/^[A-Z]{3}$/),
    Unit: z.coerce.number().int().positive(),
    Isim: z.string(),
    CurrencyName: z.string(),
    ForexBuying: rate,
    ForexSelling: rate,
    BanknoteBuying: rate,
    BanknoteSelling: rate,
  })
  .transform((row) => ({
    code: row.CurrencyCode,
    unit: row.Unit,
    name: { tr: row.Isim.trim(), en: row.CurrencyName.trim() },
    forexBuying: row.ForexBuying,
    forexSelling: row.ForexSelling,
    banknoteBuying: row.BanknoteBuying,
    banknoteSelling: row.BanknoteSelling,
  }));

export type Currency = z.infer<typeof currency>;

const document = z
  .object({
    Tarih_Date: z.object({
      Tarih: z.string().regex(/^\d{2}\.\d{2}\.\d{4}$/),
      Bulten_No: z.string().optional(),
      Currency: z.array(currency),
    }),
  })
  .transform(({ Tarih_Date: day }): Rates => ({
    day: day.Tarih.split(".").toReversed().join("-"),
    bulletin: day.Bulten_No ?? null,
    currencies: day.Currency,
  }));

/**
 * The rates of the last business day from the central bank's feed (RATES_URL); when it fails, the last good
 * ones, which carry their own date. @throws UpstreamError
 */
export async function centralBankRates(upstream: Upstream): Promise<Rates> {
  const { ratesUrl } = await upstreamConnection();
  if (ratesUrl === null) throw new NotFoundError(CALL, "no RATES_URL");
  return upstream.keep(CALL, "documents", () => withResilience(CALL, true, () => load(ratesUrl)));
}

async function load(url: string): Promise<Rates> {
  const response = await request(CALL, url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  const body = await readText(CALL, response);
  if (!response.ok) throw new BrokenError(CALL, `status ${response.status}`, response.status >= 500);
  return parse(body);
}

function parse(xml: string): Rates {
  let value: unknown;
  try {
    value = parser.parse(xml);
  } catch {
    throw new BrokenError(CALL, "answer is not XML");
  }
  const result = document.safeParse(value);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new BrokenError(CALL, `contract: ${issue?.path.join(".") ?? ""}: ${issue?.message ?? ""}`);
}
