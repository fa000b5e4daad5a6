import { productField, filterForm, selectField } from "../../filter-form";
import type { PriceChartView } from "~/components/prices/price-chart";
import { hrefOfMatch } from "~/pages";
import { now } from "../../../config/clock";
import type { PageContext } from "../../../request/page-loader";
import { type ChartOptions, chartView } from "../charts/chart";
import { bulletinSource } from "../rows/bulletin-words";
import { noFigures, type FiguresContent } from "../../figures/figures-page";
import { changesOf, lastPrice } from "../rows/last-price";
import { joinedBy, type Series, type TradedPrice } from "../rows/price-series";
import { type ChosenPrices, chosenPrices } from "../products/product-prices";
import { seasonalPrices } from "./seasonal-prices";
import { dailyFigures, yearlyFigures } from "./yearly-figures";
import { aboutPage } from "../../shell/frame";
import {
  archiveLink,
  DAYS,
  SEASON,
  seasonLink,
  waitingLink,
  yearlyQuery,
  yearsLink,
} from "../products/product-links";

const YEARS = 5;

export async function yearlyPrices(context: PageContext): Promise<FiguresContent> {
  const years = await readYears(context);
  const { t, match } = context;
  if (!years) return noFigures(t(match.page.title), { text: t("article.empty"), links: [] });
  return years.span === SEASON ? seasonContent(context, years) : yearsContent(context, years);
}

interface Years extends ChosenPrices {
  span: string;
  /** Of the years that are offered. */
  days: readonly TradedPrice[];
  years: readonly number[];
  year: number;
}

async function readYears(context: PageContext): Promise<Years | null> {
  const state = yearlyQuery.read(context);
  const prices = await chosenPrices(context, state.product);
  if (!prices) return null;
  const thisYear = now().year;
  const days = prices.all.filter(({ day }) => day >= `${thisYear - YEARS + 1}-01-01`);
  const years = [...new Set(days.map(({ day }) => Number(day.slice(0, 4))))].toReversed();
  const year = years.find((each) => each === state.year) ?? years[0] ?? thisYear;
  if (state.year !== null && state.year !== year) context.wrong.add("year");
  return { ...prices, span: state.span, days, years, year };
}

function yearsContent(context: PageContext, years: Years): FiguresContent {
  const { t, language, match } = context;
  const { product, days, year, span, history, isChosen } = years;
  const name = product.name;
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

function sharedContent(context: PageContext, { pageLinks, ...years }: Years) {
  const { product, all, span } = years;
  const last = all.at(-1);
  return {
    lifetime: "prices" as const,
    head: last
      ? {
          price: lastPrice(context, years, last),
          changes: changesOf(context, { days: all, unread: years.history.unread }, ["day", "year"]),
          links: [
            ...pageLinks,
            span === SEASON
              ? { ...yearsLink(context, product), label: context.t("yearly.yearsAndMonths") }
              : seasonLink(context, product),
            waitingLink(context, product),
            archiveLink(context, product),
          ],
        }
      : null,
    chooser: chooser(context, years),
    source: bulletinSource(context),
  };
}

function monthsChart(
  context: PageContext,
  options: ChartOptions,
  { days, ...series }: Series,
): PriceChartView {
  const months = joinedBy("month", days);
  const chart = chartView(context, { ...options, series: { ...series, days: months }, period: "month" });
  const legend = chart.legend && { ...chart.legend, line: context.t("yearly.chart") };
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
