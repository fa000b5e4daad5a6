import type { TFunction } from "i18next";
import { LRUCache } from "lru-cache";
import { RemixI18Next } from "remix-i18next/server";
import en from "../../public/assets/i18n/en.json";
import tr from "../../public/assets/i18n/tr.json";
import { formatNumber } from "./numbers";
import { LANGUAGES, languageOfPath, type Language } from "./language";

export type WordKey = keyof typeof tr;
const english: Record<WordKey, string> = en;

export function isWordKey(key: string): key is WordKey {
  return key in tr;
}

export type Translate = (key: WordKey, values?: Record<string, string | number>) => string;

export interface Wording {
  language: Language;
  t: Translate;
}

const i18n = new RemixI18Next({
  detection: {
    supportedLanguages: [...LANGUAGES],
    fallbackLanguage: "tr",
    order: ["custom"],
    findLocale: (request) => Promise.resolve(languageOfPath(new URL(request.url).pathname)),
  },
  i18next: {
    supportedLngs: [...LANGUAGES],
    fallbackLng: ["en", "tr"],
    resources: { tr: { translation: tr }, en: { translation: english } },
    keySeparator: false,
    nsSeparator: false,
  },
});

const translators = new Map<Language, Promise<Translate>>();

export async function languageOf(request: Request): Promise<Language> {
  return (await i18n.getLocale(request)) as Language;
}

export function wordsIn(language: Language): Promise<Translate> {
  const cached = translators.get(language);
  if (cached) return cached;
  const made = i18n.getFixedT(language).then((t) => translator(t, language));
  translators.set(language, made);
  return made;
}

/** Interpolated texts may be personal and are never cached. */
function translator(t: TFunction, language: Language): Translate {
  const texts = new LRUCache<string, string>({ max: 10_000 });
  const remembered = (id: string, make: () => string): string => {
    const words = texts.get(id) ?? make();
    texts.set(id, words);
    return words;
  };
  return (key, values) => {
    const plural = pluralOf(values);
    const template = () => t(key, { skipInterpolation: true, ...plural });
    if (holdsText(values))
      return filled(remembered(`${key} ${plural.count ?? ""}`, template), values, language);
    return remembered(values ? key + JSON.stringify(values) : key, () =>
      filled(template(), values, language),
    );
  };
}

type Values = Parameters<Translate>[1];

const holdsText = (values: Values) => Object.values(values ?? {}).some((value) => typeof value === "string");

const pluralOf = (values: Values): { count?: number } =>
  typeof values?.["count"] === "number" ? { count: values["count"] } : {};

/** In a single pass, so that {{name}} in a visitor's text stays text. */
function filled(words: string, values: Values = {}, language: Language): string {
  return words.replace(/\{\{(\w+)\}\}/g, (place, name: string) => {
    const value = values[name] ?? place;
    return name === "count" && typeof value === "number" ? formatNumber(value, language) : String(value);
  });
}
