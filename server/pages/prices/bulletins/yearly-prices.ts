import { productField, filterForm, selectField } from "../../filter-form";
import { hrefOfMatch } from "~/pages";
import { now } from "../../../config/clock";
import { orFallback } from "../../fallbacks";
import type { PageContext } from "../../../request/page-loader";
import { listLivePrices, type PriceRow } from "../../../upstream/contracts/prices";
import type { Product } from "../../../upstream/contracts/products";
import { chartView } from "../charts/chart";
import { bulletinSource } from "../rows/bulletin-words";
import { noFigures, type FiguresContent } from "../../figures/figures-page";
import { changesOf, lastPrice } from "../rows/last-price";
import { joinedBy, type TradedPrice } from "../rows/price-series";
import { productHrefs } from "../products/product-address";
import { productsInOrder } from "../products/quoted-products";
import { readHistory, withLive } from "../products/product-prices";
import { stableCodes } from "../products/stable-codes";
import { dailyFigures, yearlyFigures } from "./yearly-figures";
import { aboutPage } from "../../shell/frame";
import { definePageQuery, oneOf, parameter, text, wholeNumber } from "../../query";

const YEARS = 5;

const DAYS = "gun";

export const yearlyQuery = definePageQuery("yearly-prices", {
  urun: text("product"),
  yil: parameter("year", wholeNumber(), null),
  donem: oneOf("span", ["", DAYS], ""),
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
  const name = product.name ?? "";
  const query = yearlyQuery.write({ product: String(product.id), year, span: state.span });
  const daysOfYear = days.filter(({ day }) => day.startsWith(String(year)));
  const view = { product, year, days, daysOfYear, codes: codesOf(product) };
  return {
    heading: {
      title: t("yearly.title", { name }),
      crumb: t(context.match.page.title),
      lead: null,
      description: aboutPage(context.match.page, t),
      ownQuery: chosen ? yearlyQuery.search({ product: String(chosen.id) }) : "",
    },
    figures: state.span === DAYS ? dailyFigures(context, view) : yearlyFigures(context, view),
    query,
    lifetime: "prices",
    head: headOf(context, { product, live: rows, page: hrefOf(product.id) }, all),
    chooser: chooser(context, product, products, years, year, state.span),
    empty: {
      text: t("yearly.empty", { name }),
      links: [{ href: hrefOfMatch(context.match, language), label: t("yearly.first") }],
    },
    chart: () => {
      const chart = chartView(context, {
        product,
        products,
        query,
        series: { ...history, days: joinedBy("month", days) },
        period: "month",
      });
      return {
        ...chart,
        legend: { ...chart.legend, line: t("yearly.chart") },
        isHeadingHidden: true,
        chooser: null,
        table: null,
      };
    },
    source: bulletinSource(context),
  };
}

function headOf(
  context: PageContext,
  { page, ...product }: { product: Product; live: readonly PriceRow[]; page: string | undefined },
  days: readonly TradedPrice[],
): FiguresContent["head"] {
  const last = days.at(-1);
  if (!last) return null;
  return {
    price: lastPrice(context, product, last),
    changes: changesOf(context, days, ["day", "year"]),
    links: page === undefined ? [] : [{ href: page, label: context.t("yearly.productPage") }],
  };
}

function chooser(
  context: PageContext,
  product: Product,
  products: readonly Product[],
  years: readonly number[],
  year: number,
  span: string,
) {
  const { t } = context;
  return filterForm(context, {
    fields: [
      productField(product, products, t),
      selectField(
        "yil",
        t("list.year"),
        String(year),
        years.map((each) => ({ value: String(each), label: String(each) })),
      ),
      selectField("donem", t("yearly.period"), span, [
        { value: "", label: t("yearly.yearsAndMonths") },
        { value: DAYS, label: t("yearly.days") },
      ]),
    ],
  });
}
