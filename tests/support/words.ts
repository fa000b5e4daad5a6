import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "../../app/i18n/language";
import { formatNumber } from "../../app/i18n/numbers";
import type { WordKey } from "../../app/i18n/words";

type Words = Record<WordKey, string>;

const read = (language: Language) =>
  JSON.parse(
    readFileSync(join(import.meta.dirname, `../../public/assets/i18n/${language}.json`), "utf8"),
  ) as Words;
const WORDS: Record<Language, Words> = { tr: read("tr"), en: read("en") };

/** The portal's own words, with values inserted. */
export function word(language: Language, key: WordKey, values: Record<string, string | number> = {}): string {
  return WORDS[language][key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name] ?? "";
    return typeof value === "number" && name === "count" ? formatNumber(value, language) : String(value);
  });
}
