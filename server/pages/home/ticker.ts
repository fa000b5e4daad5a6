import type { TickerView } from "~/components/prices/ticker";
import { formatShortDate, parseDate } from "~/i18n/dates";
import type { Wording } from "~/i18n/words";
import type { TickerEntry } from "../../upstream/contracts/ticker";
import { changeView } from "../prices/rows/change";
import type { Id } from "../../upstream/record";
import type { Product } from "../../upstream/contracts/products";
import { isDoubtful, priceText } from "../prices/rows/price-row";

interface ProductPages {
  products: readonly Product[];
  productHref: (id: Id | null) => string | undefined;
}

export function tickerView(
  entries: readonly TickerEntry[],
  pages: ProductPages,
  wording: Wording,
): TickerView | null {
  const { t } = wording;
  const items = entries.flatMap((entry) => itemView(entry, pages, wording) ?? []);
  if (items.length === 0) return null;
  return { label: t("ticker.label"), pause: t("ticker.pause"), items };
}

function itemView(
  entry: TickerEntry,
  pages: ProductPages,
  wording: Wording,
): TickerView["items"][number] | null {
  const { language } = wording;
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
    price: priceText(average, unit, wording),
    change: change === null ? null : changeView(change, wording),
    day: date && { iso: date.toISODate() ?? "", text: formatShortDate(date, language) },
  };
}
