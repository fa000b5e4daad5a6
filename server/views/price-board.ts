import type { LinkView } from "~/components/link";
import type { PriceBoardView } from "~/components/price-board";
import type { Language } from "~/language";
import { href, type PageMatch } from "~/pages";
import { formatLongDate, formatTime, parseDate } from "~/text/dates";
import type { Translate, WordKey } from "~/text/words";
import { exchange } from "../exchange";
import { downloadHref } from "../figures/download-address";
import { HOME_GROUPS, type SessionState } from "../upstream/assumptions";
import type { PriceRow } from "../upstream/contracts/prices";
import { priceRowView, weightUnitWord, type WeightUnit } from "./price-row";

/** The rows that stand on the board at once; the others open below. */
const SHOWN_ROWS = 8;

/** What the board is made of. */
export interface BoardFigures {
  rows: readonly PriceRow[];
  /** The day of the prices, ISO. */
  day: string;
  isToday: boolean;
  /** Today, for the line that says that there is no trade. */
  today: string;
  state: SessionState | null;
  updatedAt: string | null;
  /** Daily averages of the last 30 days by product id, oldest first. */
  histories: ReadonlyMap<number, readonly number[]>;
}

const SESSION_WORDS: Readonly<Record<SessionState, WordKey>> = {
  open: "board.sessionOpen",
  closed: "board.sessionClosed",
  holiday: "board.sessionHoliday",
};

const GROUP_WORDS: Readonly<Record<string, WordKey>> = {
  hububat: "board.tab.hububat",
  bakliyat: "board.tab.bakliyat",
  hayvan: "board.tab.hayvan",
};

/** The price board of home; figures are null when they can't be had. */
export function priceBoardView(
  figures: BoardFigures | null,
  match: PageMatch,
  unit: WeightUnit,
  t: Translate,
): PriceBoardView {
  const { language } = match;
  const rows = (figures?.rows ?? []).map((row) => {
    const history = row.productId === null ? [] : (figures?.histories.get(row.productId) ?? []);
    return priceRowView(row, history, unit, language, t);
  });
  const rest = rows.slice(SHOWN_ROWS);
  const unitWord = weightUnitWord(unit, t);
  return {
    heading: figures ? heading(figures, language, t) : t("board.unavailableHeading"),
    session: sessionView(figures?.state ?? null, t),
    note:
      figures && !figures.isToday ? t("board.noSession", { date: longDate(figures.today, language) }) : null,
    units: units(match, unit, t),
    columns: {
      product: t("board.product"),
      min: t("board.min", { unit: unitWord }),
      max: t("board.max", { unit: unitWord }),
      average: t("board.average", { unit: unitWord }),
      change: t("board.change"),
      quantity: t("board.quantity"),
      trades: t("board.trades"),
      trend: t("board.trend"),
    },
    rows: rows.slice(0, SHOWN_ROWS),
    more: rest.length > 0 ? { summary: t("board.more", { count: rest.length }), rows: rest } : null,
    tradesUnit: t("board.tradesUnit"),
    updated: figures && updated(figures, t),
    links: figures ? bulletinLinks(figures.day, language, t) : [],
    empty: emptyText(figures, rows.length, t),
    tabs: tabs(match, t),
  };
}

function heading({ day, isToday }: BoardFigures, language: Language, t: Translate): string {
  return t(isToday ? "board.headingToday" : "board.headingLast", { date: longDate(day, language) });
}

function updated({ updatedAt, isToday }: BoardFigures, t: Translate): string | null {
  const moment = updatedAt === null || !isToday ? null : parseDate(updatedAt);
  return moment && t("board.updated", { time: formatTime(moment) });
}

function emptyText(figures: BoardFigures | null, rowCount: number, t: Translate): string | null {
  if (!figures) return t("board.unavailable");
  return rowCount === 0 ? t("board.nothing") : null;
}

function longDate(iso: string, language: Language): string {
  const date = parseDate(iso);
  return date ? formatLongDate(date, language) : iso;
}

/** The unit switch is a link, so that it works before scripts and without them. */
/** A session whose state nobody told is only known by its hours. */
function sessionView(state: SessionState | null, t: Translate): PriceBoardView["session"] {
  const words = state === null ? "board.sessionHours" : SESSION_WORDS[state];
  return { text: t(words, exchange.session), state };
}

function bulletinLinks(day: string, language: Language, t: Translate): LinkView[] {
  const page = href("daily-bulletin", language);
  const query = new URLSearchParams({ tarih: day });
  return [
    { href: `${page}?${query.toString()}`, label: t("board.bulletin") },
    { href: downloadHref(page, "csv", query), label: t("download.csv") },
  ];
}

function units(
  { page, language, params }: PageMatch,
  current: WeightUnit,
  t: Translate,
): PriceBoardView["units"] {
  const address = href(page.id, language, params as never);
  const link = (unit: WeightUnit) => ({
    href: unit === "kg" ? address : `${address}?birim=${unit}`,
    label: weightUnitWord(unit, t),
    current: unit === current,
  });
  return { label: t("board.unit"), links: [link("kg"), link("ton")] };
}

function tabs({ language, params }: PageMatch, t: Translate): PriceBoardView["tabs"] {
  const shown = params["tip"];
  const link = (tip: string) => ({
    href: href("home-tab", language, { tip }),
    label: t(GROUP_WORDS[tip] ?? "board.tab.all"),
    current: tip === shown,
  });
  const all = {
    href: href("home", language),
    label: t("board.tab.all"),
    current: !HOME_GROUPS.has(shown ?? ""),
  };
  return { label: t("board.tabs"), links: [all, ...[...HOME_GROUPS.keys()].map(link)] };
}
