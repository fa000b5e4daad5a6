import { productField, filterForm, selectField } from "../../filter-form";
import type { LinkView } from "~/components/elements/link";
import type { PriceChartView } from "~/components/prices/price-chart";
import { hrefOfMatch } from "~/pages";
import { now } from "../../../config/clock";
import { orFallback } from "../../fallbacks";
import type { PageContext } from "../../../request/page-loader";
import { listLivePrices, type PriceRow } from "../../../upstream/contracts/prices";
import type { Product } from "../../../upstream/contracts/products";
import { type ChartOptions, chartView } from "../charts/chart";
import { bulletinSource } from "../rows/bulletin-words";
import type { RowCodes } from "../../figures/data-table";
import { noFigures, type FiguresContent } from "../../figures/figures-page";
import { changesOf, lastPrice } from "../rows/last-price";
import { joinedBy, type Series, type TradedPrice } from "../rows/price-series";
import { productHrefs } from "../products/product-address";
import { productsInOrder } from "../products/quoted-products";
import { readHistory, withLive } from "../products/product-prices";
import { stableCodes } from "../products/stable-codes";
import { seasonalPrices } from "./seasonal-prices";
import { dailyFigures, yearlyFigures } from "./yearly-figures";
import { aboutPage } from "../../shell/frame";
import { definePageQuery, oneOf, parameter, text, wholeNumber } from "../../query";

const YEARS = 5;

const DAYS = "gun";
export const SEASON = "mevsim";

export const yearlyQuery = definePageQuery("yearly-prices", {
  urun: text("product"),
  yil: parameter("year", wholeNumber(), null),
  donem: oneOf("span", ["", DAYS, SEASON], ""),
});

export async function yearlyPrices(context: PageContext): Promise<FiguresContent> {
  const years = await readYears(context);
  const { t, match } = context;
  if (!years) return noFigures(t(match.page.title), { text: t("article.empty"), links: [] });
  return years.span === SEASON ? seasonContent(context, years) : yearsContent(context, years);
}

interface Years {
  products: readonly Product[];
  product: Product;
  /** Named by the address. */
  isChosen: boolean;
  span: string;
  history: Series;
  live: readonly PriceRow[];
  /** With today's. */
  all: readonly TradedPrice[];
  /** Of the years that are offered. */
  days: readonly TradedPrice[];
  years: readonly number[];
  year: number;
  codes: RowCodes;
  productPage: string | undefined;
}

async function readYears(context: PageContext): Promise<Years | null> {
  const { upstream, language } = context;
  const products = await productsInOrder(upstream);
  const state = yearlyQuery.read(context);
  const chosen = products.find(({ id }) => String(id) === state.product);
  const product = chosen ?? products[0];
  if (!product) return null;
  const [history, answer, hrefOf, codesOf] = await Promise.all([
    readHistory(upstream, product.id),
    orFallback(upstream.read(listLivePrices, null, { isAside: true }), null),
    productHrefs(upstream, language),
    stableCodes(upstream),
  ]);
  upstream.noteMissing("history", history.unread);
  const live = answer?.rows ?? [];
  const all = withLive(history.days, live, product);
  const thisYear = now().year;
  const days = all.filter(({ day }) => day >= `${thisYear - YEARS + 1}-01-01`);
  const years = [...new Set(days.map(({ day }) => Number(day.slice(0, 4))))].toReversed();
  const year = years.find((each) => each === state.year) ?? years[0] ?? thisYear;
  if (state.product !== "" && !chosen) context.wrong.add("product");
  if (state.year !== null && state.year !== year) context.wrong.add("year");
  return {
    products,
    product,
    isChosen: chosen !== undefined,
    span: state.span,
    history,
    live,
    all,
    days,
    years,
    year,
    codes: codesOf(product),
    productPage: hrefOf(product.id),
  };
}

function yearsContent(context: PageContext, years: Years): FiguresContent {
  const { t, language, match } = context;
  const { product, days, year, span, history, isChosen } = years;
  const name = product.name ?? "";
  const own = { product: String(product.id) };
  const query = yearlyQuery.write({ ...own, year, span });
  const view = { ...years, daysOfYear: days.filter(({ day }) => day.startsWith(String(year))) };
  return {
    ...sharedContent(context, years),
    heading: {
      title: t("yearly.title", { name }),
      crumb: t(match.page.title),
      lead: null,
      description: aboutPage(match.page, t),
      ownQuery: isChosen ? yearlyQuery.search(own) : "",
    },
    figures: span === DAYS ? dailyFigures(context, view) : yearlyFigures(context, view),
    query,
    empty: {
      text: t("yearly.empty", { name }),
      links: [{ href: hrefOfMatch(match, language), label: t("yearly.first") }],
    },
    chart: () => monthsChart(context, { ...years, query }, { ...history, days }),
  };
}

function seasonContent(context: PageContext, years: Years): FiguresContent {
  const { product, codes, history, all } = years;
  const query = yearlyQuery.write({ product: String(product.id), span: SEASON });
  const days = all.filter(({ day }) => day < now().startOf("month").toISODate());
  const { title, texts, ...season } = seasonalPrices(context, { ...history, days, product, codes });
  const { head, ...shared } = sharedContent(context, years);
  return {
    ...shared,
    heading: {
      title,
      crumb: context.t(context.match.page.title),
      lead: null,
      description: texts?.details ?? title,
      ownQuery: `?${query.toString()}`,
    },
    head: head && { ...head, price: { ...head.price, ...texts } },
    query,
    ...season,
  };
}

function sharedContent(context: PageContext, { productPage, ...years }: Years) {
  const { product, all, span } = years;
  const last = all.at(-1);
  return {
    lifetime: "prices" as const,
    head: last
      ? {
          price: lastPrice(context, years, last),
          changes: changesOf(context, all, ["day", "year"]),
          links: [
            ...(productPage === undefined
              ? []
              : [{ href: productPage, label: context.t("yearly.productPage") }]),
            otherView(context, product, span === SEASON),
          ],
        }
      : null,
    chooser: chooser(context, years),
    source: bulletinSource(context),
  };
}

function otherView(context: PageContext, { id }: Product, isSeason: boolean): LinkView {
  const { t } = context;
  const product = String(id);
  return isSeason
    ? { href: yearlyQuery.href(context, { product }), label: t("yearly.yearsAndMonths") }
    : { href: yearlyQuery.href(context, { product, span: SEASON }), label: t("season.name") };
}

function monthsChart(
  context: PageContext,
  options: ChartOptions,
  { days, ...series }: Series,
): PriceChartView {
  const months = joinedBy("month", days);
  const chart = chartView(context, { ...options, series: { ...series, days: months }, period: "month" });
  const legend = { ...chart.legend, line: context.t("yearly.chart") };
  return { ...chart, legend, isHeadingHidden: true, chooser: null, table: null };
}

type ChooserValues = Pick<Years, "product" | "products" | "years" | "year" | "span">;

function chooser(context: PageContext, { product, products, years, year, span }: ChooserValues) {
  const { t } = context;
  const options = years.map((each) => ({ value: String(each), label: String(each) }));
  return filterForm(context, {
    fields: [
      productField(product, products, t),
      ...(span === SEASON ? [] : [selectField("yil", t("list.year"), String(year), options)]),
      selectField("donem", t("yearly.period"), span, [
        { value: "", label: t("yearly.yearsAndMonths") },
        { value: DAYS, label: t("yearly.days") },
        { value: SEASON, label: t("season.span") },
      ]),
    ],
  });
}
