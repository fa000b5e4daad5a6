import { greatest, least, range } from "d3-array";
import { formatDate, formatLongDate } from "~/i18n/dates";
import { formatLira, formatNumber } from "~/i18n/numbers";
import type { Translate, WordKey } from "~/i18n/words";
import { portalOrigin } from "../../../config/environment";
import { whatsAppLink } from "../../../html/links";
import type { PageContext } from "../../../request/page-loader";
import { type Column, soleSection } from "../../figures/data-table";
import { type FiguresContent, noFigures } from "../../figures/figures-page";
import { filterForm, productField } from "../../filter-form";
import { definePageQuery, text } from "../../query";
import { addDays } from "../days/trading-days";
import { afterDeductions } from "../product-page/sale-deductions";
import { targetLinks } from "../products/alert-links";
import { announcedPrices } from "../products/announced-prices";
import { waitingLink } from "../products/product-links";
import { type ChosenPrices, chosenPrices } from "../products/product-prices";
import { bulletinSource } from "../rows/bulletin-words";
import { changesOf, lastPrice } from "../rows/last-price";
import { priceText, quantityText } from "../rows/price-row";
import { joined, type TradedPrice } from "../rows/price-series";
import { readTyped, typedField, type TypedNumber } from "./typed-number";

/** What a field's harvest brings, and which price or yield covers its costs. */

const fieldQuery = definePageQuery("field-income", {
  urun: text("product"),
  alan: text("area"),
  verim: text("yield"),
  masraf: text("cost"),
});

const FIELDS = {
  /** In decares of 1,000 m². */
  area: { name: "alan", label: "field.area", least: 0.1, most: 100_000, example: 50 },
  /** In kilograms a decare. */
  yield: { name: "verim", label: "field.yield", least: 1, most: 30_000, example: 350 },
  /** In lira a decare. */
  cost: { name: "masraf", label: "field.cost", most: 1_000_000, example: 4_000, isOptional: true },
} as const satisfies Record<string, TypedNumber>;
type Typed = Record<keyof typeof FIELDS, number>;

const FORM_PLACE = "hesap";
const YEAR_DAYS = 365;
/** Deductions have ceilings; each step leaves a few per cent of the error. */
const STEPS = 20;

export async function fieldIncome(context: PageContext): Promise<FiguresContent> {
  const { t, match } = context;
  const state = fieldQuery.read(context);
  const prices = await chosenPrices(context, state.product, ({ unit }) => unit === "KG");
  if (!prices) return noFigures(t(match.page.title), { text: t("article.empty"), links: [] });
  const { product, isChosen, all } = prices;
  const { name } = product;
  const last = all.at(-1);
  const typed = last && readAll(context, state);
  const own = { product: String(product.id) };
  const form = filterForm(context, {
    fields: [
      productField(product, prices.products, t),
      ...(["area", "yield", "cost"] as const).map((key) => typedField(context, FIELDS[key], state[key])),
    ],
    submit: t("load.submit"),
  });
  return {
    ...noFigures(name, {
      text: t(last ? "field.start" : "yearly.empty", { name }),
      links: [],
      isCertain: last !== undefined,
    }),
    heading: {
      title: t("field.title", { name }),
      crumb: t(match.page.title),
      ownQuery: isChosen ? fieldQuery.search(own) : "",
    },
    lifetime: state.area + state.yield + state.cost === "" ? "prices" : "none",
    query: fieldQuery.write({ ...state, ...own }),
    head: last
      ? {
          price: lastPrice(context, prices, last),
          changes: changesOf(context, all, ["month", "year"]),
          links: [...prices.pageLinks, waitingLink(context, product)],
        }
      : null,
    chooser: { ...form, place: FORM_PLACE },
    ...(last && typed && incomeContent(context, prices, last, typed)),
    source: [t("field.method"), bulletinSource(context)].join(" "),
  };
}

/** Null while one of them is missing or can't be used. */
function readAll({ language }: PageContext, raw: Record<keyof Typed, string>): Typed | null {
  const [area, yielded, cost] = (["area", "yield", "cost"] as const).map((key) =>
    readTyped(FIELDS[key], raw[key], language),
  );
  return area && yielded && typeof cost === "number" ? { area, yield: yielded, cost } : null;
}

