import { z } from "zod";
import { now } from "../../../config/clock";
import type { PageContext } from "../../../request/page-loader";
import { PageError } from "../../errors/page-error";
import type { FiguresContent } from "../../figures/figures-page";
import { contentOf } from "./product-figures";
import { daysOfSpan, productPrices } from "../products/product-prices";
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
