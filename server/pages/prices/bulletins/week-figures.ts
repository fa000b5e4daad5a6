import { group, max, sum } from "d3-array";
import { now } from "../../../config/clock";
import { upstreamFor, type Upstream } from "../../../upstream/client";
import type { PriceRow } from "../../../upstream/contracts/prices";
import type { Language } from "~/i18n/language";
import { type DatedBulletin, readDays, addDays } from "../days/trading-days";
import { isDoubtful } from "../rows/price-row";
import { joined, wholeSum } from "../rows/price-series";
import { type Week, isWeekName, weekBefore, weekOf } from "../days/week";
import { z } from "zod";
import { definePageQuery, parameter } from "../../query";
import { isWithinReach } from "./history-span";

const DAYS = 7;

export const isOpenWeek = ({ from }: Week) => from <= now().toISODate() && isWithinReach(from);

const openWeek = z.string().refine(isWeekName).transform(weekOf).refine(isOpenWeek);

const week = { ...parameter("week", openWeek, null), write: (chosen: Week | null) => chosen?.name ?? "" };

export const weeklyQuery = definePageQuery("weekly-bulletin", { hafta: week });

export function openWeeks(): Week[] {
  const weeks: Week[] = [];
  for (let week = weekOf(now().toISODate()); isOpenWeek(week); week = weekBefore(week)) weeks.push(week);
  return weeks;
}

export function daysOfWeek({ from }: Week): string[] {
  const today = now().toISODate();
  return Array.from({ length: DAYS }, (_, index) => addDays(from, index)).filter((day) => day <= today);
}

export interface WeekLine extends PriceRow {
  days: number;
  /** false: some quantity is unknown, so all days count alike */
  isWeighted: boolean;
  doubtful: number;
}

export interface WeekGroup {
  code: string;
  name: string;
  lines: WeekLine[];
}

export interface WeekFigures {
  groups: WeekGroup[];
  until: string | null;
  unread: number;
  others: number;
}

type DayLine = PriceRow & { ownDay: string };

/** Shared by all requests; a finished week is cached longer. @throws UpstreamError */
export async function readWeek(upstream: Upstream, week: Week, language: Language): Promise<WeekFigures> {
  const key = `prices.week ${week.name} ${language}`;
  const lifetime = week.until >= now().toISODate() ? "prices" : "content";
  return upstream.keep(key, lifetime, async () => {
    // Has its own time budget, so that a slow load finishes for the next visitor.
    const own = upstreamFor(language);
    const bulletins = await readDays(own, daysOfWeek(week));
    return {
      groups: joinedGroups(bulletins),
      until: max(bulletins.flatMap(daysOf)) ?? null,
      unread: own.missingRows() + sum(bulletins, ({ unread }) => unread),
      others: sum(bulletins, ({ others }) => others),
    };
  });
}

const daysOf = ({ day, groups }: DatedBulletin): string[] =>
  groups.flatMap(({ lines }) => lines.map((line) => line.day ?? day));

export function comparedWith(before: readonly WeekGroup[], groups: readonly WeekGroup[]): WeekGroup[] {
  const lines = before.flatMap((each) => each.lines);
  const averages = new Map(lines.map((line) => [keyOf(line), line.average]));
  return groups.map((each) => ({
    ...each,
    lines: each.lines.map((line) => ({ ...line, previousAverage: averages.get(keyOf(line)) ?? null })),
  }));
}

const keyOf = ({ productId, product, unit }: PriceRow) => JSON.stringify([productId ?? product, unit]);

function joinedGroups(bulletins: readonly DatedBulletin[]): WeekGroup[] {
  const rows = bulletins.flatMap(({ day, groups }) => groups.map((each) => ({ ...each, day })));
  return [...group(rows, ({ code }) => code)].map(([code, own]) => {
    const lines = own.flatMap((each) =>
      each.lines.map((line): DayLine => ({ ...line, ownDay: line.day ?? each.day })),
    );
    return { code, name: own[0]?.name ?? code, lines: [...group(lines, keyOf).values()].map(joinedLine) };
  });
}

function joinedLine(lines: readonly DayLine[]): WeekLine {
  const [first] = lines;
  if (!first) throw new Error("a week's line is of one day at least");
  const priced = lines.filter(({ average }) => average !== null);
  const sound = priced.filter((line) => !isDoubtful(line));
  const counted = sound.length > 0 ? sound : lines;
  const quantity = wholeSum(counted, (line) => line.quantity);
  const isWeighted = quantity !== null && quantity > 0;
  return {
    ...first,
    ...pricesOf(sound),
    day: null,
    saleType: null,
    isUnread: lines.some(({ isUnread }) => isUnread),
    previousAverage: null,
    quantity,
    trades: wholeSum(counted, (line) => line.trades),
    amount: wholeSum(counted, (line) => line.amount),
    days: new Set(sound.map((line) => line.ownDay)).size,
    isWeighted,
    doubtful: priced.length - sound.length,
  };
}

function pricesOf(lines: readonly DayLine[]): Pick<PriceRow, "min" | "average" | "max"> {
  if (lines.length === 0) return { min: null, average: null, max: null };
  const days = lines.map(({ ownDay: day, average, min, max, quantity }) => {
    const price = average ?? 0;
    return { day, average: price, min: min ?? price, max: max ?? price, quantity, trades: null };
  });
  const { min, average, max } = joined("", days);
  return { min, average, max };
}
