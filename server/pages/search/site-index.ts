import { sum } from "d3-array";
import type { Language } from "~/i18n/language";
import { wordsIn } from "~/i18n/words";
import { log } from "../../observability/log";
import { upstreamFor } from "../../upstream/client";
import { UpstreamError } from "../../upstream/errors";
import { FullText, type ToIndex } from "./full-text";
import { SEARCH_SOURCES } from "./sources";
import type { SearchSource } from "./search-document";
import { INTERVALS } from "../../config/time-budgets";

export interface SiteIndex {
  fullText: FullText;
  isIncomplete: boolean;
  missing: number;
}

interface CachedIndex extends SiteIndex {
  madeAt: number;
}

const MAX_DOCUMENTS_OF_A_SOURCE = 3_000;

let indexes = new Map<Language, CachedIndex>();
let making = new Map<Language, Promise<CachedIndex>>();

/** Only the first visitor waits: later an old index serves while a new one is built. */
export async function siteIndex(language: Language): Promise<SiteIndex> {
  const cached = indexes.get(language);
  if (!cached) return renewed(language);
  const freshMs = cached.isIncomplete ? INTERVALS.searchIndex.partial : INTERVALS.searchIndex.complete;
  if (Date.now() - cached.madeAt > freshMs) {
    renewed(language).catch((error: unknown) => log.error({ err: error }, "search index not renewed"));
  }
  return cached;
}

export function forgetSearchIndexes(): void {
  indexes = new Map();
  making = new Map();
}

function renewed(language: Language): Promise<CachedIndex> {
  const running = making.get(language);
  if (running) return running;
  // The current maps: an index finished after a purge must not enter the new ones.
  const [keep, flights] = [indexes, making];
  const made = make(language)
    .then((index) => {
      keep.set(language, index);
      return index;
    })
    .finally(() => flights.delete(language));
  flights.set(language, made);
  return made;
}

async function make(language: Language): Promise<CachedIndex> {
  const madeAt = Date.now();
  const loaded = await Promise.all(SEARCH_SOURCES.map((source) => documentsOf(source, language)));
  const documents = loaded.flatMap((each) => each.documents);
  const fullText = await FullText.of(documents);
  return {
    fullText,
    isIncomplete: loaded.some(({ failed }) => failed),
    missing: sum(loaded, rowsMissing),
    madeAt,
  };
}

interface Loaded {
  documents: ToIndex[];
  missing: number;
  failed: boolean;
}

const rowsMissing = ({ missing }: Loaded) => missing;

/** Has its own time budget; empty when the source fails, so that the others stay. */
async function documentsOf(source: SearchSource, language: Language): Promise<Loaded> {
  const { kind, weight = 1, load } = source;
  const upstream = upstreamFor(language);
  try {
    const loaded = await load({ language, t: await wordsIn(language), upstream });
    const documents = loaded.slice(0, MAX_DOCUMENTS_OF_A_SOURCE).map((each) => ({ weight, ...each, kind }));
    return { documents, missing: upstream.missingRows(), failed: false };
  } catch (error) {
    if (error instanceof UpstreamError) return { documents: [], missing: 0, failed: true };
    throw error;
  }
}
