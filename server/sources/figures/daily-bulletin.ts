import type { LinkView } from "~/components/link";
import type { Language } from "~/language";
import { hrefOfMatch } from "~/pages";
import { formatDate, formatLongDate, parseDate } from "~/text/dates";
import type { Translate, WordKey } from "~/text/words";
import { now } from "../../clock";
import { exchange } from "../../exchange";
import type { Figures } from "../../figures/figures";
import type { PagePortal } from "../../page-loader";
import { readBulletinOfDay, type BulletinGroup } from "../../upstream/contracts/bulletins";
import { readHeadline, type PriceRow } from "../../upstream/contracts/prices";
import { sessionPhase, sessionWords, type SessionPhase } from "../../trading-session";
import { optional } from "../optional";
import { bulletinColumns, bulletinSections } from "./bulletin-figures";
import { bulletinSource, bulletinSummary, classCount } from "./bulletin-words";
import { dayCompared } from "./previous-averages";
import { type BulletinPlace, classHref, hiddenFields, OWN_PAGE, placeHref } from "./bulletin-place";
import { productChart } from "./chart";
import type { FiguresContent } from "./figures-page";
import { namesFrom, quotedProducts } from "./product-names";
import { askedDay, FIRST_DAY, latestTradingDay, neighbouringDays } from "./trading-days";

/** The bulletin of a day: every class that was traded, by group. Each day has its address (?tarih=). */
export function dailyBulletin(portal: PagePortal): Promise<FiguresContent> {
  return bulletinOfDay(portal, OWN_PAGE);
}

/** The bulletin of the day that the address names, or else of the latest, on its own page or in another's section. */
export async function bulletinOfDay(portal: PagePortal, place: BulletinPlace): Promise<FiguresContent> {
  const { upstream, url, t, language } = portal;
  const today = now().toISODate();
  const written = url.searchParams.get("tarih");
  const asked = askedDay.safeParse(written);
  const day = asked.data ?? (await latestTradingDay(upstream)) ?? today;
  const isToday = day === today;
  const { groups: told, ...unused } = await upstream.read(readBulletinOfDay, { day });
  const isEmpty = told.length === 0;
  const [headline, products, { previous, next }] = await Promise.all([
    isToday ? optional(upstream.read(readHeadline, null), null) : null,
    isEmpty ? [] : quotedProducts(upstream),
    neighbouringDays(upstream, day, !isEmpty),
  ]);
  const date = longDate(portal, day);
  const phase = isToday ? sessionPhase(now(), headline) : "over";
  const query = new URLSearchParams({ ...place.query, tarih: day });
  const { groups, since } = await dayCompared(upstream, told, day);
  const lines = groups.flatMap((group) => group.lines);
  const product = chosenProduct(url.searchParams.get("urun"), products, lines);
  const hasLater = next !== null || (lines.length === 0 && day < today);
  const neighbours = neighbourLinks(portal, place, { previous, next, hasLater });
  return {
    heading: {
      title: t("bulletin.title", { date }),
      lead: t("lead.dailyBulletin"),
      ownQuery: asked.success ? `?${query.toString()}` : "",
    },
    figures: {
      fileName: t("bulletin.fileName", { day }),
      title: t("bulletin.title", { date }),
      about: { date: day },
      changedSince: since,
      ...figuresOf(t, language, groups, namesFrom(products, language), classHref(portal, place, query)),
    },
    query,
    lifetime: isToday ? "prices" : "content",
    chooser: dayChooser(portal, place, day, today),
    neighbours: { label: t("bulletin.days"), links: neighbours },
    notice: written !== null && !asked.success ? t("list.badValue") : noticeOf(phase, t),
    summary: bulletinSummary(
      lines,
      classCount(lines, (line) => line),
      language,
      t,
    ),
    unused,
    empty: { text: t(emptyWords(phase), { date }), links: neighbours },
    chart:
      product && !place.productHref
        ? () => productChart(portal, { product, products, until: day, query })
        : null,
    source: bulletinSource(language, t),
  };
}

type Products = Awaited<ReturnType<typeof quotedProducts>>;

/** The product that the address names, or else the most traded one of the day, or the first of the list. */
function chosenProduct(asked: string | null, products: Products, lines: readonly PriceRow[]) {
  const most = lines.toSorted((a, b) => (b.amount ?? 0) - (a.amount ?? 0))[0];
  return (
    products.find(({ id }) => String(id) === asked) ??
    products.find(({ id }) => id === most?.productId) ??
    products[0]
  );
}

function figuresOf(
  t: Translate,
  language: Language,
  groups: readonly BulletinGroup[],
  name: ReturnType<typeof namesFrom>,
  href: (line: PriceRow) => string | undefined,
): Pick<Figures, "columns" | "sections"> {
  return {
    columns: [{ key: "product", label: t("board.product"), kind: "text" }, ...bulletinColumns(t)],
    sections: bulletinSections(groups, { language, t, name, href }, () => []),
  };
}

function neighbourLinks(
  portal: PagePortal,
  place: BulletinPlace,
  { previous, next, hasLater }: { previous: string | null; next: string | null; hasLater: boolean },
): LinkView[] {
  const { t } = portal;
  const link = (day: string, label: string) => ({ href: placeHref(portal, place, { tarih: day }), label });
  return [
    ...(previous ? [link(previous, t("bulletin.previous", { date: shortDate(portal, previous) }))] : []),
    ...(next ? [link(next, t("bulletin.next", { date: shortDate(portal, next) }))] : []),
    ...(hasLater ? [{ href: placeHref(portal, place, {}), label: t("bulletin.latest") }] : []),
  ];
}

function dayChooser({ match, language, t }: PagePortal, place: BulletinPlace, day: string, today: string) {
  return {
    action: hrefOfMatch(match, language),
    fields: [
      {
        kind: "date" as const,
        name: "tarih",
        label: t("bulletin.day"),
        value: day,
        min: FIRST_DAY,
        max: today,
      },
    ],
    hidden: hiddenFields(place),
    submit: t("list.apply"),
    clear: null,
  };
}

function noticeOf(phase: SessionPhase | null, t: Translate): string | null {
  if (phase === "before") return sessionWords(phase, t);
  return phase === "open" ? t("bulletin.running", { until: exchange.session.until }) : null;
}

function emptyWords(phase: SessionPhase | null): WordKey {
  if (phase === "none" || phase === "holiday") return "bulletin.noSession";
  return phase === "over" ? "bulletin.empty" : "bulletin.notYet";
}

function longDate({ language }: PagePortal, day: string): string {
  const date = parseDate(day);
  return date ? formatLongDate(date, language) : day;
}

function shortDate({ language }: PagePortal, day: string): string {
  const date = parseDate(day);
  return date ? formatDate(date, language) : day;
}
