const collators = {
  tr: new Intl.Collator("tr", { numeric: true }),
  en: new Intl.Collator("en", { numeric: true }),
};

/** Digits are compared by their value. */
export function compareText(a: string, b: string, language: "tr" | "en" = "tr"): number {
  return collators[language].compare(a, b);
}
