import type { ResultFactView, SearchResultView, SearchView } from "~/components/content/search-page";
import { href, pageById, type PlainPageId } from "~/pages";
import { formatNumber } from "~/i18n/numbers";
import type { Translate, WordKey, Wording } from "~/i18n/words";
import type { EmptyView } from "~/components/elements/empty";
import type { ChoiceView } from "~/components/elements/link";
import type { NoticeView } from "~/components/frame/page-frame";
import type { PageContext } from "../../request/page-loader";
import type { Match } from "./full-text";
import type { Subject } from "./search-document";
import { excerpt, highlight } from "./excerpt";
import { dateView } from "../content/news";
import { definePageQuery, pageNumber, text, words, type QueryOf } from "../query";
import { filterForm } from "../filter-form";
import { countText, pagerView } from "../paged";

export const searchQuery = definePageQuery("search", {
  ara: words("words"),
  tip: text("kind"),
  sayfa: pageNumber(),
});
export type SearchState = QueryOf<typeof searchQuery>;

export interface SearchResult {
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

export function searchView(
  state: SearchState,
  result: SearchResult | null,
  context: PageContext,
): SearchView {
  const { language, t } = context;
  const isEmpty = !result || result.all === 0;
  return {
    form: filterForm(context, {
      fields: [
        {
          kind: "search",
          name: "ara",
          label: t("search.label"),
          value: state.words,
          placeholder: t("search.placeholder"),
        },
      ],
      submit: t("search.submit"),
    }),
    ...(result && { chips: { label: t("list.kinds"), links: kindChips(state, result, context) } }),
    count: result && result.total > 0 ? countText({ ...result, page: state.page }, context) : null,
    results: result ? result.matches.map((each) => resultView(each, result, context)) : [],
    pager:
      result &&
      pagerView(
        { page: state.page, pages: result.pages },
        (page) => searchQuery.href(context, { ...state, page }),
        t,
      ),
    empty: result && result.total === 0 ? emptyView(state, result, context) : null,
    help: isEmpty
      ? {
          heading: t("search.help"),
          links: HELPFUL.map((id) => ({ href: href(id, language), label: t(pageById(id).title) })),
        }
      : null,
  };
}

function kindChips(state: SearchState, { kinds, all }: SearchResult, context: PageContext): ChoiceView[] {
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

function resultView(
  { document, words }: Match,
  { kinds, factOf }: SearchResult,
  { language, t }: Wording,
): SearchResultView {
  const label = kinds.find(({ word }) => word === document.kind)?.label;
  return {
    link: {
      href: document.href,
      label: document.title,
      ...(document.titleLanguage && { lang: document.titleLanguage }),
    },
    title: highlight(document.title, words),
    kind: label ? t(label) : "",
    date: dateView(document.date, language),
    fact: document.subject ? factOf(document.subject) : null,
    excerpt: excerpt(document.text, words),
    ...(document.textLanguage && { excerptLang: document.textLanguage }),
  };
}

export function searchNotices(words: string, result: SearchResult, t: Translate): NoticeView[] {
  const texts = [
    ...(result.isIncomplete ? [t("search.incomplete")] : []),
    ...(result.isBroad && result.all > 0 ? [t("search.broad", { words })] : []),
  ];
  return texts.map((text) => ({ kind: "info", text }));
}

function emptyView({ words, kind }: SearchState, { all }: SearchResult, context: PageContext): EmptyView {
  const { t } = context;
  return all > 0 && kind !== ""
    ? {
        text: t("list.empty"),
        links: [{ href: searchQuery.href(context, { words }), label: t("list.showAll") }],
      }
    : { text: `${t("search.nothing", { words })} ${t("search.hint")}`, links: [] };
}
