import type { SearchResultView, SearchView } from "~/components/search-page";
import type { Language } from "~/language";
import { href, hrefOfMatch, pageById, type PlainPageId } from "~/pages";
import { formatNumber } from "~/text/numbers";
import type { Translate, WordKey } from "~/text/words";
import type { PagePortal } from "../page-loader";
import type { Match } from "../search/full-text";
import { excerpt, marked } from "./excerpt";
import { dateView } from "./news";
import { pagerView } from "./pager";
import { unreadNotice } from "./unread";

/** What the address of the search page asks for. */
export interface SearchState {
  words: string;
  /** The chosen kind's word; null for all. */
  kind: string | null;
  page: number;
  /** Something in the address could not be used. */
  isWrong: boolean;
}

export interface FoundMatches {
  matches: readonly Match[];
  /** Of the chosen kind. */
  total: number;
  /** Of all kinds. */
  all: number;
  pages: number;
  kinds: readonly { word: string; label: WordKey; count: number }[];
  isBroad: boolean;
  isIncomplete: boolean;
  /** Rows that could not be read. */
  missing: number;
}

/** Where those go who don't know the word, or found nothing. */
const HELPFUL: PlainPageId[] = [
  "daily-bulletin",
  "yearly-prices",
  "quotation-list",
  "announcements",
  "news",
  "site-map",
];

/** The search page: its field, and what was found; null before anything was sought. */
export function searchView(state: SearchState, found: FoundMatches | null, portal: PagePortal): SearchView {
  const { language, t, match } = portal;
  const address = hrefOfMatch(match, language);
  const isEmpty = !found || found.all === 0;
  const missing = unreadNotice(found?.missing ?? 0, language, t);
  return {
    form: searchForm(state, address, t),
    chips: found ? kindChips(state, found, address, portal) : [],
    chipsLabel: t("list.kinds"),
    count: found && found.total > 0 ? countText(state, found, portal) : null,
    notices: [
      ...(state.isWrong ? [t("list.badValue")] : []),
      ...(found?.isIncomplete ? [t("search.incomplete")] : []),
      ...(missing === null ? [] : [missing]),
      ...(found?.isBroad && found.all > 0 ? [t("search.broad", { words: state.words })] : []),
    ],
    results: found ? found.matches.map((each) => resultView(each, found, language, t)) : [],
    pager:
      found &&
      pagerView(
        { page: state.page, pages: found.pages },
        (page) => stateHref(address, { ...state, page }),
        t,
      ),
    nothing: found && found.total === 0 ? nothingText(state, found, address, t) : null,
    help: isEmpty
      ? {
          heading: t("search.help"),
          links: HELPFUL.map((id) => ({ href: href(id, language), label: t(pageById(id).title) })),
        }
      : null,
  };
}

function searchForm(state: SearchState, address: string, t: Translate): SearchView["form"] {
  return {
    action: address,
    fields: [
      {
        kind: "search",
        label: t("search.label"),
        name: "ara",
        value: state.words,
        placeholder: t("search.placeholder"),
      },
    ],
    hidden: [],
    submit: t("search.submit"),
    clear: null,
  };
}

function kindChips(
  state: SearchState,
  { kinds, all }: FoundMatches,
  address: string,
  { language, t }: PagePortal,
): SearchView["chips"] {
  if (all === 0 || (kinds.length < 2 && state.kind === null)) return [];
  const chip = (kind: string | null, label: string, count: number) => ({
    href: stateHref(address, { ...state, kind, page: 1 }),
    label: t("search.kindCount", { kind: label, count: formatNumber(count, language) }),
    current: state.kind === kind,
  });
  return [
    chip(null, t("list.allKinds"), all),
    ...kinds.map(({ word, label, count }) => chip(word, t(label), count)),
  ];
}

function countText(
  { page }: SearchState,
  { total, pages }: FoundMatches,
  { language, t }: PagePortal,
): string {
  const count = formatNumber(total, language);
  return pages > 1 ? t("list.countPage", { count, page, pages }) : t("list.count", { count });
}

function resultView(
  { found, words }: Match,
  { kinds }: FoundMatches,
  language: Language,
  t: Translate,
): SearchResultView {
  const label = kinds.find(({ word }) => word === found.kind)?.label;
  return {
    link: {
      href: found.href,
      label: found.title,
      ...(found.titleLanguage && { lang: found.titleLanguage }),
    },
    title: marked(found.title, words),
    kind: label ? t(label) : "",
    date: dateView(found.date, language),
    excerpt: excerpt(found.text, words),
    ...(found.textLanguage && { excerptLang: found.textLanguage }),
  };
}

/** Nothing at all, or nothing of the kind chosen: then the others are a link away. */
function nothingText(
  { words, kind }: SearchState,
  { all }: FoundMatches,
  address: string,
  t: Translate,
): SearchView["nothing"] {
  if (all > 0 && kind !== null) {
    const link = { href: stateHref(address, { words, kind: null, page: 1 }), label: t("list.showAll") };
    return { text: t("list.empty"), hint: null, link };
  }
  return { text: t("search.nothing", { words }), hint: t("search.hint"), link: null };
}

function stateHref(address: string, { words, kind, page }: Omit<SearchState, "isWrong">): string {
  const query = new URLSearchParams({ ara: words });
  if (kind !== null) query.set("tip", kind);
  if (page > 1) query.set("sayfa", String(page));
  return `${address}?${query.toString()}`;
}
