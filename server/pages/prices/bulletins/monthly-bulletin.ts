import { z } from "zod";
import type { LinkView } from "~/components/elements/link";
import { href } from "~/pages";
import { formatMonth, formatMonthName } from "~/i18n/dates";
import type { Translate } from "~/i18n/words";
import { now } from "../../../config/clock";
import type { PageContext } from "../../../request/page-loader";
import { readBulletinOfMonth } from "../../../upstream/contracts/bulletins";
import type { Column } from "../../figures/data-table";
import { bulletinColumns, bulletinSections } from "../rows/bulletin-figures";
import { productNaming } from "../products/stable-codes";
import { orFallback } from "../../fallbacks";
import { readSeries } from "../rows/price-series";
import { bulletinSource, bulletinSummary } from "../rows/bulletin-words";
import { monthCompared } from "../rows/previous-averages";
import { type BulletinPlace, classHref, hiddenFields, OWN_PAGE, placeHref } from "./bulletin-place";
import type { FiguresContent } from "../../figures/figures-page";
import { filterForm, selectField } from "../../filter-form";
import { definePageQuery, parameter, text } from "../../query";
import { DateTime } from "luxon";
import type { PriceChartView } from "~/components/prices/price-chart";
import type { PriceRow } from "../../../upstream/contracts/prices";
import type { Product } from "../../../upstream/contracts/products";
import { chartedProduct, chartView } from "../charts/chart";

export interface Month {
  year: number;
  month: number;
}

const ARCHIVE_MONTHS = 12;
const LOOK_BACK_MONTHS = 3;
const FIRST_YEAR = 2000;

const monthlyQuery = definePageQuery("monthly-bulletin", {
  yil: parameter("year", z.coerce.number<string>().int().min(FIRST_YEAR), null),
  ay: parameter("month", z.coerce.number<string>().int().min(1).max(12), null),
  urun: text("product"),
});

export async function monthlyBulletin(context: PageContext): Promise<FiguresContent> {
  const { t, language } = context;
  const more = [
    { href: href("weekly-bulletin", language), label: t("page.weeklyBulletin") },
    { href: href("trading-volume", language), label: t("page.tradingVolume") },
  ];
  return { ...(await bulletinOfMonth(context, () => OWN_PAGE)), more, isDocument: true };
}

export async function bulletinOfMonth(
  context: PageContext,
  placeOf: (month: Month) => BulletinPlace,
): Promise<FiguresContent> {
  const { upstream, t } = context;
  const { year, month, product } = monthlyQuery.read(context);
  const candidate = year !== null && month !== null ? { year, month } : null;
  const chosen = candidate && ordinal(candidate) <= ordinal(thisMonth()) ? candidate : null;
  if (!chosen && (year !== null || month !== null)) context.wrong.add("month");
  const current = chosen ?? (await latestPublished(context));
  const [{ groups: own, unread, others }, naming] = await Promise.all([
    upstream.read(readBulletinOfMonth, current),
    productNaming(context),
  ]);
  upstream.noteMissing("bulletin", unread);
  const { groups, since } = await monthCompared(upstream, own, monthBefore(current));
  const lines = groups.flatMap((group) => group.lines);
  const name = monthName(context, current);
  const place = placeOf(current);
  const query = new URLSearchParams([...place.query, ...monthlyQuery.write(current)]);
  const title = t("monthly.title", { month: name });
  return {
    heading: {
      title,
      ownQuery: chosen ? `?${query.toString()}` : "",
    },
    figures: {
      fileName: t("monthly.fileName", { month: isoMonth(current) }),
      title,
      about: { ...current },
      changedSince: since,
      columns: monthColumns(t),
      sections: bulletinSections(
        groups,
        { ...naming, href: await classHref(context, place) },
        ({ saleType }) => ({ saleType }),
      ),
    },
    query,
    lifetime: "documents",
    chooser: monthChooser(context, place, current),
    summary: bulletinSummary(lines, context, ({ productId, product }) => productId ?? product),
    others,
    empty: {
      text: t("monthly.empty", { month: name }),
      links: [{ href: placeHref(context, place), label: t("monthly.latest") }],
    },
    chart: place.productHref
      ? null
      : () =>
          monthChart(context, { ...current, products: naming.products, productId: product, lines, query }),
    archive: { heading: t("monthly.archive"), links: archive(context, place) },
    source: bulletinSource(context),
  };
}

export const monthColumns = (t: Translate): Column[] => [
  { key: "product", label: t("board.product"), kind: "text", isPartHeading: true },
  { key: "saleType", label: t("monthly.saleType"), kind: "text" },
  ...bulletinColumns(t),
];

async function latestPublished({ upstream }: PageContext): Promise<Month> {
  const candidates = Array.from({ length: LOOK_BACK_MONTHS }, (_, index) => monthsBack(index + 1));
  for (const candidate of candidates) {
    const { groups, unread } = await upstream.read(readBulletinOfMonth, candidate);
    if (groups.length > 0 || unread > 0) return candidate;
  }
  return candidates[0] ?? thisMonth();
}

function thisMonth(): Month {
  return monthsBack(0);
}

function monthsBack(count: number): Month {
  const { year, month } = now().startOf("month").minus({ months: count });
  return { year, month };
}

const monthBefore = ({ year, month }: Month): Month =>
  month === 1 ? { year: year - 1, month: 12 } : { year, month: month - 1 };
const ordinal = ({ year, month }: Month) => year * 12 + month;
const isoMonth = ({ year, month }: Month) => `${year}-${String(month).padStart(2, "0")}`;

function monthName({ language }: PageContext, month: Month): string {
  return formatMonth(isoMonth(month), language);
}

function archive(context: PageContext, place: BulletinPlace): LinkView[] {
  return Array.from({ length: ARCHIVE_MONTHS }, (_, index) => {
    const month = monthsBack(index + 1);
    return { href: placeHref(context, place, monthlyQuery.write(month)), label: monthName(context, month) };
  });
}

function monthChooser(context: PageContext, place: BulletinPlace, current: Month) {
  const { language, t } = context;
  const years = Array.from({ length: now().year - current.year + 6 }, (_, index) => now().year - index);
  const months = Array.from({ length: 12 }, (_, index) => index + 1);
  const monthLabel = (month: number) => formatMonthName(isoMonth({ year: current.year, month }), language);
  return filterForm(context, {
    fields: [
      selectField(
        "ay",
        t("figures.month"),
        String(current.month),
        months.map((month) => ({ value: String(month), label: monthLabel(month) })),
      ),
      selectField(
        "yil",
        t("list.year"),
        String(current.year),
        years.map((year) => ({ value: String(year), label: String(year) })),
      ),
    ],
    hidden: hiddenFields(place),
    folded: t("monthly.otherMonth"),
  });
}

interface MonthChart {
  year: number;
  month: number;
  products: readonly Product[];
  productId: string;
  lines: readonly PriceRow[];
  query: URLSearchParams;
}

export async function monthChart(
  context: PageContext,
  { year, month, products, productId, lines, query }: MonthChart,
): Promise<PriceChartView | null> {
  const product = chartedProduct(productId, products, lines);
  if (!product) return null;
  const first = DateTime.utc(year, month, 1);
  const from = first.toISODate() ?? "";
  const until = first.endOf("month").toISODate() ?? "";
  const series = await orFallback(readSeries(context.upstream, product.id, from, until), null);
  return chartView(context, { product, products, query, series });
}
