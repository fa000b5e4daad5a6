import type { Language } from "./language";

const thousands = (signs: string) => new RegExp(`[${signs}\\s](?=\\d{3}(?:\\D|$))`, "g");
const THOUSANDS = { tr: thousands("."), en: thousands(","), any: thousands(".,") };

/** Decimals stand behind a comma or a dot, unless that separates thousands there; null for what isn't a number. */
export function readNumber(raw: string, thousands: Language | "any"): number | null {
  const plain = raw.replace(THOUSANDS[thousands], "").replace(",", ".");
  return /^\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : null;
}
