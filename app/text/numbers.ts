import type { Language } from "../language";

const locales = { tr: "tr-TR", en: "en-GB" } as const;
const formatters = new Map<string, Intl.NumberFormat>();

function formatter(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = language + JSON.stringify(options);
  const known = formatters.get(key);
  if (known) return known;
  // What rounds to nothing has no sign: "0", not "-0".
  const made = new Intl.NumberFormat(locales[language], { ...options, signDisplay: "negative" });
  formatters.set(key, made);
  return made;
}

/** A figure with a fixed number of decimals: 1.234,50 in Turkish, 1,234.50 in English. */
export function formatNumber(value: number, language: Language, decimals = 0): string {
  return formatter(language, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(
    value,
  );
}

/** A percentage given in percent: %2,3 and -%2,3 in Turkish, 2.3% and -2.3% in English. */
export function formatPercent(percent: number, language: Language, decimals = 1): string {
  const options = {
    style: "percent",
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  } as const;
  return formatter(language, options).format(percent / 100);
}

/** An amount of lira with its sign: ₺1.234,56. */
export function formatLira(value: number, language: Language): string {
  const options = { style: "currency", currency: "TRY", currencyDisplay: "narrowSymbol" } as const;
  return formatter(language, options).format(value);
}

/** A file's size in bytes, as people say it: 120 KB, 1,4 MB. */
export function formatBytes(bytes: number, language: Language): string {
  if (bytes < 999_500) return `${formatNumber(Math.max(1, Math.round(bytes / 1000)), language)} KB`;
  return `${formatNumber(bytes / 1_000_000, language, 1)} MB`;
}
