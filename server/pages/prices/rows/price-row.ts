import { formatNumber } from "~/i18n/numbers";
import type { Translate, WordKey, Wording } from "~/i18n/words";
import type { RowNote } from "../../figures/data-table";
import { unitWord } from "../../figures/value-words";
import type { PriceRow } from "../../../upstream/contracts/prices";
import { changePercent } from "./change";

const QUANTITY_WORDS: Readonly<Record<string, WordKey>> = {
  ADET: "board.pieces",
  LT: "board.litres",
};
export const KILOGRAMS_PER_TONNE = 1000;
/** In kilograms; smaller weights aren't given in tonnes. */
const SMALL_WEIGHT = 1000;
/** Kilogram and tonne mixed up on a falling day: somewhat less than a thousand. */
const IMPOSSIBLE_FACTOR = 100;

/** World prices of goods that are sold here by the kilogram are by the tonne. */
export const worldUnit = (unit: string) =>
  unit === "KG" ? { unit: "TON", factor: KILOGRAMS_PER_TONNE } : { unit, factor: 1 };

export const priceUnitWord = (unit: string, t: Translate): string => `₺/${unitWord(unit, t)}`;

/** "16,60 ₺/kg" */
export const priceText = (average: number, unit: string, { language, t }: Wording): string =>
  `${formatNumber(average, language, 2)} ${priceUnitWord(unit, t)}`;

interface TradedFigures {
  min: number;
  max: number;
  quantity: number | null;
  trades: number | null;
}

/** "En az 16,10, en çok 16,95 · 612 ton · 41 işlem" */
export function tradedText(
  { min, max, quantity, trades }: TradedFigures,
  unit: string,
  wording: Wording,
): string {
  const { language, t } = wording;
  const price = (value: number) => formatNumber(value, language, 2);
  return [
    t("product.bounds", { min: price(min), max: price(max) }),
    ...(quantity ? [quantityText({ quantity, unit }, wording)] : []),
    ...(trades ? [t("bulletin.trades", { count: trades })] : []),
  ].join(" · ");
}

/** True only when the upstream says so; a missing figure is unknown, not zero. */
function isUntraded({ trades, quantity }: Pick<PriceRow, "trades" | "quantity">): boolean {
  return trades === 0 || (trades === null && quantity === 0);
}

export function noteOf(row: PriceRow): RowNote | null {
  if (row.average === null) return row.isUnread ? "unread" : isUntraded(row) ? "noTrade" : "noPrice";
  return isDoubtful(row) ? "doubtful" : null;
}

/** In per cent since the day before; null for an implausible row too. */
export function averageChange(row: PriceRow): number | null {
  return isDoubtful(row) ? null : changePercent(row.average, row.previousAverage);
}

type PriceFigures = Pick<PriceRow, "min" | "average" | "max" | "previousAverage"> &
  Partial<Pick<PriceRow, "unit" | "quantity" | "amount">>;

/** Some services send prices in ten-thousandths of a lira. */
const DEAREST: Readonly<Record<string, number>> = { KG: 10_000, LT: 10_000, ADET: 10_000_000 };

export function isDoubtful(figures: PriceFigures): boolean {
  const { min, average, max, previousAverage, unit = "KG", quantity, amount } = figures;
  const numbers = [min, average, max].filter((figure) => figure !== null);
  if (numbers.some((figure, index) => figure < (numbers[index - 1] ?? 0))) return true;
  if (numbers.some((figure) => figure > (DEAREST[unit] ?? Infinity))) return true;
  if (average === null) return false;
  const paid = quantity && amount ? amount / quantity : null;
  return [previousAverage, paid].some((other) => other !== null && isFarFrom(average, other));
}

function isFarFrom(price: number, other: number): boolean {
  const factor = price / other;
  return factor >= IMPOSSIBLE_FACTOR || factor <= 1 / IMPOSSIBLE_FACTOR;
}

export function quantityText(
  { quantity, unit }: Pick<PriceRow, "quantity" | "unit">,
  { language, t }: Wording,
): string {
  if (quantity === null) return "";
  const word = QUANTITY_WORDS[unit];
  if (word) return t(word, { value: formatNumber(quantity, language) });
  if (unit !== "KG") return `${formatNumber(quantity, language)} ${unit}`;
  if (quantity < SMALL_WEIGHT) return t("board.kilograms", { value: formatNumber(quantity, language) });
  const tonnes = quantity / KILOGRAMS_PER_TONNE;
  return t("board.tonnes", { value: formatNumber(tonnes, language, tonnes < 10 ? 1 : 0) });
}
