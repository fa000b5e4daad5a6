import type { PriceRowView } from "~/components/price-board";
import type { Language } from "~/language";
import { languageOfNames } from "~/text/casing";
import { formatNumber } from "~/text/numbers";
import type { Translate, WordKey } from "~/text/words";
import type { RowNote } from "../figures/figures";
import type { PriceRow } from "../upstream/contracts/prices";
import { changePercent, changeView } from "./change";
import { sparkline } from "./sparkline";

/** Prices per kilogram are shown per kilogram or per tonne, as the visitor chose. */
export type WeightUnit = "kg" | "ton";

const UNIT_WORDS: Readonly<Record<string, WordKey>> = {
  ADET: "board.perPiece",
  LT: "board.perLitre",
};
const QUANTITY_WORDS: Readonly<Record<string, WordKey>> = {
  ADET: "board.pieces",
  LT: "board.litres",
};
const KILOGRAMS_PER_TONNE = 1000;
/** Below this weight kilograms read better than tonnes. */
const SMALL_WEIGHT = 1000;
/**
 * A change beyond this factor against the day before is a slip of the keyboard. Kilogram and tonne mixed up
 * on a day of falling prices make somewhat less than a thousand.
 */
const IMPOSSIBLE_FACTOR = 100;

/** The word for a unit of price: ₺/kg, ₺/ton. */
export function weightUnitWord(unit: WeightUnit, t: Translate): string {
  return t(unit === "kg" ? "board.perKg" : "board.perTonne");
}

/** A class of product on the board; `history` are its daily averages, oldest first. */
export function priceRowView(
  row: PriceRow,
  history: readonly number[],
  unit: WeightUnit,
  language: Language,
  t: Translate,
  changedAgainst?: string,
): PriceRowView {
  const isByWeight = row.unit === "KG";
  const factor = isByWeight && unit === "ton" ? KILOGRAMS_PER_TONNE : 1;
  const show = (value: number | null) =>
    value && formatNumber(value * factor, language, factor === 1 ? 2 : 0);
  const doubtful = isDoubtful(row);
  const percent = doubtful ? null : changePercent(row.average, row.previousAverage);
  const unitWord = isByWeight ? weightUnitWord(unit, t) : otherUnitWord(row.unit, t);
  return {
    key: `${row.productId ?? ""}${row.product}`,
    product: row.product,
    ...(languageOfNames([row.product], language) !== language && { productLang: "tr" as const }),
    unit: isByWeight ? null : unitWord,
    min: show(row.min) || null,
    max: show(row.max) || null,
    average: show(row.average) || null,
    noPrice: t(row.isUnread ? "board.unread" : isUntraded(row) ? "board.noTrade" : "board.noPrice"),
    change: percent === null ? null : changeView(percent, language, t, changedAgainst),
    quantity: quantityText(row, language, t),
    trades: row.trades === null ? "" : formatNumber(row.trades, language),
    tradesUnit: row.trades === null ? "" : t("board.tradesUnit", { count: row.trades }),
    doubtful: doubtful ? t("board.doubtful") : null,
    trend: doubtful ? null : trendView(history, unitWord, show, t),
  };
}

/** The word for a price by an upstream's unit: ₺/kg, ₺/lt. */
export function priceUnitWord(unit: string, t: Translate): string {
  return unit === "KG" ? weightUnitWord("kg", t) : otherUnitWord(unit, t);
}

/** A unit that we have no word for stands as the upstream writes it, rather than as a wrong one. */
function otherUnitWord(unit: string, t: Translate): string {
  const word = UNIT_WORDS[unit];
  return word ? t(word) : `₺/${unit}`;
}

/** Whether the upstream says that there was no trade, rather than nothing. */
export function isUntraded({ trades, quantity }: Pick<PriceRow, "trades" | "quantity">): boolean {
  return trades === 0 || (trades === null && quantity === 0);
}

/** What is to be said of a row's figures. */
export function noteOf(row: PriceRow): RowNote | null {
  if (row.average === null) return row.isUnread ? "unread" : isUntraded(row) ? "noTrade" : "noPrice";
  return isDoubtful(row) ? "doubtful" : null;
}

type PriceFigures = Pick<PriceRow, "min" | "average" | "max" | "previousAverage"> &
  Partial<Pick<PriceRow, "unit" | "quantity" | "amount">>;

/** Dearer than anything that is sold by a unit: some services tell prices in ten-thousandths of a lira. */
const DEAREST: Readonly<Record<string, number>> = { KG: 10_000, LT: 10_000, ADET: 10_000_000 };

/** Whether the figures can't be right: below nothing, out of order, far too dear, or a thousandfold off. */
export function isDoubtful(figures: PriceFigures): boolean {
  const { min, average, max, previousAverage, unit = "KG", quantity, amount } = figures;
  const known = [min, average, max].filter((figure) => figure !== null);
  if (known.some((figure, index) => figure < (known[index - 1] ?? 0))) return true;
  if (known.some((figure) => figure > (DEAREST[unit] ?? Infinity))) return true;
  if (average === null) return false;
  const paid = quantity && amount ? amount / quantity : null;
  return [previousAverage, paid].some((other) => other !== null && isFarFrom(average, other));
}

function isFarFrom(price: number, other: number): boolean {
  const factor = price / other;
  return factor >= IMPOSSIBLE_FACTOR || factor <= 1 / IMPOSSIBLE_FACTOR;
}

function quantityText({ quantity, unit }: PriceRow, language: Language, t: Translate): string {
  if (quantity === null) return "";
  const word = QUANTITY_WORDS[unit];
  if (word) return t(word, { value: formatNumber(quantity, language) });
  if (unit !== "KG") return `${formatNumber(quantity, language)} ${unit}`;
  if (quantity < SMALL_WEIGHT) return t("board.kilograms", { value: formatNumber(quantity, language) });
  const tonnes = quantity / KILOGRAMS_PER_TONNE;
  return t("board.tonnes", { value: formatNumber(tonnes, language, tonnes < 10 ? 1 : 0) });
}

function trendView(
  history: readonly number[],
  unit: string,
  show: (value: number) => string | 0 | null,
  t: Translate,
): PriceRowView["trend"] {
  const line = sparkline(history);
  const [first, last] = [history[0], history.at(-1)];
  if (line === null || first === undefined || last === undefined) return null;
  return {
    ...line,
    label: t("board.trendLabel", { from: show(first) || "", to: show(last) || "", unit }),
  };
}
