import { z } from "zod";
import { now } from "../../../config/clock";
import { definePageQuery, parameter } from "../../query";
import { isWithinReach } from "./history-span";
import { addDays } from "../days/trading-days";
import { isWeekName, type Week, weekBefore, weekOf } from "../days/week";

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
