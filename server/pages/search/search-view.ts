import type { ResultFactView, SearchResultView, SearchView } from "~/components/content/search-page";
import type { Language } from "~/i18n/language";
import { href, hrefOfMatch, pageById, type PlainPageId } from "~/pages";
import { formatNumber } from "~/i18n/numbers";
import type { Translate, WordKey } from "~/i18n/words";
import type { PageContext } from "../../request/page-loader";
import type { Match } from "./full-text";
import type { Subject } from "./search-document";
import { excerpt, highlight } from "../../html/excerpt";
import { dateView } from "../content/news";
import { definePageQuery, pageNumber, text, words, type AskedOf } from "../query";
import { pagerView } from "../../html/pager";
import { unreadNotice } from "../unread-parts";

export const searchQuery = definePageQuery("search", {
  ara: words("words"),
  tip: text("kind"),
  sayfa: pageNumber(),
});
export type SearchState = AskedOf<typeof searchQuery>;

export interface FoundMatches {
  matches: readonly Match[];
  total: number;
  all: number;
  pages: number;
  kinds: readonly { word: string; label: WordKey; count: number }[];
  isBroad: boolean;
  isIncomplete: boolean;
  missing: number;
  factOf: (subject: Subject) => ResultFactView | null;
}

const HELPFUL: PlainPageId[] = [
  "daily-bulletin",
  "yearly-prices",
  "quotation-list",
  "announcements",
  "news",
  "site-map",
];

export function searchView(state: SearchState, found: FoundMatches | null, context: PageContext): SearchView {
  const { language, t, match } = context;
  const address = hrefOfMatch(match, language);
  const isEmpty = !found || found.all === 0;
  const missing = unreadNotice(found?.missing ?? 0, language, t);
  return {
    form: searchForm(state, address, t),
    chips: found ? kindChips(state, found, context) : [],
    chipsLabel: t("list.kinds"),
    count: found && found.total > 0 ? countText(state, found, context) : null,
    notices: [
      ...(state.wrong.length > 0 ? [t("list.badValue")] : []),
      ...(found?.isIncomplete ? [t("search.incomplete")] : []),
      ...(missing === null ? [] : [missing]),
      ...(found?.isBroad && found.all > 0 ? [t("search.broad", { words: state.words })] : []),
    ],
    results: found ? found.matches.map((each) => resultView(each, found, language, t)) : [],
    pager:
      found &&
      pagerView(
        { page: state.page, pages: found.pages },
        (page) => searchQuery.href(context, { ...state, page }),
        t,
      ),
    nothing: found && found.total === 0 ? nothingText(state, found, context) : null,
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
  context: PageContext,
): SearchView["chips"] {
  const { language, t } = context;
  if (all === 0 || (kinds.length < 2 && state.kind === "")) return [];
  const chip = (kind: string, label: string, count: number) => ({
    href: searchQuery.href(context, { ...state, kind, page: 1 }),
    label: t("search.kindCount", { kind: label, count: formatNumber(count, language) }),
    current: state.kind === kind,
  });
  return [
    chip("", t("list.allKinds"), all),
    ...kinds.map(({ word, label, count }) => chip(word, t(label), count)),
  ];
}

function countText(
  { page }: SearchState,
  { total, pages }: FoundMatches,
  { language, t }: PageContext,
): string {
  const count = formatNumber(total, language);
  return pages > 1 ? t("list.countPage", { count, page, pages }) : t("list.count", { count });
}

function resultView(
  { found, words }: Match,
  { kinds, factOf }: FoundMatches,
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
    title: highlight(found.title, words),
    kind: label ? t(label) : "",
    date: dateView(found.date, language),
    fact: found.subject ? factOf(found.subject) : null,
    excerpt: excerpt(found.text, words),
    ...(found.textLanguage && { excerptLang: found.textLanguage }),
  };
}

function nothingText(
  { words, kind }: SearchState,
  { all }: FoundMatches,
  context: PageContext,
): SearchView["nothing"] {
  const { t } = context;
  if (all > 0 && kind !== "") {
    const link = { href: searchQuery.href(context, { words }), label: t("list.showAll") };
    return { text: t("list.empty"), hint: null, link };
  }
  return { text: t("search.nothing", { words }), hint: t("search.hint"), link: null };
}
