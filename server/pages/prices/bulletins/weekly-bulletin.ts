import { sum } from "d3-array";
import type { LinkView } from "~/components/elements/link";
import { formatDate, formatDays } from "~/i18n/dates";
import type { Translate } from "~/i18n/words";
import { href, hrefOfMatch } from "~/pages";
import { now } from "../../../config/clock";
import { portalOrigin } from "../../../config/environment";
import { whatsAppLink } from "../../../html/links";
import type { PageContext } from "../../../request/page-loader";
import { orFallback } from "../../fallbacks";
import type { Column, DataSection } from "../../figures/data-table";
import { bulletinColumns, bulletinSections } from "../rows/bulletin-figures";
import { productNaming } from "../products/stable-codes";
import { classHref, OWN_PAGE } from "./bulletin-place";
import { bulletinSource, bulletinSummary } from "../rows/bulletin-words";
import type { FiguresContent } from "../../figures/figures-page";
import { isOpenWeek, openWeeks, weeklyQuery, comparedWith, readWeek, type WeekLine } from "./week-figures";
import { latestSessionDay } from "../days/trading-days";
import { type Week, weekAfter, weekBefore, weekOf } from "../days/week";
import { weekInWords } from "./week-words";
import { filterForm, selectField } from "../../filter-form";

export async function weeklyBulletin(context: PageContext): Promise<FiguresContent> {
  const { upstream, t, language } = context;
  const today = now().toISODate();
  const query = weeklyQuery.read(context);
  const week = query.week ?? weekOf((await latestSessionDay(upstream)) ?? today);
  const [{ groups: own, until, unread, others }, naming, hrefOf] = await Promise.all([
    readWeek(upstream, week, language),
    productNaming(context),
    classHref(context, OWN_PAGE),
  ]);
  upstream.noteMissing("bulletin", unread);
  const earlier = await orFallback(readWeek(upstream, weekBefore(week), language), null);
  const groups = comparedWith(earlier?.groups ?? [], own);
  const lines = groups.flatMap((group) => group.lines);
  const isRunning = week.until >= today;
  const runningUntil = isRunning && until !== null ? formatDate(until, language) : null;
  const { name } = naming;
  const title = t("weekly.title", { week: formatDays(week, language) });
  const links = neighbours(context, week, query.week !== null);
  const copyText = weekInWords(context, { week, lines, name, runningUntil });
  const compared = lines.some(({ previousAverage }) => previousAverage !== null);
  return {
    heading: {
      title,
      ownQuery: weeklyQuery.search({ week: query.week }),
    },
    figures: {
      fileName: t("weekly.fileName", { week: week.name }),
      title,
      about: { week: week.name, from: week.from, until: week.until },
      changedSince: compared ? weekBefore(week).name : null,
      columns: weekColumns(t),
      sections: bulletinSections(groups, { ...naming, href: hrefOf }, (line) => ({
        days: line.days,
        averageMethod:
          line.average === null ? null : t(line.isWeighted ? "weekly.weighted" : "weekly.unweighted"),
        previousAverage: line.previousAverage,
      })).map(withGroup),
    },
    query: weeklyQuery.write({ week }),
    lifetime: isRunning ? "prices" : "content",
    chooser: weekChooser(context, week),
    neighbours: {
      label: t("weekly.weeks"),
      links: copyText ? [...links, { href: "#ozet", label: copyText.heading }] : links,
    },
    notice: noticeOf(context, { lines, runningUntil, name }),
    summary: bulletinSummary(lines, context),
    others,
    copyText,
    isDocument: true,
    empty: { text: t("weekly.empty", { week: formatDays(week, language) }), links },
    more: [
      { href: href("daily-bulletin", language), label: t("page.dailyBulletin") },
      { href: href("monthly-bulletin", language), label: t("page.monthlyBulletin") },
      { href: href("trading-volume", language), label: t("page.tradingVolume") },
      ...(copyText ? [whatsAppLink(title, portalOrigin + weeklyQuery.href(context, { week }), t)] : []),
    ],
    source: [bulletinSource(context), methodOf(context, lines)].filter(Boolean).join(" "),
  };
}

export function weekColumns(t: Translate): Column[] {
  return [
    { key: "product", label: t("board.product"), kind: "text" },
    { key: "group", label: t("figures.group"), kind: "text", isInHeading: true },
    { key: "days", label: t("weekly.days"), kind: "count", isInHeading: true },
    { key: "averageMethod", label: t("weekly.method"), kind: "text", isInHeading: true },
    { key: "previousAverage", label: t("weekly.previousAverage"), kind: "price", isInHeading: true },
    ...bulletinColumns(t),
  ];
}

function withGroup(section: DataSection): DataSection {
  const rows = section.rows.map((row) => ({ ...row, values: { ...row.values, group: section.heading } }));
  return { ...section, rows };
}

const isPlain = ({ average, isWeighted }: WeekLine) => average !== null && !isWeighted;

function methodOf({ t }: PageContext, lines: readonly WeekLine[]): string {
  const isAnyWeighted = lines.some((line) => line.average !== null && line.isWeighted);
  return t(isAnyWeighted || !lines.some(isPlain) ? "weekly.weightedMethod" : "weekly.plainMethod");
}

interface Noticed {
  lines: readonly WeekLine[];
  runningUntil: string | null;
  name: (line: WeekLine) => string;
}

function noticeOf({ t, language, wrong }: PageContext, { lines, runningUntil, name }: Noticed) {
  const plain = lines.filter(isPlain).map(name);
  const isSomePlain = plain.length > 0 && lines.some(({ isWeighted }) => isWeighted);
  const names = new Intl.ListFormat(language).format(plain);
  const doubtful = sum(lines, (line) => line.doubtful);
  return (
    [
      ...(wrong.has("week") ? [t("weekly.offered")] : []),
      ...(runningUntil === null ? [] : [t("weekly.running", { date: runningUntil })]),
      ...(isSomePlain ? [t("weekly.somePlain", { names })] : []),
      ...(doubtful > 0 ? [t("weekly.doubtful", { count: doubtful })] : []),
    ].join(" ") || null
  );
}

function neighbours(context: PageContext, week: Week, isChosen: boolean): LinkView[] {
  const { match, language, t } = context;
  const [previous, next] = [weekBefore(week), weekAfter(week)];
  const link = (to: Week, words: "bulletin.previous" | "bulletin.next"): LinkView[] =>
    isOpenWeek(to)
      ? [
          {
            href: weeklyQuery.href(context, { week: to }),
            label: t(words, { date: formatDays(to, language) }),
          },
        ]
      : [];
  return [
    ...link(previous, "bulletin.previous"),
    ...link(next, "bulletin.next"),
    ...(isChosen && isOpenWeek(next)
      ? [{ href: hrefOfMatch(match, language), label: t("bulletin.latest") }]
      : []),
  ];
}

function weekChooser(context: PageContext, week: Week) {
  const { language, t } = context;
  return filterForm(context, {
    fields: [
      selectField(
        "hafta",
        t("weekly.week"),
        week.name,
        openWeeks().map((each) => ({ value: each.name, label: formatDays(each, language) })),
      ),
    ],
    folded: t("weekly.otherWeek"),
  });
}
