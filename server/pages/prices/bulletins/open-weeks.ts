import { z } from "zod";
import { now } from "../../../config/clock";
import { definePageQuery, parameter } from "../../query";
import { isWithinReach } from "./history-span";
import { addDays } from "../days/trading-days";
import { isWeekName, type Week, weekBefore, weekOf } from "../days/week";

const DAYS = 7;

/** Each of its days costs a call until it is kept. */
export const isOpenWeek = ({ from }: Week) => from <= now().toISODate() && isWithinReach(from);

const openWeek = z.string().refine(isWeekName).transform(weekOf).refine(isOpenWeek);

const week = { ...parameter("week", openWeek, null), write: (chosen: Week | null) => chosen?.name ?? "" };

/** ?hafta=2026-W47 */
export const weeklyQuery = definePageQuery("weekly-bulletin", { hafta: week });

/** Newest first. */
export function openWeeks(): Week[] {
  const weeks: Week[] = [];
  for (let week = weekOf(now().toISODate()); isOpenWeek(week); week = weekBefore(week)) weeks.push(week);
  return weeks;
}

/** Up to today. */
export function daysOfWeek({ from }: Week): string[] {
  const today = now().toISODate();
  return Array.from({ length: DAYS }, (_, index) => addDays(from, index)).filter((day) => day <= today);
}
