import { range, sum } from "d3-array";
import { z } from "zod";
import { now } from "../../../config/clock";
import type { PageContext } from "../../../request/page-loader";
import { PageError } from "../../errors/page-error";
import type { FiguresContent } from "../../figures/figures-page";
import { readSeries, type Series } from "../rows/price-series";
import type { Span } from "../../day-span";
import { contentOf } from "./product-figures";
import { firstKeptYear, productPrices, type ProductPrices } from "../products/product-prices";
import { addDays } from "../days/trading-days";

const MOST_DAYS = 366;
const FIRST_YEAR = 2000;

const productSpan = z
  .object({ bas: z.iso.date(), bit: z.iso.date() })
  .refine(({ bas, bit }) => bas <= bit && bit < addDays(bas, MOST_DAYS) && bas >= `${FIRST_YEAR}-01-01`)
  .refine(({ bas }) => bas <= now().toISODate());

/** All cached days, or a span of at most a year (?bas=, ?bit=), however long ago. */
export async function productFile(context: PageContext): Promise<FiguresContent> {
  const { searchParams } = context.url;
  const prices = await productPrices(context);
  if (!searchParams.has("bas") && !searchParams.has("bit")) return contentOf(context, prices);
  const span = productSpan.safeParse(Object.fromEntries(searchParams));
  if (!span.success) throw new PageError("notFound");
  const { bas: from, bit: until } = span.data;
  const read = await daysOfSpan(context, prices, { from, until });
  const days = read.days.filter(({ day }) => day >= from && day <= until);
  const content = contentOf(context, { ...prices, ...read, days });
  const { figures } = content;
  return {
    ...content,
    query: new URLSearchParams({ bas: from, bit: until }),
    figures: {
      ...figures,
      fileName: `${figures.fileName}-${from}-${until}`,
      about: { ...figures.about, from, until },
    },
  };
}

export const yearOf = (day: string) => Number(day.slice(0, 4));

/** Days before the cached years are read by whole years, so that spans share answers. */
export async function daysOfSpan(
  { upstream }: PageContext,
  { product, ...current }: Pick<ProductPrices, "product" | keyof Series>,
  { from, until }: Span,
): Promise<Series> {
  const last = yearOf(until);
  const older = range(yearOf(from), Math.min(last + 1, firstKeptYear()));
  const read = await Promise.all(
    older.map((year) => readSeries(upstream, product.id, `${year}-01-01`, `${year}-12-31`)),
  );
  const all = last < firstKeptYear() ? read : [...read, current];
  const unread = sum(all, (series) => series.unread);
  upstream.noteMissing("history", unread);
  return { days: all.flatMap(({ days }) => days), unread, doubtful: sum(all, (series) => series.doubtful) };
}
