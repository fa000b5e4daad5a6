import type { Client } from "@libsql/client";
import type { Language } from "../language";
import { PRODUCTS, type Product } from "../prices/products";
import type { PdfRecipe, PricesRecipe } from "./recipes";

const LOCALES = { tr: "tr-TR", en: "en-GB" } as const;

const HEADS = {
  tr: ["Madde", "Birim", "En az (₺)", "En çok (₺)", "Ortalama (₺)", "Miktar (bin)", "İşlem", "Tutar (bin ₺)"],
  en: [
    "Commodity",
    "Unit",
    "Lowest (₺)",
    "Highest (₺)",
    "Average (₺)",
    "Quantity (thousand)",
    "Trades",
    "₺ thousand",
  ],
};

const PARAGRAPHS = {
  tr: [
    "Tablo, dönem içinde satış salonunda yapılan ve Borsaya tescil ettirilen işlemleri madde madde özetler. Fiyatlar KDV hariçtir ve sütunda yazılı birim içindir.",
    "Ortalama, işlem miktarıyla ağırlıklandırılmıştır: büyük bir partinin fiyatı, küçük bir partininkinden daha çok sayılır. Dönemde hiç işlem görmeyen maddeler listede yer almaz.",
  ],
  en: [
    "The table sums up, commodity by commodity, the trades made in the sales hall and registered with the exchange during the period. Prices exclude VAT and are for the unit shown.",
    "The average is weighted by quantity: the price of a large lot counts for more than that of a small one. Commodities not traded in the period are left out.",
  ],
};

/** A product's period: extremes, average weighted by quantity, and sums. */
interface Line {
  min: number;
  max: number;
  average: number;
  quantity: number;
  trades: number;
  amount: number;
}

/** The PDF of a month's or a year's prices, as the price history has them. */
export async function pricesPdf(database: Client, recipe: PricesRecipe): Promise<PdfRecipe> {
  const { title, pricesOf, language } = recipe;
  const lines = await readLines(database, pricesOf);
  const rows = PRODUCTS.flatMap((product) => {
    const line = lines.get(product.id);
    return line ? [priceLine(product, line, language)] : [];
  });
  const table = { head: HEADS[language], rows };
  return { kind: "pdf", title, paragraphs: PARAGRAPHS[language], table, language };
}

/** Added up by the database: a year has some eight thousand rows. */
async function readLines(database: Client, pricesOf: string): Promise<Map<number, Line>> {
  const { rows } = await database.execute({
    sql: `SELECT product_id, min(min) AS min, max(max) AS max, sum(quantity) AS quantity,
        sum(average * quantity) / sum(quantity) AS average, sum(trades) AS trades, sum(amount) AS amount
      FROM prices WHERE day BETWEEN ? AND ? AND average IS NOT NULL GROUP BY product_id`,
    args: [`${pricesOf}-00`, `${pricesOf}-99`],
  });
  const columns = ["min", "max", "average", "quantity", "trades", "amount"] as const;
  return new Map(
    rows.map((row) => {
      const values = columns.map((column) => [column, Number(row[column])]);
      return [Number(row["product_id"]), Object.fromEntries(values) as Line];
    }),
  );
}

function priceLine(product: Product, total: Line, language: Language): string[] {
  const write = (value: number, decimals: number) =>
    value.toLocaleString(LOCALES[language], {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
  return [
    product.name[language],
    UNITS[product.unit][language],
    write(total.min, 2),
    write(total.max, 2),
    write(total.average, 4),
    write(total.quantity / 1000, 1),
    write(total.trades, 0),
    write(total.amount / 1000, 0),
  ];
}

const UNITS = { KG: { tr: "kg", en: "kg" }, LT: { tr: "lt", en: "l" } };
