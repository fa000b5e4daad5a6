import type { TickerView } from "~/components/prices/ticker";
import type { Language } from "~/i18n/language";
import { formatShortDate, parseDate } from "~/i18n/dates";
import { formatNumber } from "~/i18n/numbers";
import type { Translate } from "~/i18n/words";
import type { TickerEntry } from "../../upstream/contracts/ticker";
import { changeView } from "../prices/rows/change";
import type { Id } from "../../upstream/record";
import type { Product } from "../../upstream/contracts/products";
import { isDoubtful, priceUnitWord } from "../prices/rows/price-row";

interface ProductPages {
  products: readonly Product[];
  productHref: (id: Id | null) => string | undefined;
}

export function tickerView(
  entries: readonly TickerEntry[],
  pages: ProductPages,
  language: Language,
  t: Translate,
): TickerView | null {
  const items = entries.flatMap((entry) => itemView(entry, pages, language, t) ?? []);
  if (items.length === 0) return null;
  return { label: t("ticker.label"), pause: t("ticker.pause"), items };
}

function itemView(
  entry: TickerEntry,
  pages: ProductPages,
  language: Language,
  t: Translate,
): TickerView["items"][number] | null {
  const { product, average, change, day, unit } = entry;
  if (entry.text !== null) return { name: entry.text, href: null, price: null, change: null, day: null };
  if (product === null || average === null || isDoubtful({ ...entry, previousAverage: null })) return null;
  const named = pages.products.find(
    ({ code, name }) => (code !== null && code === entry.code) || name === product,
  );
  const date = day === null ? null : parseDate(day);
  return {
    name: product,
    href: pages.productHref(named?.id ?? null) ?? null,
    price: `${formatNumber(average, language, 2)} ${priceUnitWord(unit, t)}`,
    change: change === null ? null : changeView(change, language, t),
    day: date && { iso: date.toISODate() ?? "", text: formatShortDate(date, language) },
  };
}