function incomeContent(
  context: PageContext,
  prices: ChosenPrices,
  last: TradedPrice,
  typed: Typed,
): Partial<FiguresContent> {
  const { t } = context;
  const { product } = prices;
  const harvest = typed.area * typed.yield;
  const cost = typed.area * typed.cost;
  const deducted = (income: number) => afterDeductions(context, product, income).left;
  const leftOf = (income: number) => deducted(income) ?? income;
  const rows = scenarios(context, prices, last).map(({ scenario, price }) => {
    const income = price * harvest;
    const left = leftOf(income);
    return { values: { scenario, price, income, left, profit: left - cost } };
  });
  const needed = range(STEPS).reduce((income) => income + cost - leftOf(income), cost);
  const breakEven = needed / harvest;
  const title = t("field.title", { name: product.name });
  const summary = summaryOf(context, prices, last, { ...typed, leftOf, breakEven });
  const address = portalOrigin + fieldQuery.href(context, fieldQuery.read(context));
  return {
    figures: {
      fileName: "",
      title,
      about: {},
      columns: columnsOf(t, deducted(last.average * harvest) !== null, cost > 0),
      sections: soleSection("scenarios", product.unit, rows),
    },
    summary,
    more: [
      { ...whatsAppLink(`${title}\n${summary}\n`, address, t), label: t("load.share") },
      ...(cost > 0 ? targetLinks(context, product, breakEven) : []),
    ],
  };
}

const columnsOf = (t: Translate, hasDeductions: boolean, hasCost: boolean): Column[] => {
  const lira = (key: string, label: WordKey): Column => ({
    key,
    label: t(label),
    kind: "measure",
    decimals: 0,
  });
  return [
    { key: "scenario", label: t("field.scenario"), kind: "text" },
    { key: "price", label: t("field.price"), kind: "price", place: "main" },
    lira("income", "field.income"),
    ...(hasDeductions ? [lira("left", "field.left")] : []),
    ...(hasCost ? [lira("profit", "field.profit")] : []),
  ];
};

const yearBefore = (all: readonly TradedPrice[], { day }: TradedPrice) =>
  all.filter((each) => each.day > addDays(day, -YEAR_DAYS));

function scenarios(context: PageContext, { all, codes }: ChosenPrices, last: TradedPrice) {
  const { t, language } = context;
  const year = yearBefore(all, last);
  const dated = (key: "field.lowest" | "field.highest", price: TradedPrice | undefined) =>
    price && year.length > 1
      ? [{ scenario: t(key, { date: formatDate(price.day, language) }), price: price.average }]
      : [];
  return [
    { scenario: t("field.last", { date: formatDate(last.day, language) }), price: last.average },
    ...(year.length > 1 ? [{ scenario: t("field.yearsAverage"), price: joined("", year).average }] : []),
    ...dated(
      "field.lowest",
      least(year, ({ average }) => average),
    ),
    ...dated(
      "field.highest",
      greatest(year, ({ average }) => average),
    ),
    ...announcedPrices(codes, last.day).map(({ name, price }) => ({ scenario: name[language], price })),
  ];
}

interface Result extends Typed {
  /** Of an income in lira, after deductions. */
  leftOf: (income: number) => number;
  breakEven: number;
}

function summaryOf(
  context: PageContext,
  { product, all }: ChosenPrices,
  last: TradedPrice,
  { area, cost, leftOf, breakEven, ...typed }: Result,
): string {
  const { t, language } = context;
  const lira = (value: number) => formatLira(value, language, 0);
  const harvest = area * typed.yield;
  const left = leftOf(last.average * harvest);
  const profit = left - area * cost;
  const sentences = [
    t("field.summary", {
      area: formatNumber(area, language, Number.isInteger(area) ? 0 : 1),
      quantity: quantityText({ quantity: harvest, unit: product.unit }, context),
      date: formatLongDate(last.day, language),
      price: priceText(last.average, product.unit, context),
      left: lira(left),
    }),
  ];
  if (cost === 0) return sentences.join(" ");
  const year = yearBefore(all, last);
  return [
    ...sentences,
    t(profit < 0 ? "field.loss" : "field.gain", {
      cost: lira(area * cost),
      amount: lira(Math.abs(profit)),
      perArea: lira(Math.abs(profit) / area),
    }),
    t("field.breakEven", {
      price: priceText(breakEven, product.unit, context),
      yield: formatNumber((breakEven * typed.yield) / last.average, language),
    }),
    t("field.daysAbove", {
      count: year.length,
      above: year.filter(({ average }) => average > breakEven).length,
    }),
  ].join(" ");
}
