import { range } from "d3-array";
import type { DateTime } from "luxon";
import { formatDate, formatMonth } from "~/i18n/dates";
import type { Translate } from "~/i18n/words";
import { now } from "../../../config/clock";
import type { PageContext } from "../../../request/page-loader";
import type { Column } from "../../figures/data-table";
import type { FiguresContent } from "../../figures/figures-page";
import { MONTHS } from "../days/marketing-year";
import { seasonLink, waitingQuery } from "../products/product-links";
import type { ChosenPrices } from "../products/product-prices";
import { breakEven, type WaitingCosts } from "./break-even";
import { changePercent } from "../rows/change";
import { priceText, worldUnit } from "../rows/price-row";
import type { TradedPrice } from "../rows/price-series";
import { seasonality } from "../rows/seasonality";
import { calculationPage, type TypedNumber } from "./calculation";

const NUMBERS: Readonly<Record<keyof WaitingCosts, TypedNumber>> = {
  interest: { name: "faiz", label: "waiting.interest", most: 200, example: 35 },
  storage: { name: "depo", label: "waiting.storage", most: 100_000, example: 100, isOptional: true },
  losses: { name: "fire", label: "waiting.losses", most: 20, example: 0.2, isOptional: true },
};
/** The one that a sentence says. */
const NAMED_MONTHS = 3;

export const waitingCost = (context: PageContext): Promise<FiguresContent> =>
  calculationPage(context, {
    query: waitingQuery,
    words: { title: "waiting.title", start: "waiting.start", method: "waiting.method" },
    numbers: NUMBERS,
    links: (product) => [seasonLink(context, product)],
    result: (prices, last, costs) => resultOf(context, prices, last, costs),
  });

function resultOf(
  context: PageContext,
  { product, all }: ChosenPrices,
  last: TradedPrice,
  typed: WaitingCosts,
) {
  const { t, language } = context;
  const costs = { ...typed, storage: typed.storage / worldUnit(product.unit).factor };
  const thisMonth = now().startOf("month");
  const seasonal = seasonalRises(all.filter(({ day }) => day < thisMonth.toISODate()));
  const months = range(1, MONTHS + 1).map((count) => {
    const month = thisMonth.plus({ months: count });
    const price = breakEven(last.average, count, costs);
    return {
      period: formatMonth(month, language),
      price,
      rise: changePercent(price, last.average),
      season: seasonal(thisMonth, month),
    };
  });
  const hasSeason = months.some(({ season }) => season !== null);
  const later = breakEven(last.average, NAMED_MONTHS, costs);
  return {
    columns: columnsOf(t, hasSeason),
    rows: months.map((values) => ({ values })),
    sentence: t("waiting.summary", {
      month: formatMonth(thisMonth.plus({ months: NAMED_MONTHS }), language),
      date: formatDate(last.day, language),
      price: priceText(last.average, product.unit, context),
      later: priceText(later, product.unit, context),
    }),
    ...(hasSeason && { note: t("waiting.aboutSeason") }),
    target: later,
  };
}

/** `rise` and `season` are of the price, in per cent: needed to break even, and usual for the season. */
const columnsOf = (t: Translate, hasSeason: boolean): Column[] => [
  { key: "period", label: t("figures.month"), kind: "text" },
  { key: "price", label: t("waiting.breakEven"), kind: "price", place: "main" },
  { key: "rise", label: t("waiting.rise"), kind: "percent" },
  ...(hasSeason
    ? [{ key: "season", label: t("waiting.season"), kind: "percent" as const, missing: "–" }]
    : []),
];

/** By how much a month usually lies above another, in per cent; null where either can't be judged. */
function seasonalRises(days: readonly TradedPrice[]) {
  const differences = new Map(seasonality(days).map(({ month, difference }) => [month, difference]));
  return (...months: readonly [from: DateTime, until: DateTime]): number | null => {
    const [first, second] = months.map(({ month }) => differences.get(month));
    return first === undefined || second === undefined ? null : changePercent(100 + second, 100 + first);
  };
}
