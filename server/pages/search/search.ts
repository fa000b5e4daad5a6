import { nextTurn } from "../../concurrency/event-loop-turn";
import type { SearchView } from "~/components/search-page";
import type { PageContent, PageContext } from "../../request/page-loader";
import { formatLongDate, parseDate } from "~/i18n/dates";
import { href } from "~/pages";
import type { Match } from "./full-text";
import { readIntent, type Intent } from "./intent";
import { namedDay } from "./named-day";
import { resultFacts, type ResultFacts } from "./result-facts";
import { siteIndex } from "./site-index";
import { SEARCH_SOURCES } from "./sources";
import { searchQuery, searchView, type FoundMatches, type SearchState } from "./search-view";
import { narrowed, withinPages } from "../query";
import { pagesOf } from "../paged";

const RESULTS = 15;
const KIND_OF_INTENT: Readonly<Record<Intent, string>> = { price: "urun", phone: "birim" };
const KIND_LABELS = new Map(SEARCH_SOURCES.map(({ kind, label }) => [kind, label]));

export async function search(context: PageContext): Promise<PageContent<SearchView>> {
  const { t, url } = context;
  const asked = narrowed(searchQuery.read(url), {
    kind: (word) => (KIND_LABELS.has(word) ? word : undefined),
  });
  if (asked.words === "") {
    const heading = { title: t("page.search"), lead: t("lead.search") };
    return { heading, view: searchView(asked, null, context), lifetime: "menu" };
  }
  const found = await find(context, asked);
  return {
    heading: { title: t("search.title", { words: asked.words }) },
    view: searchView(withinPages(asked, found.pages), found, context),
    // What somebody seeks is their own business, and seldom sought by the next: nobody keeps it.
    lifetime: "none",
  };
}

async function find(context: PageContext, { words, kind, page }: SearchState): Promise<FoundMatches> {
  const { fullText, isIncomplete, missing } = await siteIndex(context.language);
  await nextTurn();
  const { words: named, intent } = readIntent(words);
  const { matches: hits, isBroad } = fullText.search(named, intent && KIND_OF_INTENT[intent]);
  const facts = await resultFacts(hits, context);
  const matches = [...bulletinOf(words, context), ...mostTradedFirst(hits, facts)];
  const ofKind = kind === "" ? matches : matches.filter(({ found }) => found.kind === kind);
  const pages = pagesOf({ total: ofKind.length }, RESULTS);
  const first = (Math.min(page, pages) - 1) * RESULTS;
  const counts = [...KIND_LABELS].map(([word, label]) => ({
    word,
    label,
    count: matches.filter(({ found }) => found.kind === word).length,
  }));
  const shown = ofKind.slice(first, first + RESULTS);
  return {
    matches: shown,
    factOf: facts.of,
    total: ofKind.length,
    pages,
    kinds: counts.filter(({ word, count }) => count > 0 || word === kind),
    all: matches.length,
    isBroad,
    isIncomplete,
    missing,
  };
}

/** Who types "wheat" means the wheat that is sold; products change places among themselves alone. */
function mostTradedFirst(matches: readonly Match[], { tradedOf }: ResultFacts): Match[] {
  const isProduct = ({ found }: Match) => found.subject?.kind === "product";
  const products = matches
    .filter(isProduct)
    .toSorted((a, b) => tradedOf(b) - tradedOf(a))
    .values();
  return matches.map((match) => (isProduct(match) ? (products.next().value ?? match) : match));
}

function bulletinOf(words: string, { language, t }: PageContext): Match[] {
  const day = namedDay(words);
  const date = day === null ? null : parseDate(day);
  if (!day || !date) return [];
  const found = {
    href: `${href("daily-bulletin", language)}?${new URLSearchParams({ tarih: day }).toString()}`,
    title: t("bulletin.title", { date: formatLongDate(date, language) }),
    text: t("lead.dailyBulletin"),
    kind: "sayfa",
    date: null,
    weight: 1,
    textLanguage: undefined,
    titleLanguage: undefined,
  };
  return [{ found, words: new Set() }];
}
