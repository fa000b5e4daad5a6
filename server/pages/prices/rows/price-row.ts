import type { PriceRowView } from "~/components/home/price-board";
import { languageOfNames } from "~/i18n/letters";
import { formatNumber } from "~/i18n/numbers";
import type { Translate, WordKey, Wording } from "~/i18n/words";
import type { RowNote } from "../../data-table/data-table";
import type { PriceRow } from "../../../upstream/contracts/prices";
import { changePercent, changeView } from "./change";
import { sparkline } from "./sparkline";

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
/** In kilograms; smaller weights aren't given in tonnes. */
const SMALL_WEIGHT = 1000;
/** Kilogram and tonne mixed up on a falling day: somewhat less than a thousand. */
const IMPOSSIBLE_FACTOR = 100;

export function weightUnitWord(unit: WeightUnit, t: Translate): string {
  return t(unit === "kg" ? "board.perKg" : "board.perTonne");
}

/** `history`: daily averages, oldest first. */
export function priceRowView(
  row: PriceRow,
  history: readonly number[],
  unit: WeightUnit,
  wording: Wording,
  changedAgainst?: string,
): PriceRowView {
  const { language, t } = wording;
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
    change: percent === null ? null : changeView(percent, wording, changedAgainst),
    quantity: quantityText(row, wording),
    trades: row.trades === null ? "" : formatNumber(row.trades, language),
    tradesUnit: row.trades === null ? "" : t("board.tradesUnit", { count: row.trades }),
    doubtful: doubtful ? t("board.doubtful") : null,
    trend: doubtful ? null : trendView(history, unitWord, show, t),
  };
}

export function priceUnitWord(unit: string, t: Translate): string {
  return unit === "KG" ? weightUnitWord("kg", t) : otherUnitWord(unit, t);
}

/** An unknown unit is printed as it came. */
function otherUnitWord(unit: string, t: Translate): string {
  const word = UNIT_WORDS[unit];
  return word ? t(word) : `₺/${unit}`;
}

/** True only when the upstream says so; a missing figure is unknown, not zero. */
function isUntraded({ trades, quantity }: Pick<PriceRow, "trades" | "quantity">): boolean {
  return trades === 0 || (trades === null && quantity === 0);
}

export function noteOf(row: PriceRow): RowNote | null {
  if (row.average === null) return row.isUnread ? "unread" : isUntraded(row) ? "noTrade" : "noPrice";
  return isDoubtful(row) ? "doubtful" : null;
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
