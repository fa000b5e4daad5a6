import { greatest, least, max, min } from "d3-array";
import { DateTime } from "luxon";
import type { PriceChangeView } from "~/components/prices/last-price";
import { formatDate, formatDays, formatMonth, formatShortDate } from "~/i18n/dates";
import type { Language } from "~/i18n/language";
import { formatNumber } from "~/i18n/numbers";
import { now } from "../../../config/clock";
import { portalOrigin } from "../../../config/environment";
import { whatsAppLink } from "../../../html/links";
import type { PageContext } from "../../../request/page-loader";
import { type Span, spanFields } from "../../day-span";
import { type FiguresContent, noFigures } from "../../figures/figures-page";
import { soleSection } from "../../figures/data-table";
import { filterForm, productField } from "../../filter-form";
import { archiveLink, archiveQuery, volumeLink, yearsLink } from "../products/product-links";
import { chartView, DAYS_LISTED } from "../charts/chart";
import { addDays } from "../days/trading-days";
import { usualSpans } from "./usual-spans";
import { slugOf } from "../products/product-address";
import { bulletinSource } from "../rows/bulletin-words";
import { baseOn, changeSince } from "../rows/last-price";
import { priceText, priceUnitWord, tradedText } from "../rows/price-row";
import { joined, joinedBy, moneyName, realPrice, type TradedPrice } from "../rows/price-series";
import { productColumns } from "../product-page/product-figures";
import { type Archive, MOST_YEARS, readArchive } from "./read-archive";

/** A product's prices between two days, as contracts, insurers and courts need them. */

const LEAST_REAL_DAYS = 360;

export async function priceArchive(context: PageContext): Promise<FiguresContent> {
  const archive = await readArchive(context);
  if (!archive) return noProduct(context);
  const content = contentOf(context, archive);
  const { days, product, codes } = archive;
  if (days.length <= DAYS_LISTED) return content;
  const rows = joinedBy("month", days).toReversed();
  const nameOf = ({ day }: TradedPrice) => monthName(context, archive.span, day);
  const [, ...columns] = content.figures.columns;
  return {
    ...content,
    figures: {
      ...content.figures,
      columns: [{ key: "month", label: context.t("figures.month"), kind: "text" }, ...columns],
      sections: soleSection(
        "days",
        product.unit,
        rows.map((row) => ({ values: { ...row, month: nameOf(row) }, codes })),
      ),
    },
  };
}

export async function archiveFile(context: PageContext): Promise<FiguresContent> {
  const archive = await readArchive(context);
  return archive ? contentOf(context, archive) : noProduct(context);
}

const noProduct = ({ t, match }: PageContext) =>
  noFigures(t(match.page.title), { text: t("article.empty"), links: [] });

function contentOf(context: PageContext, archive: Archive): FiguresContent {
  const { t, language, match } = context;
  const { product, products, span, days, codes, doubtful } = archive;
  const { name, unit } = product;
  const title = t("archive.title", { name, days: formatDays(span, language) });
  const total = days.length > 0 ? joined(span.from, days) : null;
  const own = { product: String(product.id) };
  return {
    heading: {
      title: t("archive.heading", { name }),
      crumb: t(match.page.title),
      lead: formatDays(span, language),
      ownQuery: archive.isChosen ? archiveQuery.search(own) : "",
    },
    figures: {
      fileName: t("archive.fileName", { name: slugOf(name) || String(product.id), ...span }),
      title,
      about: { productId: product.id, product: name, ...span },
      columns: productColumns(t),
      sections: soleSection(
        "days",
        unit,
        days.toReversed().map((day) => ({ values: { ...day }, codes })),
      ),
    },
    query: archiveQuery.write({ ...own, ...span }),
    lifetime: span.until === now().toISODate() ? "prices" : "content",
    formats: ["csv", "xlsx"],
    // A long table is written in one go, and costs what a stranger chooses.
    ...(days.length <= DAYS_LISTED && { isDocument: true }),
    chooser: filterForm(context, {
      fields: [productField(product, products, t), ...spanFields(span, context)],
      folded: t("archive.choose"),
    }),
    neighbours: {
      label: t("archive.spans"),
      links: usualSpans(context, product).map(({ label, span }) => ({
        ...archiveLink(context, product, span),
        label,
      })),
    },
    notice:
      [
        ...(archive.isShortened ? [t("archive.shortened", { years: MOST_YEARS })] : []),
        ...(doubtful > 0 ? [t("product.doubtfulDays", { count: doubtful })] : []),
      ].join(" ") || null,
    empty: {
      text: t("archive.empty", { name, days: formatDays(span, language) }),
      links: [yearsLink(context, product)],
    },
    source: bulletinSource(context),
    ...(total && totalContent(context, archive, total)),
  };
}

