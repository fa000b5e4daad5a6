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

interface Kept extends SiteIndex {
  madeAt: number;
}

const MAX_DOCUMENTS_OF_A_SOURCE = 3_000;

let kept = new Map<Language, Kept>();
let making = new Map<Language, Promise<Kept>>();

/** Only the first visitor waits: an old index serves while the next is made. */
export async function siteIndex(language: Language): Promise<SiteIndex> {
  const known = kept.get(language);
  if (!known) return renewed(language);
  const freshMs = known.isIncomplete ? INTERVALS.searchIndex.partial : INTERVALS.searchIndex.complete;
  if (Date.now() - known.madeAt > freshMs) {
    renewed(language).catch((error: unknown) => log.error({ err: error }, "search index not renewed"));
  }
  return known;
}

export function forgetSearchIndexes(): void {
  kept = new Map();
  making = new Map();
}

function renewed(language: Language): Promise<Kept> {
  const running = making.get(language);
  if (running) return running;
  // Those of the moment: what is made when the indexes are forgotten must not be kept.
  const [keep, flights] = [kept, making];
  const made = make(language)
    .then((index) => {
      keep.set(language, index);
      return index;
    })
    .finally(() => flights.delete(language));
  flights.set(language, made);
  return made;
}

async function make(language: Language): Promise<Kept> {
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

/** With a time budget of its own; empty when the source fails, so that the others stay. */
async function documentsOf(source: SearchSource, language: Language): Promise<Loaded> {
  const { kind, weight = 1, load } = source;
  const upstream = upstreamFor(language);
  try {
    const found = await load({ language, t: await wordsIn(language), upstream });
    const documents = found.slice(0, MAX_DOCUMENTS_OF_A_SOURCE).map((each) => ({ ...each, kind, weight }));
    return { documents, missing: upstream.missingRows(), failed: false };
  } catch (error) {
    if (error instanceof UpstreamError) return { documents: [], missing: 0, failed: true };
    throw error;
  }
}
