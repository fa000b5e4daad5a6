import { range } from "d3-array";
import type { DateTime } from "luxon";
import { formatDate, formatMonth } from "~/i18n/dates";
import type { Translate } from "~/i18n/words";
import { now } from "../../../config/clock";
import { portalOrigin } from "../../../config/environment";
import { whatsAppLink } from "../../../html/links";
import type { PageContext } from "../../../request/page-loader";
import { type Column, soleSection } from "../../figures/data-table";
import { type FiguresContent, noFigures } from "../../figures/figures-page";
import { unitWord } from "../../figures/value-words";
import { filterForm, productField } from "../../filter-form";
import { seasonLink, waitingQuery } from "../products/product-links";
import { MONTHS } from "../days/marketing-year";
import { targetLinks } from "../products/alert-links";
import { type ChosenPrices, chosenPrices } from "../products/product-prices";
import { breakEven, type WaitingCosts } from "../rows/break-even";
import { bulletinSource } from "../rows/bulletin-words";
import { changePercent } from "../rows/change";
import { changesOf, lastPrice } from "../rows/last-price";
import { priceText, worldUnit } from "../rows/price-row";
import type { TradedPrice } from "../rows/price-series";
import { seasonality } from "../rows/seasonality";
import { readTyped, typedField, type TypedNumber } from "./typed-number";

const FIELDS: Readonly<Record<keyof WaitingCosts, TypedNumber>> = {
  interest: { name: "faiz", label: "waiting.interest", most: 200, example: 35 },
  storage: { name: "depo", label: "waiting.storage", most: 100_000, example: 100, isOptional: true },
  losses: { name: "fire", label: "waiting.losses", most: 20, example: 0.2, isOptional: true },
};
const COSTS = ["interest", "storage", "losses"] as const;
/** What was calculated or is wrong follows on a phone's screen. */
const FORM_PLACE = "hesap";
/** The one that a sentence says. */
const NAMED_MONTHS = 3;

export async function waitingCost(context: PageContext): Promise<FiguresContent> {
  const { t, match } = context;
  const state = waitingQuery.read(context);
  const prices = await chosenPrices(context, state.product);
  if (!prices) return noFigures(t(match.page.title), { text: t("article.empty"), links: [] });
  const { product, isChosen, all } = prices;
  const name = product.name;
  const last = all.at(-1);
  const costs = last && readCosts(context, state, product.unit);
  const own = { product: String(product.id) };
  const form = filterForm(context, {
    fields: [
      productField(product, prices.products, t),
      ...COSTS.map((cost) =>
        typedField(context, FIELDS[cost], state[cost], unitWord(worldUnit(product.unit).unit, t)),
      ),
    ],
    submit: t("load.submit"),
  });
  return {
    ...noFigures(name, {
      text: t(last ? "waiting.start" : "yearly.empty", { name }),
      links: [],
      isCertain: last !== undefined,
    }),
    heading: {
      title: t("waiting.title", { name }),
      crumb: t(match.page.title),
      ownQuery: isChosen ? waitingQuery.search(own) : "",
    },
    lifetime: state.interest + state.storage + state.losses === "" ? "prices" : "none",
    query: waitingQuery.write({ ...state, ...own }),
    head: last
      ? {
          price: lastPrice(context, prices, last),
          changes: changesOf(context, all, ["month", "year"]),
          links: [...prices.pageLinks, seasonLink(context, product)],
        }
      : null,
    chooser: { ...form, place: FORM_PLACE },
    ...(last && costs && monthsContent(context, prices, last, costs)),
    source: [t("waiting.method"), bulletinSource(context)].join(" "),
  };
}

type Typed = Record<keyof WaitingCosts, string>;

/** Null while one of them is missing or can't be used. */
function readCosts(context: PageContext, typed: Typed, unit: string): WaitingCosts | null {
  const read = (cost: keyof WaitingCosts) => readTyped(FIELDS[cost], typed[cost], context.language);
  const [interest, storage, losses] = [read("interest"), read("storage"), read("losses")];
  if (interest === null || storage === null || losses === null) return null;
  return { interest, storage: storage / worldUnit(unit).factor, losses };
}

interface Month {
  period: string;
  price: number;
  /** Of the price, in per cent: needed to break even, and usual for the season. */
  rise: number | null;
  season: number | null;
}

type MonthsContent = Pick<FiguresContent, "figures" | "summary" | "more">;

function monthsContent(
  context: PageContext,
  { product, all }: ChosenPrices,
  last: TradedPrice,
  costs: WaitingCosts,
): MonthsContent {
  const { t, language } = context;
  const thisMonth = now().startOf("month");
  const seasonal = seasonalRises(all.filter(({ day }) => day < thisMonth.toISODate()));
  const months = range(1, MONTHS + 1).map((count): Month => {
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
  const title = t("waiting.title", { name: product.name });
  const named = months[NAMED_MONTHS - 1];
  const sentence = named
    ? t("waiting.summary", {
        month: named.period,
        date: formatDate(last.day, language),
        price: priceText(last.average, product.unit, context),
        later: priceText(named.price, product.unit, context),
      })
    : "";
  const address = portalOrigin + waitingQuery.href(context, waitingQuery.read(context));
  return {
    figures: {
      fileName: "",
      title,
      about: {},
      columns: columnsOf(t, hasSeason),
      sections: soleSection(
        "months",
        product.unit,
        months.map((values) => ({ values: { ...values } })),
      ),
    },
    summary: [sentence, ...(hasSeason ? [t("waiting.aboutSeason")] : [])].join(" "),
    more: [
      { ...whatsAppLink(`${title}\n${sentence}\n`, address, t), label: t("load.share") },
      ...(named ? targetLinks(context, product, named.price) : []),
    ],
  };
}

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
