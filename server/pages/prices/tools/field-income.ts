import { greatest, least, range } from "d3-array";
import { formatDate, formatLongDate } from "~/i18n/dates";
import { formatLira, formatNumber } from "~/i18n/numbers";
import type { Translate, WordKey } from "~/i18n/words";
import type { PageContext } from "../../../request/page-loader";
import type { Column } from "../../figures/data-table";
import type { FiguresContent } from "../../figures/figures-page";
import { definePageQuery, text } from "../../query";
import { addDays } from "../days/trading-days";
import { afterDeductions } from "../product-page/sale-deductions";
import { announcedPrices } from "../products/announced-prices";
import { waitingLink } from "../products/product-links";
import type { ChosenPrices } from "../products/product-prices";
import { priceText, quantityText } from "../rows/price-row";
import { joined, type TradedPrice } from "../rows/price-series";
import { calculationPage, type TypedNumber } from "./calculation";

/** What a field's harvest brings, and which price or yield covers its costs. */

const fieldQuery = definePageQuery("field-income", {
  urun: text("product"),
  alan: text("area"),
  verim: text("yield"),
  masraf: text("cost"),
});

const NUMBERS = {
  /** In decares of 1,000 m². */
  area: { name: "alan", label: "field.area", least: 0.1, most: 100_000, example: 50 },
  /** In kilograms a decare. */
  yield: { name: "verim", label: "field.yield", least: 1, most: 30_000, example: 350 },
  /** In lira a decare. */
  cost: { name: "masraf", label: "field.cost", most: 1_000_000, example: 4_000, isOptional: true },
} as const satisfies Record<string, TypedNumber>;
type Numbers = Record<keyof typeof NUMBERS, number>;

const YEAR_DAYS = 365;
/** Deductions have ceilings; each step leaves a few per cent of the error. */
const STEPS = 20;

export const fieldIncome = (context: PageContext): Promise<FiguresContent> =>
  calculationPage(context, {
    query: fieldQuery,
    words: { title: "field.title", start: "field.start", method: "field.method" },
    isOffered: ({ unit }) => unit === "KG",
    numbers: NUMBERS,
    links: (product) => [waitingLink(context, product)],
    result: (prices, last, numbers) => resultOf(context, prices, last, numbers),
  });

function resultOf(context: PageContext, prices: ChosenPrices, last: TradedPrice, numbers: Numbers) {
  const harvest = numbers.area * numbers.yield;
  const cost = numbers.area * numbers.cost;
  const deducted = (income: number) => afterDeductions(context, prices.product, income).left;
  const leftOf = (income: number) => deducted(income) ?? income;
  const needed = range(STEPS).reduce((income) => income + cost - leftOf(income), cost);
  const breakEven = needed / harvest;
  return {
    columns: columnsOf(context.t, deducted(last.average * harvest) !== null, cost > 0),
    rows: scenarios(context, prices, last).map(({ scenario, price }) => {
      const income = price * harvest;
      const left = leftOf(income);
      return { values: { scenario, price, income, left, profit: left - cost } };
    }),
    sentence: sentenceOf(context, prices, last, { ...numbers, leftOf, breakEven }),
    target: cost > 0 ? breakEven : null,
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

function yearUntil({ day }: TradedPrice, all: readonly TradedPrice[]): TradedPrice[] {
  const before = addDays(day, -YEAR_DAYS);
  return all.filter((each) => each.day > before);
}

function scenarios(context: PageContext, { all, codes }: ChosenPrices, last: TradedPrice) {
  const { t, language } = context;
  const year = yearUntil(last, all);
  const low = least(year, ({ average }) => average) ?? last;
  const high = greatest(year, ({ average }) => average) ?? last;
  const date = ({ day }: TradedPrice) => formatDate(day, language);
  const ofYear = [
    { scenario: t("field.yearsAverage"), price: joined("", year).average },
    { scenario: t("field.lowest", { date: date(low) }), price: low.average },
    { scenario: t("field.highest", { date: date(high) }), price: high.average },
  ];
  return [
    { scenario: t("field.last", { date: date(last) }), price: last.average },
    ...(year.length > 1 ? ofYear : []),
    ...announcedPrices(codes, last.day).map(({ name, price }) => ({ scenario: name[language], price })),
  ];
}

interface Result extends Numbers {
  /** Of an income in lira, after deductions. */
  leftOf: (income: number) => number;
  breakEven: number;
}

function sentenceOf(
  context: PageContext,
  { product, all }: ChosenPrices,
  last: TradedPrice,
  { area, cost, leftOf, breakEven, ...numbers }: Result,
): string {
  const { t, language } = context;
  const lira = (value: number) => formatLira(value, language, 0);
  const harvest = area * numbers.yield;
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
  const year = yearUntil(last, all);
  return [
    ...sentences,
    t(profit < 0 ? "field.loss" : "field.gain", {
      cost: lira(area * cost),
      amount: lira(Math.abs(profit)),
      perArea: lira(Math.abs(profit) / area),
    }),
    t("field.breakEven", {
      price: priceText(breakEven, product.unit, context),
      yield: formatNumber((breakEven * numbers.yield) / last.average, language),
    }),
    t("field.daysAbove", {
      count: year.length,
      above: year.filter(({ average }) => average > breakEven).length,
    }),
  ].join(" ");
}