function totalContent(context: PageContext, archive: Archive, total: TradedPrice): Partial<FiguresContent> {
  const { t, language } = context;
  const { product, pageLinks, span, days, unread, doubtful } = archive;
  const { name, unit } = product;
  const summary = summaryOf(context, archive, total);
  const isRunning = days.at(-1)?.day === now().toISODate();
  const address = portalOrigin + archiveLink(context, product, span).href;
  return {
    head: {
      price: {
        when: t("product.averageOf", { date: tradedDays(archive, language) }),
        value: formatNumber(total.average, language, 2),
        unit: priceUnitWord(unit, t),
        details: [tradedText(total, unit, context), t("archive.days", { count: days.length })].join(" · "),
        note: isRunning ? t("product.mayChange") : null,
      },
      changes: changesOf(context, archive, total),
      links: [...pageLinks, volumeLink(context, product)],
    },
    summary,
    more: [whatsAppLink(`${name}, ${summary}\n`, address, t)],
    chart:
      days.length < 2
        ? null
        : () => ({
            ...chartView(context, {
              product,
              products: [],
              query: new URLSearchParams(),
              series: { days, unread, doubtful },
            }),
            table: null,
          }),
    source: [t(total.quantity ? "archive.weighted" : "archive.unweighted"), bulletinSource(context)].join(
      " ",
    ),
  };
}

function summaryOf(context: PageContext, { product, span, days }: Archive, total: TradedPrice): string {
  const { t, language } = context;
  const price = (average: number) => priceText(average, product.unit, context);
  const low = least(days, (day) => day.average) ?? total;
  const high = greatest(days, (day) => day.average) ?? total;
  return t("archive.summary", {
    span: formatDays(span, language),
    traded: tradedDays({ days }, language),
    count: days.length,
    average: price(total.average),
    low: price(low.average),
    lowDay: formatDate(low.day, language),
    high: price(high.average),
    highDay: formatDate(high.day, language),
  });
}

const tradedDays = ({ days }: Pick<Archive, "days">, language: Language): string =>
  formatDays({ from: days[0]?.day ?? "", until: days.at(-1)?.day ?? "" }, language);

function changesOf(
  context: PageContext,
  { product, days, yearBefore, unread }: Archive,
  total: TradedPrice,
): PriceChangeView[] {
  const { t, language } = context;
  const [first, last] = [days[0], days.at(-1)];
  const ofSpan = ({ span, days }: Pick<Archive, "span" | "days">) => {
    const { average } = joined(span.from, days);
    const price = formatNumber(average, language, 2);
    return {
      value: average,
      text: t("product.base", { date: tradedDays({ days }, language), price }),
      href: archiveLink(context, product, span).href,
    };
  };
  return [
    ...(first && last && first !== last
      ? [changeSince(context, t("archive.firstToLast"), last.average, baseOn(first, context))]
      : []),
    ...realChange(context, first, last),
    ...(yearBefore
      ? [
          changeSince(
            context,
            t("archive.yearBefore"),
            total.average,
            yearBefore.days.length > 0 ? ofSpan(yearBefore) : null,
            unread > 0,
          ),
        ]
      : []),
  ];
}

/** From the first day to the last in the same money; the newest prices have the index of a month before. */
function realChange(context: PageContext, first?: TradedPrice, last?: TradedPrice): PriceChangeView[] {
  const { t, language } = context;
  if (!first || !last || last.day < addDays(first.day, LEAST_REAL_DAYS)) return [];
  const [from, until] = [realPrice(first.average, first.day), realPrice(last.average, last.day)];
  if (from === null || until === null) return [];
  const text = t("archive.inMoney", {
    date: formatShortDate(first.day, language),
    price: formatNumber(from, language, 2),
    month: moneyName(language),
  });
  return [changeSince(context, t("archive.real"), until, { value: from, text, href: null })];
}

/** The days of a month that are within the span, where these aren't all. */
function monthName({ language }: PageContext, span: Span, firstDay: string): string {
  const lastDay = DateTime.fromISO(firstDay).endOf("month").toISODate() ?? firstDay;
  return firstDay < span.from || lastDay > span.until
    ? formatDays(
        { from: max([firstDay, span.from]) ?? "", until: min([lastDay, span.until]) ?? "" },
        language,
      )
    : formatMonth(firstDay, language);
}
