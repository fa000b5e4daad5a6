import type { Language } from "~/i18n/language";
import { languageOfNames, sentenceCase } from "~/i18n/letters";
import type { WordKey } from "~/i18n/words";
import { log } from "../../../observability/log";
import { now } from "../../../config/clock";
import { sessionPhase, latestSession } from "../days/trading-session";
import { homeGroupOf } from "../../../upstream/assumptions";
import type { Upstream } from "../../../upstream/client";
import { readBulletinOfDay } from "../../../upstream/contracts/bulletins";
import {
  listLivePrices,
  readHeadline,
  readPriceHistory,
  type PriceRow,
} from "../../../upstream/contracts/prices";
import { listProducts, type QuotedProduct } from "../../../upstream/contracts/products";
import { UpstreamError } from "../../../upstream/errors";
import type { BoardFigures } from "../../home/price-board";
import { isDoubtful } from "./price-row";
import { marketDaySince } from "../days/trading-days";
import { comparedWithDayBefore } from "./previous-averages";
import { orFallback } from "../../fallbacks";
import type { Id } from "../../../upstream/record";

const HISTORY_DAYS = 30;
const HISTORIES = 8;
const LOOK_BACK_DAYS = 10;

export async function boardFigures(
  upstream: Upstream,
  group: string | null,
  language: Language,
): Promise<BoardFigures | null> {
  try {
    const today = now().toISODate();
    const [headline, live, products] = await Promise.all([
      orFallback(upstream.read(readHeadline, null), null),
      upstream.read(listLivePrices, null),
      orFallback(upstream.read(listProducts, null, { isAside: true }), []),
    ]);
    const latest = await latestPrices(upstream, live.rows, headline?.tradingDay ?? null, today);
    upstream.noteMissing("board", live.unread + (latest?.unread ?? 0));
    if (!latest) return null;
    const { lines, since } = latest.isDayKnown
      ? await comparedWithDayBefore(upstream, latest.rows, latest.day)
      : { lines: latest.rows, since: null };
    const all = named(lines, products, language);
    const rows = visibleRows(all, group);
    return {
      rows,
      day: latest.isDayKnown ? latest.day : null,
      isToday: latest.isDayKnown && latest.day === today,
      marketDay: latest.isDayKnown ? await orFallback(marketDaySince(upstream, latest.day), null) : null,
      today,
      changedSince: since,
      none: rows.length > 0 ? null : noneOf(all, live.unread + latest.unread),
      phase: sessionPhase(now(), headline),
      updatedAt: headline?.updatedAt ?? null,
      histories: await histories(upstream, rows.slice(0, HISTORIES), latest.day),
    };
  } catch (error) {
    if (error instanceof UpstreamError) return null;
    throw error;
  }
}

interface TradingDay {
  day: string;
  isDayKnown: boolean;
  rows: readonly PriceRow[];
  unread: number;
}

async function latestPrices(
  upstream: Upstream,
  live: readonly PriceRow[],
  latestDay: string | null,
  today: string,
): Promise<TradingDay | null> {
  const session = latestSession(live, latestDay ?? today);
  if (session.rows.length === 0) return lastTradingDay(upstream, latestDay, today);
  return { ...session, isDayKnown: latestDay !== null || live.some(({ day }) => day !== null), unread: 0 };
}

async function lastTradingDay(
  upstream: Upstream,
  latestDay: string | null,
  today: string,
): Promise<TradingDay | null> {
  let skipped = 0;
  const candidates = [
    ...(latestDay && latestDay <= today ? [latestDay] : []),
    today,
    ...daysBefore(LOOK_BACK_DAYS),
  ];
  for (const day of new Set(candidates)) {
    const { groups, unread } = await upstream.read(readBulletinOfDay, { day });
    const rows = groups.flatMap(({ lines }) => lines);
    if (rows.some((row) => row.average !== null))
      return { day, isDayKnown: true, rows, unread: skipped + unread };
    skipped += unread;
  }
  return null;
}

function daysBefore(count: number): string[] {
  const today = now();
  return Array.from({ length: count }, (_, index) => today.minus({ days: index + 1 }).toISODate());
}

function named(
  rows: readonly PriceRow[],
  products: readonly QuotedProduct[],
  language: Language,
): PriceRow[] {
  const byId = new Map(products.map((product) => [product.id, product]));
  return rows.map((row) => {
    const product = row.productId === null ? undefined : byId.get(row.productId);
    const name = product?.name ?? sentenceCase(row.product, languageOfNames([row.product], language));
    return { ...row, product: name, groupCode: row.groupCode ?? product?.groupCode ?? null };
  });
}

function visibleRows(rows: readonly PriceRow[], group: string | null): PriceRow[] {
  return rows
    .filter((row) => group === null || homeGroupOf(row) === group)
    .toSorted((a, b) => (b.quantity ?? 0) - (a.quantity ?? 0));
}

/** Rows that name no group may be of any. */
function noneOf(all: readonly PriceRow[], unread: number): WordKey {
  const isNameless = ({ groupCode, groupName, kind }: PriceRow) => (groupCode ?? groupName ?? kind) === null;
  if (all.some(isNameless) || all.every((row) => homeGroupOf(row) === null)) return "board.ungrouped";
  return unread > 0 ? "notice.unreadable" : "board.nothing";
}

/** An unreadable history is left out, not its row. */
async function histories(
  upstream: Upstream,
  rows: readonly PriceRow[],
  until: string,
): Promise<Map<Id, number[]>> {
  const from = now().minus({ days: HISTORY_DAYS }).toISODate();
  const ids = rows.flatMap((row) => (row.productId === null ? [] : [row.productId]));
  const results = await Promise.allSettled(
    ids.map((productId) => upstream.read(readPriceHistory, { productId, from, until }, { language: "tr" })),
  );
  return new Map(
    ids.map((id, index) => {
      const result = results[index];
      if (result?.status === "rejected") log.debug({ productId: id }, "price history missing");
      return [id, result?.status === "fulfilled" ? averages(result.value.rows) : []];
    }),
  );
}

type HistoryDay = { min: number | null; average: number | null; max: number | null };

function averages(days: readonly HistoryDay[]): number[] {
  return days.flatMap(({ min, average, max }) => {
    const isSound = average !== null && !isDoubtful({ min, average, max, previousAverage: null });
    return isSound ? [average] : [];
  });
}
