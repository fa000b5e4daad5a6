import { productField, filterForm } from "../filter-form";
import { formatDays } from "~/i18n/dates";
import type { PriceChartView } from "~/components/prices/price-chart";
import { now } from "../../config/clock";
import type { MemberContext } from "../member-context";
import { PageError } from "../errors/page-error";
import type { Product } from "../../upstream/contracts/products";
import { listTrades, type LaboratoryProperty, type Trade } from "../../upstream/contracts/trades";
import { tradedSummary } from "../prices/rows/bulletin-words";
import { chartView, RANGE_WORDS, RANGES, type Range } from "../prices/charts/chart";
import { readSeries } from "../prices/rows/price-series";
import { orFallback } from "../fallbacks";
import { productsInOrder } from "../prices/products/quoted-products";
import { addDays } from "../prices/days/trading-days";
import { partOf, bulletinQuery, nothingIn, type SectionContent } from "./section";
import { spanFields, spanOf, chosenSpan, type Span } from "../day-span";
import type { Translate, WordKey } from "~/i18n/words";
import type { Column, DataRow } from "../figures/data-table";

const USUAL_DAYS = RANGES["3a"] + 1;
const OFFERED: readonly Range[] = ["1a", "3a", "6a", "1y"];

export async function product(context: MemberContext): Promise<SectionContent> {
  const { upstream, t, language } = context;
  const products = await productsInOrder(upstream);
  const state = bulletinQuery.read(context);
  const product = products.find(({ id }) => String(id) === state.product);
  const chosen = product ?? products[0];
  if (!chosen) throw new PageError("notFound");
  const span = spanOf(context, state, USUAL_DAYS);
  const { from, until } = span;
  const trades = await upstream.read(listTrades, { productId: chosen.id, from, until });
  const { columns, rows } = tradeTable(trades, t);
  const values = { section: "urun", product: String(chosen.id), from, until } as const;
  const part = partOf(context, trades.length, values);
  if (state.product !== "" && !product) context.wrong.add("product");
  return {
    title: t("memberBulletin.productTitle", { product: chosen.name }),
    lead: formatDays(span, language),
    query: bulletinQuery.write(values),
    figures: {
      fileName: t("memberBulletin.tradesFile", { id: chosen.id, from, until }),
      title: t("memberBulletin.productTitle", { product: chosen.name }),
      about: { productId: chosen.id, from, until },
      columns,
      sections: [{ id: "islemler", heading: null, unit: chosen.unit, rows }],
    },
    chooser: filterForm(context, {
      fields: [productField(chosen, products, t), ...spanFields(span, { language, t })],
      hidden: bulletinQuery.fields({ section: "urun" }),
      folded: chosenSpan(context, span, chosen.name),
    }),
    summary: tradedSummary(trades, context),
    part,
    empty: nothingIn(context, "memberBulletin.noTrades", { section: "urun", product: String(chosen.id) }),
    chart: () => priceChart(context, chosen, span),
  };
}

async function priceChart(context: MemberContext, chosen: Product, span: Span): Promise<PriceChartView> {
  const series = await orFallback(readSeries(context.upstream, chosen.id, span.from, span.until), null);
  const chart = chartView(context, {
    product: chosen,
    products: [],
    query: new URLSearchParams(),
    series,
  });
  return { ...chart, chooser: null, ranges: ranges(context, chosen, span) };
}

function ranges(context: MemberContext, { id }: Product, span: Span): PriceChartView["ranges"] {
  const { t } = context;
  const until = now().toISODate();
  const links = OFFERED.map((word) => {
    const own = { from: addDays(until, -RANGES[word]), until };
    return {
      href: `${bulletinQuery.href(context, { section: "urun", product: String(id), ...own })}#grafik`,
      label: t(RANGE_WORDS[word]),
      current: own.from === span.from && until === span.until,
    };
  });
  return { label: t("chart.ranges"), links };
}

const LABORATORY: [property: LaboratoryProperty, label: WordKey, decimals: number][] = [
  ["moisture", "memberBulletin.moisture", 1],
  ["protein", "memberBulletin.protein", 1],
  ["testWeight", "memberBulletin.testWeight", 1],
  ["gluten", "memberBulletin.gluten", 1],
  ["glutenIndex", "memberBulletin.glutenIndex", 0],
  ["sedimentation", "memberBulletin.sedimentation", 0],
  ["fallingNumber", "memberBulletin.fallingNumber", 0],
  ["sunnPest", "memberBulletin.sunnPest", 1],
  ["foreignMatter", "memberBulletin.foreignMatter", 1],
  ["brokenGrains", "memberBulletin.brokenGrains", 1],
];

function tradeTable(trades: readonly Trade[], t: Translate): { columns: Column[]; rows: DataRow[] } {
  const examined = LABORATORY.filter(([property]) => trades.some((trade) => trade[property] !== null));
  const columns: Column[] = [
    { key: "day", label: t("figures.day"), kind: "day" },
    { key: "time", label: t("memberBulletin.time"), kind: "time", place: "plain" },
    { key: "price", label: t("transactions.price"), kind: "price", place: "main" },
    { key: "quantity", label: t("board.quantity"), kind: "quantity" },
    { key: "amount", label: t("figures.amount"), kind: "amount" },
    ...examined.map(([key, label, decimals]): Column => ({
      key,
      label: t(label),
      kind: "measure",
      decimals,
      place: "detail",
    })),
    { key: "saleType", label: t("monthly.saleType"), kind: "text", place: "detail" },
    { key: "village", label: t("memberBulletin.village"), kind: "text", place: "detail" },
    { key: "transaction", label: t("transactions.transaction"), kind: "text", place: "detail" },
  ];
  return { columns, rows: trades.map((trade) => ({ values: { ...trade } })) };
}
