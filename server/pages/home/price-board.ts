import type { LinkView } from "~/components/elements/link";
import type { PriceBoardView } from "~/components/home/price-board";
import { href, type PageMatch } from "~/pages";
import { formatLongDate } from "~/i18n/dates";
import type { Translate, WordKey, Wording } from "~/i18n/words";
import { now } from "../../config/clock";
import {
  marketsWithoutSession,
  otherMarkets,
  sessionPhase,
  sessionWords,
  type SessionPhase,
  lastUpdate,
} from "../prices/days/trading-session";
import { HOME_GROUPS } from "../../upstream/assumptions";
import type { PriceRow } from "../../upstream/contracts/prices";
import { changeBase } from "../prices/rows/change";
import { boardTable, type BoardTableOptions, type WeightUnit } from "../prices/rows/board-table";
import { averageChange, priceUnitWord } from "../prices/rows/price-row";
import { choice, definePageQuery } from "../query";
import type { Id } from "../../upstream/record";

export const SHOWN_ROWS = 8;

export const homeQuery = definePageQuery(["home", "home-named", "home-tab"], {
  birim: choice("unit", { kg: "kg", ton: "ton" } as const, "kg"),
});

export interface BoardFigures {
  rows: readonly PriceRow[];
  /** ISO; null when unknown */
  day: string | null;
  isToday: boolean;
  /** ISO; the last later day on which another market traded. */
  marketDay: string | null;
  today: string;
  phase: SessionPhase | null;
  updatedAt: string | null;
  changedSince: string | null;
  /** What a group without rows says. */
  none: WordKey | null;
  histories: ReadonlyMap<Id, readonly number[]>;
}

const GROUP_WORDS: Readonly<Record<string, WordKey>> = {
  hububat: "board.tab.hububat",
  bakliyat: "board.tab.bakliyat",
  hayvan: "board.tab.hayvan",
};

export function priceBoardView(
  figures: BoardFigures | null,
  match: PageMatch,
  unit: WeightUnit,
  t: Translate,
  hrefOf?: BoardTableOptions["hrefOf"],
): PriceBoardView {
  const { language } = match;
  const wording = { language, t };
  const rows = figures?.rows ?? [];
  const rest = rows.slice(SHOWN_ROWS);
  const title = figures ? heading(figures, wording) : t("board.unavailableHeading");
  const summary = t("board.more", { count: rest.length });
  const since = figures?.changedSince ?? null;
  const first = { title, since, unit, histories: figures?.histories ?? null, ...(hrefOf && { hrefOf }) };
  // Without links and lines, which the first flight of packets has no room for.
  const others = boardTable(rest, { title: `${title}: ${summary}`, since, unit, histories: null }, wording);
  return {
    heading: title,
    session: sessionView(figures, wording),
    note: figures && noteOf(figures, wording),
    units: units(match, unit, t),
    table: boardTable(rows.slice(0, SHOWN_ROWS), first, wording),
    more: others && { summary, table: others },
    updated: figures?.isToday ? lastUpdate(figures.updatedAt, wording) : null,
    changeBase: rows.some((row) => averageChange(row) !== null)
      ? t("change.legend", { base: changeBase(since, wording) })
      : null,
    links: figures?.day ? bulletinLinks(figures.day, figures.marketDay, wording) : [],
    empty: figures ? figures.none && t(figures.none) : t("board.unavailable"),
    tabs: tabs(match, t),
  };
}

function heading({ day, isToday }: BoardFigures, { language, t }: Wording): string {
  if (day === null) return t("board.unavailableHeading");
  return t(isToday ? "board.headingToday" : "board.headingLast", { date: formatLongDate(day, language) });
}

function noteOf({ day, isToday, phase, today }: BoardFigures, { language, t }: Wording): string | null {
  return isToday || day === null ? null : t(noteWords(phase), { date: formatLongDate(today, language) });
}

function noteWords(phase: SessionPhase | null): WordKey {
  if (phase === "none" || phase === "holiday") return "board.noSession";
  return phase === "over" ? "board.noPrices" : "board.noPricesYet";
}

function sessionView(figures: BoardFigures | null, wording: Wording): PriceBoardView["session"] {
  const { language } = wording;
  const phase = figures ? figures.phase : sessionPhase(now(), null);
  const text = [sessionWords(phase, wording), ...otherMarkets(now(), phase, language)].join(" · ");
  return { text, phase };
}

function bulletinLinks(day: string, marketDay: string | null, wording: Wording): LinkView[] {
  const { language, t } = wording;
  const page = href("daily-bulletin", language);
  const query = new URLSearchParams({ tarih: day });
  return [
    ...(marketDay === null ? [] : [marketLink(page, marketDay, wording)]),
    { href: `${page}?${query.toString()}`, label: t("board.bulletin") },
    { href: href("prices", language), label: t("page.prices") },
    { href: href("my-products", language), label: t("page.myProducts") },
  ];
}

function units(match: PageMatch, current: WeightUnit, t: Translate): PriceBoardView["units"] {
  const link = (unit: WeightUnit) => ({
    href: homeQuery.href({ match, language: match.language }, { unit }),
    label: priceUnitWord(unit.toUpperCase(), t),
    current: unit === current,
  });
  return { label: t("board.unit"), links: [link("kg"), link("ton")] };
}

function tabs({ language, params }: PageMatch, t: Translate): PriceBoardView["tabs"] {
  const type = params["tip"];
  const link = (tip: string) => ({
    href: href("home-tab", language, { tip }),
    label: t(GROUP_WORDS[tip] ?? "board.tab.all"),
    current: tip === type,
  });
  const all = {
    href: href("home", language),
    label: t("board.tab.all"),
    current: !HOME_GROUPS.has(type ?? ""),
  };
  return { label: t("board.tabs"), links: [all, ...[...HOME_GROUPS.keys()].map(link)] };
}

function marketLink(page: string, day: string, { language, t }: Wording): LinkView {
  const market = marketsWithoutSession(day, language).join(", ");
  return {
    href: `${page}?${new URLSearchParams({ tarih: day }).toString()}`,
    label: t("board.marketBulletin", { market, date: formatLongDate(day, language) }),
  };
}
