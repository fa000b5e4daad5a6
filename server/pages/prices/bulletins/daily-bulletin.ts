import type { LinkView } from "~/components/elements/link";
import { href, hrefOfMatch } from "~/pages";
import { formatClockTime, formatDate, formatLongDate } from "~/i18n/dates";
import type { Translate, WordKey, Wording } from "~/i18n/words";
import { now } from "../../../config/clock";
import { siteProfile } from "../../../config/site-profile";
import type { Column } from "../../figures/data-table";
import type { PageContext } from "../../../request/page-loader";
import { readHeadline } from "../../../upstream/contracts/prices";
import {
  marketsWithoutSession,
  sessionPhase,
  sessionWords,
  type SessionPhase,
} from "../days/trading-session";
import { dateField, filterForm } from "../../filter-form";
import { orFallback } from "../../fallbacks";
import { historyDownloads } from "./history-span";
import { bulletinColumns, bulletinSections } from "../rows/bulletin-figures";
import { productNaming } from "../products/stable-codes";
import { bulletinSource, bulletinSummary } from "../rows/bulletin-words";
import { tradingDay } from "../rows/previous-averages";
import { sharedPrices } from "../rows/shared-prices";
import { type BulletinPlace, classHref, hiddenFields, OWN_PAGE, placeHref } from "./bulletin-place";
import { alertLinks } from "../products/alert-links";
import { bulletinEntries } from "../products/price-feed";
import { sessionCalendarLinks } from "../days/session-calendar";
import { bulletinCardOf } from "../../share-cards/card-of-page";
import { chartedProduct, productChart, rangeParameter } from "../charts/chart";
import { definePageQuery, text } from "../../query";
import type { FiguresContent } from "../../figures/figures-page";
import { dayParameter, isFutureDay, latestSessionDay } from "../days/trading-days";

const dailyQuery = definePageQuery("daily-bulletin", {
  tarih: text("day"),
  urun: text("product"),
  sure: rangeParameter(),
});

export async function dailyBulletin(context: PageContext): Promise<FiguresContent> {
  const { t, language } = context;
  const content = await bulletinOfDay(context, OWN_PAGE);
  const { heading, figures, query } = content;
  const more = [
    { href: href("prices", language), label: t("desk.link") },
    { href: href("weekly-bulletin", language), label: t("page.weeklyBulletin") },
    { href: href("price-archive", language), label: t("page.priceArchive") },
    ...alertLinks(context),
    ...shareLinks(context, content),
  ];
  const card = bulletinCardOf(context, figures, query.get("tarih") ?? "");
  return { ...content, heading: { ...heading, ...card }, isDocument: true, more };
}

/** Those with the largest amounts. */
function shareLinks(context: PageContext, { heading, figures, summary, notice, query }: FiguresContent) {
  const traded = figures.sections.flatMap(({ unit, rows }) =>
    rows.flatMap(({ values: { product, average, amount }, note }) =>
      typeof average === "number" && unit !== null && !note
        ? { name: String(product), average, unit, amount: Number(amount) }
        : [],
    ),
  );
  if (traded.length === 0) return [];
  const address = `${hrefOfMatch(context.match, context.language)}?${query.toString()}`;
  const largest = traded.toSorted((a, b) => b.amount - a.amount);
  const lines = [heading.title, summary, notice].filter(Boolean).join("\n");
  return [sharedPrices(lines, largest, address, context)];
}

