import { LRUCache } from "lru-cache";
import type { Language } from "./language";

const locales = { tr: "tr-TR", en: "en-GB" } as const;
const formatters = new Map<string, Intl.NumberFormat>();
/** Intl is slow, and a board shows the same figures all day. */
const formatted = new LRUCache<string, string>({ max: 20_000 });

type Style = "decimal" | "percent" | "currency";

function write(value: number, language: Language, style: Style, decimals: number): string {
  const key = `${value} ${language} ${style} ${decimals}`;
  const cached = formatted.get(key);
  if (cached !== undefined) return cached;
  const text = formatter(language, style, decimals).format(value);
  formatted.set(key, text);
  return text;
}

function formatter(language: Language, style: Style, decimals: number): Intl.NumberFormat {
  const key = `${language} ${style} ${decimals}`;
  const cached = formatters.get(key);
  if (cached) return cached;
  const made = new Intl.NumberFormat(locales[language], {
    style,
    ...(style === "currency" && { currency: "TRY", currencyDisplay: "narrowSymbol" }),
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    // Rounds to "0", never to "-0".
    signDisplay: "negative",
  });
  formatters.set(key, made);
  return made;
}

/** 1.234,50 · 1,234.50 */
export function formatNumber(value: number, language: Language, decimals = 0): string {
  return write(value, language, "decimal", decimals);
}

/** Takes percent, not a fraction: %2,3 · 2.3% */
export function formatPercent(percent: number, language: Language, decimals = 1): string {
  return write(percent / 100, language, "percent", decimals);
}

/** ₺1.234,56 */
export function formatLira(value: number, language: Language, decimals = 2): string {
  return write(value, language, "currency", decimals);
}

/** 120 KB, 1,4 MB */
export function formatBytes(bytes: number, language: Language): string {
  if (bytes < 999_500) return `${formatNumber(Math.max(1, Math.round(bytes / 1000)), language)} KB`;
  return `${formatNumber(bytes / 1_000_000, language, 1)} MB`;
}
