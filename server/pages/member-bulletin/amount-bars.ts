import { scaleLinear, scaleUtc } from "d3-scale";
import type { AmountBarsView } from "~/components/members/amount-bars";
import { formatLira, formatNumber } from "~/i18n/numbers";
import type { Wording } from "~/i18n/words";
import { dayTickLabel, dayTicks, percent } from "../prices/charts/chart-drawing";
import { DAY_MS } from "../prices/days/trading-days";

interface DayAmount {
  day: string;
  amount: number;
}

/** Width and height of the view box; edges in per cent, reserved for labels. */
const WIDTH = 1000;
const [LEFT, RIGHT, TOP, BOTTOM] = [1, 99, 9, 88];
const Y_TICKS = 4;
const X_TICKS = 5;
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
  const x = scaleUtc([timeOf(from), timeOf(until) + DAY_MS], [LEFT, RIGHT]);
  const isInThousands = greatest.amount >= THOUSANDS_FROM;
  const factor = isInThousands ? 1000 : 1;
  const y = scaleLinear([0, greatest.amount], [BOTTOM, TOP]).nice(Y_TICKS);
  const room = ((x(timeOf(from) + DAY_MS) - x(timeOf(from))) * WIDTH) / 100;
  const width = Math.min(room * SHARE, WIDEST);
  const bar = ({ day, amount }: DayAmount) => {
    const left = (x(timeOf(day)) * WIDTH) / 100 + (room - width) / 2;
    return `M${tenth(left)},${10 * BOTTOM}V${Math.round(10 * y(amount))}h${tenth(width)}V${10 * BOTTOM}Z`;
  };
  return {
    heading: t("memberBulletin.barsHeading"),
    label: t("memberBulletin.barsLabel", {
      count: days.length,
      most: formatLira(greatest.amount, language, 0),
      day: dayTickLabel(new Date(timeOf(greatest.day)), language),
    }),
    unit: t(isInThousands ? "memberBulletin.barsThousands" : "memberBulletin.barsUnit"),
    bars: days.map(bar).join(""),
    yTicks: y
      .ticks(Y_TICKS)
      .map((value) => ({ at: percent(y(value)), label: formatNumber(value / factor, language) })),
    xTicks: dayTicks(
      x.ticks(X_TICKS).filter((moment) => x(moment) > LEFT + 3 && x(moment) < RIGHT - 3),
      x,
      language,
    ),
  };
}

const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);
const tenth = (value: number) => Math.round(value * 10) / 10;
