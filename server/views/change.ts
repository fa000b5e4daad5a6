import type { ChangeView } from "~/components/change";
import type { Language } from "~/language";
import { formatPercent } from "~/text/numbers";
import type { Translate } from "~/text/words";

/** The change of an average against the trading day before, in per cent to one decimal; null without either. */
export function changePercent(average: number | null, previous: number | null): number | null {
  if (average === null || previous === null) return null;
  return Math.round((average / previous - 1) * 1000) / 10;
}

/** A change in per cent as it is shown and read out. */
export function changeView(percent: number, language: Language, t: Translate): ChangeView {
  const text = formatPercent(Math.abs(percent), language);
  if (percent === 0) return { direction: "same", text, spoken: t("board.same") };
  const direction = percent > 0 ? "up" : "down";
  return { direction, text, spoken: t(`board.${direction}`, { percent: text }) };
}
