import { nextTurn } from "../../concurrency/event-loop";
import type { SearchView } from "~/components/content/search-page";
import type { PageContent, PageContext } from "../../request/page-loader";
import type { Language } from "~/i18n/language";
import { formatLongDate } from "~/i18n/dates";
import { href } from "~/pages";
import { type Match, wordsOf } from "./full-text";
import { resultFacts, type ResultFacts } from "./result-facts";
import { siteIndex } from "./site-index";
import { SEARCH_SOURCES } from "./sources";
import { searchNotices, searchQuery, searchView, type SearchResult, type SearchState } from "./search-view";
import { narrowed, withinPages } from "../query";
import { pagesOf, partText } from "../paged";
import { fold } from "~/i18n/letters";
import { Info } from "luxon";
import { now } from "../../config/clock";
import { dayParameter } from "../prices/days/trading-days";

const DAY = /(?<!\d)(\d{1,2})[ ./-]+(\p{L}{3,}|\d{1,2})(?:[ ./-]+(\d{4}))?(?!\d)/u;

const MONTHS = new Map(
  (["tr", "en"] as const).flatMap((locale) =>
    Info.months("long", { locale }).map((name, at) => [fold(name), at + 1] as const),
  ),
);

type Intent = "price" | "phone";

const INTENTS: readonly [Intent, RegExp][] = [
  ["price", /^(?:fiyat\p{L}{0,6}|bugun(?:ku)?|guncel|kac|lira|tl|prices?|todays?|current|latest)$/u],
  ["phone", /^(?:tel|telefon\p{L}{0,5}|numara\p{L}{0,3}|(?:tele)?phones?|numbers?)$/u],
];

/** Folded; by language, since "is" is Turkish for work. */
const FILLERS: Readonly<Record<Language, ReadonlySet<string>>> = {
  tr: new Set(["ne", "kadar", "nedir"]),
  en: new Set(["what", "is", "the", "a", "of", "for", "how", "much", "s"]),
};

const intentOf = (word: string): Intent | null =>
  INTENTS.find(([, pattern]) => pattern.test(fold(word)))?.[0] ?? null;

const RESULTS = 15;
const KIND_OF_INTENT: Readonly<Record<Intent, string>> = { price: "urun", phone: "birim" };
const KIND_LABELS = new Map(SEARCH_SOURCES.map(({ kind, label }) => [kind, label]));

export async function search(context: PageContext): Promise<PageContent<SearchView>> {
  const { t, upstream } = context;
  const query = narrowed(context, searchQuery.read(context), {
    kind: (word) => (KIND_LABELS.has(word) ? word : undefined),
  });
  if (query.words === "") {
    return { view: searchView(query, null, context), lifetime: "menu" };
  }
  const matches = await find(context, query);
  upstream.noteMissing("search index", matches.missing);
  const state = withinPages(context, query, matches.pages);
  const kind = KIND_LABELS.get(state.kind);
  return {
    heading: {
      title: t("search.title", { words: query.words }),
      part: partText({ page: state.page }, [kind && t(kind)], t),
      lead: null,
      notices: searchNotices(query.words, matches, t),
    },
    view: searchView(state, matches, context),
    lifetime: "none",
  };
}

async function find(context: PageContext, { words, kind, page }: SearchState): Promise<SearchResult> {
  const { fullText, isIncomplete, missing } = await siteIndex(context.language);
  await nextTurn();
  const { words: named, intent } = readIntent(words, context.language);
  const { matches: hits, isBroad } = fullText.search(named, intent && KIND_OF_INTENT[intent]);
  const facts = await resultFacts(hits, context);
  const matches = [...bulletinOf(words, context), ...mostTradedFirst(hits, facts)];
  const ofKind = kind === "" ? matches : matches.filter(({ document }) => document.kind === kind);
  const pages = pagesOf({ total: ofKind.length }, RESULTS);
  const first = (Math.min(page, pages) - 1) * RESULTS;
  const counts = [...KIND_LABELS].map(([word, label]) => ({
    word,
    label,
    count: matches.filter(({ document }) => document.kind === word).length,
  }));
  const visible = ofKind.slice(first, first + RESULTS);
  return {
    matches: visible,
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

function mostTradedFirst(matches: readonly Match[], { tradedOf }: ResultFacts): Match[] {
  const isProduct = ({ document }: Match) => document.subject?.kind === "product";
  const products = matches
    .filter(isProduct)
    .toSorted((a, b) => tradedOf(b) - tradedOf(a))
    .values();
  return matches.map((match) => (isProduct(match) ? (products.next().value ?? match) : match));
}

function bulletinOf(words: string, { language, t }: PageContext): Match[] {
  const day = namedDay(words);
  if (!day) return [];
  const counts = {
    href: `${href("daily-bulletin", language)}?${new URLSearchParams({ tarih: day }).toString()}`,
    title: t("bulletin.title", { date: formatLongDate(day, language) }),
    text: t("lead.dailyBulletin"),
    kind: "sayfa",
    date: null,
    weight: 1,
    textLanguage: undefined,
    titleLanguage: undefined,
  };
  return [{ document: counts, words: new Set() }];
}

/** "20 kasım", "20 November 2025", "20.11.2026" to ISO; without a year the latest such day. */
function namedDay(words: string): string | null {
  const [, day = "", month = "", year] = DAY.exec(words) ?? [];
  const monthNumber = MONTHS.get(fold(month)) ?? Number(month);
  const thisYear = now().year;
  const heading = (inYear: number) =>
    `${inYear}-${String(monthNumber).padStart(2, "0")}-${day.padStart(2, "0")}`;
  const candidates = year ? [Number(year)] : [thisYear, thisYear - 1];
  return candidates.map(heading).find((each) => dayParameter.safeParse(each).success) ?? null;
}

function readIntent(query: string, language: Language): { words: string; intent: Intent | null } {
  const words = wordsOf(query);
  const naming = words.filter((word) => intentOf(word) === null && !FILLERS[language].has(fold(word)));
  const intent = words.map(intentOf).find((each) => each !== null) ?? null;
  return { words: naming.length > 0 ? naming.join(" ") : query, intent };
}
