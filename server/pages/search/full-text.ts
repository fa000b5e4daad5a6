import { setImmediate } from "node:timers/promises";
import { group } from "d3-array";
import MiniSearch, { type Query, type SearchOptions } from "minisearch";
import { fold } from "~/i18n/letters";
import { plainText } from "../../html/rich-text";
import type { SearchDocument } from "./search-document";

export interface Indexed extends Pick<SearchDocument, "href" | "title" | "textLanguage" | "subject"> {
  kind: string;
  text: string;
  date: string | null;
  titleLanguage: SearchDocument["textLanguage"];
  weight: number;
}

export type ToIndex = SearchDocument & { kind: string; weight: number };

export interface Match {
  document: Indexed;
  words: ReadonlySet<string>;
}

export interface Matches {
  matches: Match[];
  /** Nothing contains all words; these contain some, or similar ones. */
  isBroad: boolean;
}

const MAX_TEXT = 12_000;
const MAX_WORDS = 6;
const MAX_LETTERS = 24;
/** Two-letter prefixes match half of everything. */
const PREFIX_FROM = 3;
const BATCH = 20;
/** Turkish inflects by suffixes; five letters distinguish most stems. */
const STEM = 5;

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

export function wordsOf(text: string): string[] {
  return text.match(WORD) ?? [];
}

const EXACT: SearchOptions = {
  boost: { title: 4 },
  prefix: (term) => term.length >= PREFIX_FROM,
  weights: { prefix: 0.6, fuzzy: 0.2 },
  combineWith: "AND",
};
const OTHER_NAMES: SearchOptions = { combineWith: "OR", fuzzy: false };
/** Two swapped letters are the commonest typo, and count as two changes. */
const SLIPS: SearchOptions = {
  ...EXACT,
  fuzzy: (term) => (term.length > 4 ? 0.2 : false),
  maxFuzzy: 2,
};
const PREFERRED = 4;
const BROAD: SearchOptions = {
  ...EXACT,
  processTerm: (term) => fold(term).slice(0, STEM),
  prefix: (term) => term.length >= STEM - 1,
  fuzzy: false,
  combineWith: "OR",
};

export class FullText {
  readonly #documents: Indexed[] = [];
  readonly #index = new MiniSearch<Indexed & { id: number }>({
    fields: ["title", "text"],
    tokenize: wordsOf,
    processTerm: fold,
    searchOptions: { processTerm: fold },
  });

  static async of(documents: readonly ToIndex[]): Promise<FullText> {
    const made = new FullText();
    const byAddress = group(documents, ({ href }) => href);
    let count = 0;
    for (const same of byAddress.values()) {
      made.#add(same);
      count += same.length;
      if (count % BATCH === 0) await setImmediate();
    }
    return made;
  }

  /** Best first, preferred kind first; falls back to partial matches. */
  search(query: string, preferred: string | null = null): Matches {
    const counted = wordsOf(query).slice(0, MAX_WORDS);
    const words = counted.map((word) => word.slice(0, MAX_LETTERS));
    if (words.length === 0) return { matches: [], isBroad: true };
    const called = { combineWith: "AND", queries: words.map(asCalled) } as const;
    const exact = this.#find(called, EXACT, preferred);
    if (exact.length > 0) return { matches: exact, isBroad: false };
    const slips = { combineWith: "AND", queries: words.map(withSlips) } as const;
    const meant = this.#find(slips, SLIPS, preferred);
    if (meant.length > 0) return { matches: meant, isBroad: false };
    return { matches: this.#find(words.join(" "), BROAD, preferred), isBroad: true };
  }

  #add(same: readonly ToIndex[]): void {
    const [first] = same;
    if (!first) return;
    const texts = same.flatMap(({ text, html }) => [text ?? "", html ? plainText(html) : ""]);
    const text = texts.filter(Boolean).join(" ").slice(0, MAX_TEXT);
    const { href, title, date = null, kind, weight, subject, textLanguage: titleLanguage } = first;
    const textLanguage = same.find((each) => each.textLanguage)?.textLanguage;
    const document: Indexed = { href, title, date, kind, weight, subject, text, textLanguage, titleLanguage };
    this.#index.add({ ...document, id: this.#documents.length });
    this.#documents.push(document);
  }

  #find(query: Query, options: SearchOptions, preferred: string | null): Match[] {
    const weigh = (id: number) => {
      const { weight = 1, kind } = this.#documents[id] ?? {};
      return kind === preferred ? weight * PREFERRED : weight;
    };
    const results = this.#index.search(query, { ...options, boostDocument: weigh });
    return results.flatMap(({ id, terms }) => {
      const document = this.#documents[id as number];
      return document ? [{ document, words: new Set(terms) }] : [];
    });
  }
}

function asCalled(word: string): Query {
  const names = namesOf(fold(word)).filter((name) => name !== fold(word));
  return names.length === 0
    ? word
    : { queries: [word, { queries: names, ...OTHER_NAMES }], combineWith: "OR" };
}

function withSlips(word: string): Query {
  const letters = Array.from(fold(word));
  const swapped = letters.slice(1).map((letter, at) =>
    letters
      .with(at, letter)
      .with(at + 1, letters[at] ?? "")
      .join(""),
  );
  const names = swapped.flatMap(namesOf);
  return { queries: [word, { queries: names, ...OTHER_NAMES }], combineWith: "OR" };
}

/** Folded; each line has one concept in Turkish and English. */
const LINES = [
  "bugday wheat",
  "makarnalik durum",
  "ekmeklik bread",
  "arpa barley",
  "misir maize corn",
  "cavdar rye",
  "yulaf oats oat",
  "nohut chickpeas chickpea",
  "mercimek lentils lentil",
  "fasulye beans bean",
  "aycicegi sunflower cicek",
  "hashas poppy",
  "aspir safflower",
  "pamuk cotton",
  "yapagi wool",
  "zeytinyagi olive",
  "uzum raisins raisin grapes",
  "incir figs fig",
  "ceviz walnuts walnut",
  "sut milk",
  "un flour",
  "pacal karisim blend mixture",
  "hacim hacmi volume",
  "tarla dekar donum field",
  "masraf maliyet gider cost",
  "dana calf beef",
  "kuzu lamb",
  "karkas carcass",
  "laboratuvar laboratory lab",
  "tescil registration",
  "usd dolar dollar",
  "eur euro avro",
  "gbp sterlin pound sterling",
];

const groups = LINES.map((line) => line.split(" "));
const groupsByWord = new Map(groups.flatMap((group) => group.map((word) => [word, group] as const)));

const namesOf = (word: string): readonly string[] => groupsByWord.get(word) ?? [word];
