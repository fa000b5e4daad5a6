const collators = {
  tr: new Intl.Collator("tr", { numeric: true }),
  en: new Intl.Collator("en", { numeric: true }),
};

/** Digits are compared by their value. */
export function compareText(a: string, b: string, language: "tr" | "en" = "tr"): number {
  return collators[language].compare(a, b);
}

/** Combining marks, soft hyphens and other invisible characters. */
const UNSEEN = /[\p{Mn}\p{Cf}]/gu;

/** IĞDIR, ığdır and igdir are one: all four Turkish i letters become i before lower-casing. */
export function fold(text: string): string {
  return text.replace(/[İIı]/g, "i").toLowerCase().normalize("NFD").replace(UNSEEN, "");
}
