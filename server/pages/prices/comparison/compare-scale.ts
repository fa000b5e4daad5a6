import { sum } from "d3-array";
import type { Translate } from "~/i18n/words";
import type { PageContext } from "../../../request/page-loader";
import type { Product } from "../../../upstream/contracts/products";
import { orFallback } from "../../fallbacks";
import { unitWord } from "../../figures/value-words";
import { weeklyDollar } from "../rates/rate-history";
import { yearLines } from "../charts/year-lines";
import { priceUnitWord, worldUnit } from "../rows/price-row";
import { inDollars, inRealPrices, type TradedPrice, type WeeklyRate } from "../rows/price-series";
import { type Choice, PLACES, type Scale } from "./compare-choice";
import { againstFirst, comparedProducts, firstCommon, indexed } from "./compare-lines";
import type { ReadProduct } from "./compare-read";

const AGAINST_FIRST: Readonly<Partial<Record<Scale, (first: number, other: number) => number>>> = {
  parity: (first, other) => first / other,
  difference: (first, other) => other - first,
};

/** Lines in the chosen scale; in lira while there are no rates for dollars. */
export async function compare(
  { upstream, language }: PageContext,
  choice: Choice,
  read: readonly ReadProduct[],
) {
  const dollars = choice.scale === "dollar" ? await orFallback(weeklyDollar(upstream), null) : null;
  const scale = choice.scale === "dollar" && !dollars ? "lira" : choice.scale;
  const priced = read.map((each) => ({ ...each, days: inMoney(each, scale, dollars) }));
  const [first, second] = priced;
  const ofYears =
    first && !second
      ? yearLines(first.product, first.days, { ...choice, most: PLACES.length }, language)
      : null;
  const all = ofYears ?? comparedProducts(priced, choice.range, language);
  const result = AGAINST_FIRST[scale];
  const compared = result ? againstFirst(all, result) : all;
  const base = firstCommon(compared.lines);
  return {
    scale,
    isAgainstFirst: result !== undefined,
    ofYears,
    compared,
    /** The products of the lines. */
    drawn: result ? read.slice(1) : read,
    base,
    lines: scale !== "index" ? compared.lines : base === null ? [] : indexed(compared.lines, base),
    isConverted: scale !== "dollar" || countDays(priced) === countDays(read),
  };
}

function inMoney(
  { product, days }: ReadProduct,
  scale: Scale,
  dollars: WeeklyRate | null,
): readonly TradedPrice[] {
  if (scale === "real") return inRealPrices(days);
  return dollars ? inDollars(days, dollars, product.unit) : days;
}

const countDays = (read: readonly { days: readonly TradedPrice[] }[]) => sum(read, ({ days }) => days.length);

export function unitOf(scale: Scale, drawn: readonly (ReadProduct | undefined)[], t: Translate): string {
  if (scale === "index") return t("compare.index");
  const [unit = "KG", ...others] = new Set(drawn.flatMap((each) => each?.product.unit ?? []));
  if (scale === "parity") return others.length > 0 ? t("unit.any") : unitWord(unit, t);
  return scale === "dollar" ? `$/${unitWord(worldUnit(unit).unit, t)}` : priceUnitWord(unit, t);
}

export function tableUnit(scale: Scale, unit: string, product: Product | undefined) {
  if (scale === "index") return { unit: null };
  if (scale === "dollar" || scale === "parity") return { unit: null, measure: { unit, decimals: 2 } };
  return { unit: product?.unit ?? null };
}
