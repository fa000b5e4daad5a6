import type { Language } from "./language";

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

const locales = { tr: "tr-TR", en: "en-GB" } as const;

/** Whether all words of a search are in the texts. */
export function containsWords(texts: readonly unknown[], search: string): boolean {
  const text = fold(texts.join(" "));
  return fold(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** ILGIN becomes ılgın in Turkish; never for identifiers. */
export function lowerCase(text: string, language: Language): string {
  return text.toLocaleLowerCase(locales[language]);
}

const TURKISH_LETTERS = /[çğıöşüÇĞİÖŞÜ]/;

/** Turkish if a Turkish letter is among them, else the page's. */
export function languageOfNames(names: readonly string[], page: Language): Language {
  return names.some((name) => TURKISH_LETTERS.test(name)) ? "tr" : page;
}

/** KIRMIZI SERT BUĞDAYLAR becomes Kırmızı sert buğdaylar. */
export function sentenceCase(text: string, language: Language = "tr"): string {
  const lower = lowerCase(text, language);
  return lower.charAt(0).toLocaleUpperCase(locales[language]) + lower.slice(1);
}

/** "08.30–12.00" and "23–29 November" on one line: browsers break after an en dash. */
export function unbrokenRanges(text: string): string {
  return text.replace(/(?<=\d)–(?=\d)/g, "\u2060–\u2060");
}

/** Control characters, direction overrides, lone surrogates, noncharacters, and U+FFFD. */
const UNPRINTABLE =
  /[\0-\x08\v\f\x0e-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufdd0-\ufdef\ufffd-\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

export function printable(text: string): string {
  return text.replace(UNPRINTABLE, "");
}
