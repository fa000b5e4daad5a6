import type { SearchView } from "~/components/search-page";
import { ownTurn } from "../own-turn";
import type { PageContent, PagePortal } from "../page-loader";
import { siteIndex } from "../search/site-index";
import { SEARCH_SOURCES } from "../search/sources";
import { searchView, type FoundMatches, type SearchState } from "../views/search";
import { MAX_NUMBER, searchWords, wholeNumber } from "./query";

const RESULTS = 15;
const KIND_LABELS = new Map(SEARCH_SOURCES.map(({ kind, label }) => [kind, label]));

/** What the site has on some words (?ara=), on one kind of it (?tip=), a page of it (?sayfa=). */
export async function search(portal: PagePortal): Promise<PageContent<SearchView>> {
  const { t, url } = portal;
  const asked = readState(url.searchParams);
  if (asked.words === "") {
    const heading = { title: t("page.search"), lead: t("lead.search") };
    return { heading, view: searchView(asked, null, portal), lifetime: "menu" };
  }
  const found = await find(portal, asked);
  const page = Math.min(asked.page, found.pages);
  const state = { ...asked, page, isWrong: asked.isWrong || page !== asked.page };
  return {
    heading: { title: t("search.title", { words: asked.words }) },
    view: searchView(state, found, portal),
    // What somebody seeks is their own business, and seldom sought by the next: nobody keeps it.
    lifetime: "none",
  };
}

async function find({ language }: PagePortal, { words, kind, page }: SearchState): Promise<FoundMatches> {
  const { fullText, isIncomplete, missing } = await siteIndex(language);
  await ownTurn();
  const { matches, isBroad } = fullText.search(words);
  const ofKind = kind === null ? matches : matches.filter(({ found }) => found.kind === kind);
  const pages = Math.max(1, Math.ceil(ofKind.length / RESULTS));
  const first = (Math.min(page, pages) - 1) * RESULTS;
  const counts = [...KIND_LABELS].map(([word, label]) => ({
    word,
    label,
    count: matches.filter(({ found }) => found.kind === word).length,
  }));
  return {
    matches: ofKind.slice(first, first + RESULTS),
    total: ofKind.length,
    pages,
    kinds: counts.filter(({ word, count }) => count > 0 || word === kind),
    all: matches.length,
    isBroad,
    isIncomplete,
    missing,
  };
}

function readState(query: URLSearchParams): SearchState {
  const words = searchWords(query.get("ara"));
  const kind = query.get("tip") ?? "";
  const page = wholeNumber(MAX_NUMBER).safeParse(query.get("sayfa") ?? "1");
  const isKnownKind = KIND_LABELS.has(kind);
  return {
    words: words.text,
    kind: isKnownKind ? kind : null,
    page: page.success ? page.data : 1,
    isWrong: words.isCut || !page.success || (kind !== "" && !isKnownKind),
  };
}
