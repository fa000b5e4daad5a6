import { VIEW_BOX } from "~/components/elements/chart";
import type { AmountBarsView } from "~/components/members/amount-bars";
import { formatLira } from "~/i18n/numbers";
import type { Wording } from "~/i18n/words";
import { dateAxis, dayTickLabel, figureAxis } from "../prices/charts/chart-drawing";
import { dayNumber } from "../prices/days/trading-days";

interface DayAmount {
  day: string;
  amount: number;
}

const SHARE = 0.7;
const WIDEST = 40;

/** From here on in thousands, so that labels fit on phones. */
const THOUSANDS_FROM = 10_000;

export function amountBars(
  days: readonly DayAmount[],
  { from, until }: { from: string; until: string },
  { language, t }: Wording,
): AmountBarsView | null {
  const greatest = days.reduce<DayAmount | null>(
    (most, day) => (most && most.amount >= day.amount ? most : day),
    null,
  );
  if (!greatest || greatest.amount <= 0) return null;
  const isInThousands = greatest.amount >= THOUSANDS_FROM;
  const x = dateAxis(dayNumber(from), dayNumber(until) + 1, language);
  const y = figureAxis([0, greatest.amount], language, isInThousands ? 1000 : 1);
  const left = (day: number) => (x.place(day) / 100) * VIEW_BOX.width;
  const room = left(1) - left(0);
  const width = Math.min(room * SHARE, WIDEST);
  const top = (amount: number) => Math.round((y.place(amount) / 100) * VIEW_BOX.height);
  const floor = top(0);
  const bar = ({ day, amount }: DayAmount) =>
    `M${tenth(left(dayNumber(day)) + (room - width) / 2)},${floor}V${top(amount)}h${tenth(width)}V${floor}Z`;
  return {
    heading: t("memberBulletin.barsHeading"),
    label: t("memberBulletin.barsLabel", {
      count: days.length,
      most: formatLira(greatest.amount, language, 0),
      day: dayTickLabel(new Date(greatest.day), language),
    }),
    unit: t(isInThousands ? "memberBulletin.barsThousands" : "memberBulletin.barsUnit"),
    bars: days.map(bar).join(""),
    yTicks: y.ticks,
    xTicks: x.ticks,
  };
}

const tenth = (value: number) => Math.round(value * 10) / 10;
