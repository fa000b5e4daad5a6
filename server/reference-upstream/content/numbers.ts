import { formatNumber } from "~/text/numbers";

/** A number as Turkish and English readers write it: 1.234,5 and 1,234.5. */
export function numberText(value: number, decimals = 0) {
  return { tr: formatNumber(value, "tr", decimals), en: formatNumber(value, "en", decimals) };
}

/** A share in per cent: %12,5 and 12.5%. */
export function percentText(share: number, decimals = 1) {
  const { tr, en } = numberText(share, decimals);
  return { tr: `%${tr}`, en: `${en}%` };
}
