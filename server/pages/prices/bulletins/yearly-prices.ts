import { productField, filterForm, selectField } from "../../filter-form";
import type { LinkView } from "~/components/elements/link";
import type { PriceChartView } from "~/components/prices/price-chart";
import { hrefOfMatch } from "~/pages";
import { now } from "../../../config/clock";
import { orFallback } from "../../fallbacks";
import type { PageContext } from "../../../request/page-loader";
import { listLivePrices } from "../../../upstream/contracts/prices";
import type { Product } from "../../../upstream/contracts/products";
import { type ChartOptions, chartView } from "../charts/chart";
import { bulletinSource } from "../rows/bulletin-words";
import { noFigures, type FiguresContent } from "../../figures/figures-page";
import { changesOf, lastPrice } from "../rows/last-price";
import { joinedBy, type Series, type TradedPrice } from "../rows/price-series";
import { productHrefs } from "../products/product-address";
import { productsInOrder } from "../products/quoted-products";
import { type ProductPrices, readHistory, withLive } from "../products/product-prices";
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
  const { upstream, t, language } = context;
  const products = await productsInOrder(upstream);
  const state = yearlyQuery.read(context);
  const chosen = products.find(({ id }) => String(id) === state.product);
  const product = chosen ?? products[0];
  if (!product) return noFigures(t(context.match.page.title), { text: t("article.empty"), links: [] });
  const thisYear = now().year;
  const [history, live, hrefOf, codesOf] = await Promise.all([
    readHistory(upstream, product.id),
    orFallback(upstream.read(listLivePrices, null, { isAside: true }), null),
    productHrefs(upstream, language),
    stableCodes(upstream),
  ]);
  upstream.noteMissing("history", history.unread);
  const rows = live?.rows ?? [];
  const all = withLive(history.days, rows, product);
  const days = all.filter(({ day }) => day >= `${thisYear - YEARS + 1}-01-01`);
  const years = [...new Set(days.map(({ day }) => Number(day.slice(0, 4))))].toReversed();
  const year = years.find((each) => each === state.year) ?? years[0] ?? thisYear;
  if (state.product !== "" && !chosen) context.wrong.add("product");
  if (state.year !== null && state.year !== year) context.wrong.add("year");
  const isSeason = state.span === SEASON;
  const [page, codes] = [hrefOf(product.id), codesOf(product)];
  const shared = {
    heading: {
      title: t("yearly.title", { name: product.name ?? "" }),
      crumb: t(context.match.page.title),
      lead: null,
      description: aboutPage(context.match.page, t),
      ownQuery: chosen ? yearlyQuery.search({ product: String(chosen.id) }) : "",
    },
    lifetime: "prices" as const,
    head: headOf(context, { product, live: rows }, all, [
      ...(page === undefined ? [] : [{ href: page, label: t("yearly.productPage") }]),
      otherView(context, product, isSeason),
    ]),
    chooser: chooser(context, { product, products, years, year: isSeason ? null : year, span: state.span }),
    source: bulletinSource(context),
  };
  if (isSeason) {
    const query = yearlyQuery.write({ product: String(product.id), span: SEASON });
    const whole = all.filter(({ day }) => day < now().startOf("month").toISODate());
    const { title, texts, ...season } = seasonalPrices(context, { ...history, days: whole, product, codes });
    return {
      ...shared,
      heading: {
        ...shared.heading,
        title,
        description: texts?.details ?? title,
        ownQuery: `?${query.toString()}`,
      },
      head: shared.head && { ...shared.head, price: { ...shared.head.price, ...texts } },
      query,
      ...season,
    };
  }
  const query = yearlyQuery.write({ product: String(product.id), year, span: state.span });
  const daysOfYear = days.filter(({ day }) => day.startsWith(String(year)));
  const view = { product, year, days, daysOfYear, codes };
  return {
    ...shared,
    figures: state.span === DAYS ? dailyFigures(context, view) : yearlyFigures(context, view),
    query,
    empty: {
      text: t("yearly.empty", { name: product.name ?? "" }),
      links: [{ href: hrefOfMatch(context.match, language), label: t("yearly.first") }],
    },
    chart: () => monthsChart(context, { product, products, query }, { ...history, days }),
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

function headOf(
  context: PageContext,
  product: Pick<ProductPrices, "product" | "live">,
  days: readonly TradedPrice[],
  links: LinkView[],
): FiguresContent["head"] {
  const last = days.at(-1);
  return last
    ? { price: lastPrice(context, product, last), changes: changesOf(context, days, ["day", "year"]), links }
    : null;
}

interface Chooser {
  product: Product;
  products: readonly Product[];
  years: readonly number[];
  /** Null where all years count. */
  year: number | null;
  span: string;
}

function chooser(context: PageContext, { product, products, years, year, span }: Chooser) {
  const { t } = context;
  const options = years.map((each) => ({ value: String(each), label: String(each) }));
  return filterForm(context, {
    fields: [
      productField(product, products, t),
      ...(year === null ? [] : [selectField("yil", t("list.year"), String(year), options)]),
      selectField("donem", t("yearly.period"), span, [
        { value: "", label: t("yearly.yearsAndMonths") },
        { value: DAYS, label: t("yearly.days") },
        { value: SEASON, label: t("season.span") },
      ]),
    ],
  });
}
