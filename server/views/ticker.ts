import type { TickerView } from "~/components/ticker";
import type { Language } from "~/language";
import { formatShortDate, parseDate } from "~/text/dates";
import { formatNumber } from "~/text/numbers";
import type { Translate } from "~/text/words";
import type { TickerEntry } from "../upstream/contracts/ticker";
import { changeView } from "./change";
import { isDoubtful, priceUnitWord } from "./price-row";

/** The ticker's line; null without anything to say. What can't be right is left out. */
export function tickerView(
  entries: readonly TickerEntry[],
  language: Language,
  t: Translate,
): TickerView | null {
  const items = entries.flatMap((entry) => itemView(entry, language, t) ?? []);
  if (items.length === 0) return null;
  return { label: t("ticker.label"), pause: t("ticker.pause"), items };
}

function itemView(entry: TickerEntry, language: Language, t: Translate): TickerView["items"][number] | null {
  const { product, average, change, day, unit } = entry;
  if (entry.text !== null) return { name: entry.text, price: null, change: null, day: null };
  if (product === null || average === null || isDoubtful({ ...entry, previousAverage: null })) return null;
  const date = day === null ? null : parseDate(day);
  return {
    name: product,
    price: `${formatNumber(average, language, 2)} ${priceUnitWord(unit, t)}`,
    change: change === null ? null : changeView(change, language, t),
    day: date && { iso: date.toISODate() ?? "", text: formatShortDate(date, language) },
  };
}
