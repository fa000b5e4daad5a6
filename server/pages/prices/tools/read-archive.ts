import { max } from "d3-array";
import { DateTime } from "luxon";
import type { PageContext } from "../../../request/page-loader";
import { type Span, spanOf } from "../../day-span";
import { archiveQuery } from "../products/product-links";
import { addDays, isFutureDay } from "../days/trading-days";
import {
  type ChosenPrices,
  chosenPrices,
  daysOfSpan,
  firstKeptYear,
  yearOf,
} from "../products/product-prices";
import type { TradedPrice } from "../rows/price-series";

const USUAL_DAYS = 31;
/** A year before the kept ones costs a call. */
export const MOST_YEARS = 6;
/** Longer spans are cut, not refused. */
const ANY_DAYS = 100 * 366;
/** Within which a product that is traded at all has a first day. */
const FIRST_DAYS = 14;

export interface Archive extends ChosenPrices {
  span: Span;
  isShortened: boolean;
  days: readonly TradedPrice[];
  /** Null where they weren't read; without days where the history begins within them. */
  yearBefore: { span: Span; days: readonly TradedPrice[] } | null;
  unread: number;
  doubtful: number;
}

/** @throws UpstreamError */
export async function readArchive(context: PageContext): Promise<Archive | null> {
  const state = archiveQuery.read(context);
  const prices = await chosenPrices(context, state.product);
  if (!prices) return null;
  const { product, all, history } = prices;
  const typed = spanOf(context, inOrder(state), USUAL_DAYS, ANY_DAYS);
  const earliest = addDays(yearsBefore(typed.until, MOST_YEARS), 1);
  const span = { ...typed, from: max([typed.from, earliest]) ?? typed.from };
  const read = await daysOfSpan(context, { ...history, product, days: all }, span);
  const within = ({ from, until }: Span) => read.days.filter(({ day }) => day >= from && day <= until);
  const earlier = { from: yearsBefore(span.from, 1), until: yearsBefore(span.until, 1) };
  const isRead = yearOf(earlier.from) >= Math.min(firstKeptYear(), yearOf(span.from));
  const hasBegun = (read.days[0]?.day ?? "") <= addDays(earlier.from, FIRST_DAYS);
  return {
    ...prices,
    span,
    isShortened: span.from !== typed.from,
    days: within(span),
    yearBefore: isRead ? { span: earlier, days: hasBegun ? within(earlier) : [] } : null,
    unread: read.unread,
    doubtful: read.doubtful,
  };
}

/** Days in the wrong order mean the same span; today is the last that can be meant. */
function inOrder({ from, until }: Span): Span {
  const [first, last] = from && until && from > until ? [until, from] : [from, until];
  return { from: first, until: isFutureDay(last) ? "" : last };
}

const yearsBefore = (day: string, years: number) => DateTime.fromISO(day).minus({ years }).toISODate() ?? day;
