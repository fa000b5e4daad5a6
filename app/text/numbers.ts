import type { Language } from "../language";

const locales = { tr: "tr-TR", en: "en-GB" } as const;
const formatters = new Map<string, Intl.NumberFormat>();

function formatter(
  language: Language,
  style: "decimal" | "percent" | "currency",
  decimals: number,
): Intl.NumberFormat {
  const key = `${language} ${style} ${decimals}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locales[language], {
    style,
    ...(style === "currency" && { currency: "TRY", currencyDisplay: "narrowSymbol" }),
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    // What rounds to nothing has no sign: "0", not "-0".
    signDisplay: "negative",
  });
  formatters.set(key, made);
  return made;
}

/** A figure with a fixed number of decimals: 1.234,50 in Turkish, 1,234.50 in English. */
export function formatNumber(value: number, language: Language, decimals = 0): string {
  return formatter(language, "decimal", decimals).format(value);
}

/** A percentage given in percent: %2,3 and -%2,3 in Turkish, 2.3% and -2.3% in English. */
export function formatPercent(percent: number, language: Language, decimals = 1): string {
  return formatter(language, "percent", decimals).format(percent / 100);
}

/** An amount of lira with its sign: ₺1.234,56. */
export function formatLira(value: number, language: Language, decimals = 2): string {
  return formatter(language, "currency", decimals).format(value);
}

/** A file's size in bytes, as people say it: 120 KB, 1,4 MB. */
export function formatBytes(bytes: number, language: Language): string {
  if (bytes < 999_500) return `${formatNumber(Math.max(1, Math.round(bytes / 1000)), language)} KB`;
  return `${formatNumber(bytes / 1_000_000, language, 1)} MB`;
}