export async function bulletinOfDay(context: PageContext, place: BulletinPlace): Promise<FiguresContent> {
  const { upstream, t } = context;
  const today = now().toISODate();
  const state = dailyQuery.read(context);
  const result = dayParameter.safeParse(state.day);
  const day = result.data ?? (await latestSessionDay(upstream)) ?? today;
  const isToday = day === today;
  const [{ groups, lines, since, previous, next, others }, headline, naming, hrefOf] = await Promise.all([
    tradingDay(upstream, day),
    isToday ? orFallback(upstream.read(readHeadline, null), null) : null,
    productNaming(context),
    classHref(context, place),
  ]);
  const isEmpty = lines.length === 0;
  const products = isEmpty ? [] : naming.products;
  const date = formatLongDate(day, context.language);
  const futureDay = isFutureDay(state.day)
    ? t("bulletin.future", { date: formatLongDate(state.day, context.language) })
    : null;
  if (state.day !== "" && !result.success && futureDay === null) context.wrong.add("day");
  const phase = isToday ? sessionPhase(now(), headline) : "over";
  const query = new URLSearchParams([...place.query, ...dailyQuery.write({ day })]);
  const product = chartedProduct(state.product, products, lines);
  const hasLater = result.success && (next !== null || (isEmpty && day < today));
  const neighbours = neighbourLinks(context, place, { previous, next, hasLater });
  return {
    heading: {
      title: t("bulletin.title", { date }),
      ownQuery: result.success ? `?${query.toString()}` : "",
    },
    figures: {
      fileName: t("bulletin.fileName", { day }),
      title: t("bulletin.title", { date }),
      about: { date: day },
      changedSince: since,
      columns: dayColumns(t),
      sections: bulletinSections(groups, { ...naming, href: hrefOf }),
    },
    query,
    lifetime: isToday ? "prices" : "content",
    chooser: dayChooser(context, place, day),
    neighbours: { label: t("bulletin.days"), links: neighbours },
    notice: futureDay ?? (isEmpty ? null : marketNotice(day, context)) ?? phaseNotice(phase, context),
    summary: bulletinSummary(lines, context),
    others,
    ...(place === OWN_PAGE && { feed: () => bulletinEntries(context, today) }),
    moreDownloads:
      place === OWN_PAGE ? [...historyDownloads(context, day), ...sessionCalendarLinks(context)] : [],
    empty: { text: t(emptyWords(phase), { date }), links: [...neighbours, ...sessionCalendarLinks(context)] },
    chart:
      product && !place.productHref
        ? () => productChart(context, { product, products, until: day, query, range: state.range })
        : null,
    source: bulletinSource(context),
  };
}

export const dayColumns = (t: Translate): Column[] => [
  { key: "product", label: t("board.product"), kind: "text" },
  ...bulletinColumns(t),
];

function neighbourLinks(
  context: PageContext,
  place: BulletinPlace,
  { previous, next, hasLater }: { previous: string | null; next: string | null; hasLater: boolean },
): LinkView[] {
  const { t } = context;
  const link = (day: string, label: string) => ({
    href: placeHref(context, place, dailyQuery.write({ day })),
    label,
  });
  return [
    ...(previous ? [link(previous, t("bulletin.previous", { date: dayAndMarket(context, previous) }))] : []),
    ...(next ? [link(next, t("bulletin.next", { date: dayAndMarket(context, next) }))] : []),
    ...(hasLater ? [{ href: placeHref(context, place), label: t("bulletin.latest") }] : []),
  ];
}

function dayAndMarket(context: PageContext, day: string): string {
  return [formatDate(day, context.language), ...marketsWithoutSession(day, context.language)].join(", ");
}

function dayChooser(context: PageContext, place: BulletinPlace, day: string) {
  return filterForm(context, {
    fields: [dateField("tarih", "bulletin.day", day, context)],
    hidden: hiddenFields(place),
    folded: context.t("bulletin.otherDay"),
  });
}

function phaseNotice(phase: SessionPhase | null, wording: Wording): string | null {
  const { language, t } = wording;
  if (phase === "before") return sessionWords(phase, wording);
  return phase === "open"
    ? t("bulletin.running", { until: formatClockTime(siteProfile.session.until, language) })
    : null;
}

function marketNotice(day: string, { language, t }: Wording): string | null {
  const markets = marketsWithoutSession(day, language);
  return markets.length > 0 ? t("bulletin.marketOnly", { market: markets.join(", ") }) : null;
}

function emptyWords(phase: SessionPhase | null): WordKey {
  if (phase === "none" || phase === "holiday") return "bulletin.noSession";
  return phase === "over" ? "bulletin.empty" : "bulletin.notYet";
}
