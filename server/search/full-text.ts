import { setImmediate } from "node:timers/promises";
import { group } from "d3-array";
import MiniSearch, { type SearchOptions } from "minisearch";
import { fold } from "~/text/fold";
import { plainText } from "../views/rich-text";
import type { SearchDocument } from "./search-document";

/** A document as it is kept: its texts made plain. */
export interface Indexed extends Pick<SearchDocument, "href" | "title" | "textLanguage"> {
  kind: string;
  text: string;
  date: string | null;
  titleLanguage: SearchDocument["textLanguage"];
  weight: number;
}

export type ToIndex = SearchDocument & { kind: string; weight: number };

export interface Match {
  found: Indexed;
  /** The words of the document that matched, folded. */
  words: ReadonlySet<string>;
}

export interface Matches {
  matches: Match[];
  /** Nothing has all the words; these have some, or words that begin alike. */
  isBroad: boolean;
}

/** A text longer than this is searched in its beginning. */
const MAX_TEXT = 12_000;
/** So many words of a query count, so much of each: whoever seeks more waits no longer for it, and nobody else does. */
const MAX_WORDS = 6;
const MAX_LETTERS = 24;
/** What begins with two letters is half of everything. */
const PREFIX_FROM = 3;
/** Texts made plain in one go: some milliseconds of processor, then pages again. */
const BATCH = 20;
/** Turkish words change behind their stem; the first five letters tell most stems apart. */
const STEM = 5;

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** The words of a text, as they are written. */
export function wordsOf(text: string): string[] {
  return text.match(WORD) ?? [];
}

const EXACT: SearchOptions = {
  boost: { title: 4 },
  prefix: (term) => term.length >= PREFIX_FROM,
  fuzzy: (term) => (term.length > 4 ? 0.2 : false),
  maxFuzzy: 2,
  weights: { prefix: 0.6, fuzzy: 0.2 },
  combineWith: "AND",
};
const BROAD: SearchOptions = {
  ...EXACT,
  processTerm: (term) => fold(term).slice(0, STEM),
  prefix: (term) => term.length >= STEM - 1,
  fuzzy: false,
  combineWith: "OR",
};

/** Documents that can be searched by their words, whatever the case, marks and Turkish letters. */
export class FullText {
  readonly #documents: Indexed[] = [];
  readonly #index = new MiniSearch<Indexed & { id: number }>({
    fields: ["title", "text"],
    tokenize: wordsOf,
    processTerm: fold,
    searchOptions: { processTerm: fold },
  });

  /** Makes an index; documents with one address become one, the first giving title and kind. */
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

  get size(): number {
    return this.#documents.length;
  }

  /** What has all words of a query, best first; if nothing has, what comes near. */
  search(query: string): Matches {
    const counted = wordsOf(query).slice(0, MAX_WORDS);
    const words = counted.map((word) => word.slice(0, MAX_LETTERS)).join(" ");
    const exact = this.#find(words, EXACT);
    if (exact.length > 0) return { matches: exact, isBroad: false };
    return { matches: this.#find(words, BROAD), isBroad: true };
  }

  #add(same: readonly ToIndex[]): void {
    const [first] = same;
    if (!first) return;
    const texts = same.flatMap(({ text, html }) => [text ?? "", html ? plainText(html) : ""]);
    const text = texts.filter(Boolean).join(" ").slice(0, MAX_TEXT);
    const { href, title, date = null, kind, weight, textLanguage: titleLanguage } = first;
    const textLanguage = same.find((each) => each.textLanguage)?.textLanguage;
    const document: Indexed = { href, title, date, kind, weight, text, textLanguage, titleLanguage };
    this.#index.add({ ...document, id: this.#documents.length });
    this.#documents.push(document);
  }

  #find(words: string, options: SearchOptions): Match[] {
    const weigh = (id: number) => this.#documents[id]?.weight ?? 1;
    const results = this.#index.search(words, { ...options, boostDocument: weigh });
    return results.flatMap(({ id, terms }) => {
      const found = this.#documents[id as number];
      return found ? [{ found, words: new Set(terms) }] : [];
    });
  }
}
