import written from "../data/prices-pdf.json";
import { PRODUCTS, type Product } from "../prices/products";
import type { Language } from "../language";
import type { PriceBoard } from "../prices/board";
import { byProduct } from "../prices/rows";
import { type DayPrice, sum } from "../prices/simulation";
import type { PdfRecipe, PricesRecipe } from "./recipes";

const LOCALES = { tr: "tr-TR", en: "en-GB" } as const;

interface Line {
  min: number;
  max: number;
  average: number;
  quantity: number;
  trades: number;
  amount: number;
}

/** The PDF of a month's or a year's prices, as the price history has them. */
export function pricesPdf(prices: PriceBoard, { title, pricesOf, language }: PricesRecipe): PdfRecipe {
  const days = prices.wholeDays({ from: `${pricesOf}-01-01`.slice(0, 10), until: `${pricesOf}-99` });
  const products = byProduct(days.filter(({ average }) => average !== null));
  const rows = PRODUCTS.flatMap((product) => {
    const own = products.get(product);
    return own ? [priceLine(product, lineOf(own), language)] : [];
  });
  const table = { head: written.heads[language], rows };
  return { kind: "pdf", title, paragraphs: written.paragraphs[language], table, language };
}

function lineOf(rows: DayPrice[]): Line {
  const quantity = sum(rows.map((row) => row.quantity));
  return {
    min: Math.min(...rows.map(({ min }) => min ?? Infinity)),
    max: Math.max(...rows.map(({ max }) => max ?? 0)),
    average: sum(rows.map((row) => (row.average ?? 0) * row.quantity)) / quantity,
    quantity,
    trades: sum(rows.map((row) => row.trades)),
    amount: sum(rows.map((row) => row.amount)),
  };
}

function priceLine(product: Product, total: Line, language: Language): string[] {
  const write = (value: number, decimals: number) =>
    value.toLocaleString(LOCALES[language], {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
  return [
    product.name[language],
    product.unit === "LT" && language === "en" ? "l" : product.unit.toLowerCase(),
    write(total.min, 2),
    write(total.max, 2),
    write(total.average, 4),
    write(total.quantity / 1000, 1),
    write(total.trades, 0),
    write(total.amount / 1000, 0),
  ];
}
