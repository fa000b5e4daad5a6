import { z } from "zod";
import type { Feed } from "../feed";

/** In lira for `unit` pieces of a currency. */
export interface Rates {
  day: string;
  bulletin: string | null;
  currencies: Currency[];
}

/** An empty element means no such rate. */
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
      Tarih: z
        .string()
        .transform((text) => text.split(".").toReversed().join("-"))
        .pipe(z.iso.date()),
      Bulten_No: z.string().optional(),
      Currency: z.array(currency),
    }),
  })
  .transform(({ Tarih_Date: day }): Rates => ({
    day: day.Tarih,
    bulletin: day.Bulten_No ?? null,
    currencies: day.Currency,
  }));

export const RATES_FEED: Feed<Rates> = {
  name: "rates.today",
  lifetime: "documents",
  format: "XML",
  answer: document,
};

export const RATES_OF_DAY_FEED: Feed<Rates | null> = {
  ...RATES_FEED,
  name: "rates.day",
  answer: document.nullable(),
  isOptional: true,
};
