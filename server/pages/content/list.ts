import type { ListFrameView, ListView } from "~/components/content/list-page";
import type { ChoiceView } from "~/components/elements/link";
import type { FilterFormView } from "~/components/forms/filter-form";
import type { PageContext, PageSource } from "../../request/page-loader";
import type { ContentType } from "../../upstream/assumptions";
import { listYears, searchContent, type ContentItem } from "../../upstream/contracts/content";
import {
  narrowed,
  withinPages,
  definePageQuery,
  pageNumber,
  parameter,
  text,
  wholeNumber,
  words,
  type QueryOf,
} from "../query";
import { ANNOUNCEMENTS } from "../alerts/subscriptions";
import { alertLinks } from "../prices/products/alert-links";
import { withTurkishFallback, emptyList, orFallback, type Localized } from "../fallbacks";
import { countText, pagesOf, pagerView, partText } from "../paged";
import { filterForm, searchField, selectField } from "../filter-form";
import { hrefOfMatch } from "~/pages";
import type { WordKey } from "~/i18n/words";
import type { PageHeading } from "../shell/frame";
import { newsCard } from "./news";

const ROWS = 12;

type Types = Readonly<Record<string, ContentType>>;

export function newsList(types: Types, as: "rows" | "cards" = "rows"): PageSource<ListView> {
  return async (context) => {
    const list = await searchedList(context, types);
    return {
      heading: listHeading(list.state, context),
      view: listView(list, context, as),
      lifetime: "content",
    };
  };
}

export async function searchedList(context: PageContext, types: Types): Promise<ListResult> {
  const { upstream, language } = context;
  const fromAddress = narrowed(context, readList(context), {
    type: (word) => Object.keys(types).find((name) => name === word),
  });
  const chosenTypes = fromAddress.type === "" ? Object.values(types) : [types[fromAddress.type] ?? "news"];
  const [first, years] = await Promise.all([
    upstream.read(searchContent, queryOf(chosenTypes, fromAddress)),
    orFallback(yearsOf(context, Object.values(types)), []),
  ]);
  const pages = pagesOf(first, ROWS);
  const state = withinPages(context, fromAddress, pages);
  const query = queryOf(chosenTypes, state);
  const result = state.page === fromAddress.page ? first : await upstream.read(searchContent, query);
  const items = await withTurkishFallback(language, async (wanted) =>
    wanted === language
      ? result.rows
      : (await upstream.read(searchContent, query, { language: wanted })).rows,
  );
  const { total, hasMore } = result;
  return { items, total, hasMore, pages, years, types: Object.keys(types), state };
}

export function listHeading(state: ListState, { t }: PageContext): PageHeading {
  const { page, year, search, type } = state;
  const isWhole = year === null && search === "" && type === "";
  return {
    part: partText(state, [type && t(TYPE_WORDS[type] ?? "kind.news"), year], t),
    ownQuery: isWhole ? listQuery.search({ page }) : "",
  };
}

function queryOf(types: ContentType[], { year, search, page }: ListState) {
  return { types, year, search, first: (page - 1) * ROWS, rows: ROWS };
}

async function yearsOf({ upstream }: PageContext, types: ContentType[]): Promise<number[]> {
  const lists = await Promise.all(types.map((type) => upstream.read(listYears, { type }, { isAside: true })));
  return [...new Set(lists.flat().map(({ year }) => year))].sort((a, b) => b - a);
}

export interface ListResult {
  items: readonly Localized<ContentItem>[];
  total: number;
  hasMore: boolean;
  pages: number;
  years: readonly number[];
  types: readonly string[];
  state: ListState;
}

const TYPE_WORDS: Readonly<Record<string, WordKey>> = {
  haber: "kind.news",
  duyuru: "kind.announcement",
  basin: "kind.pressRelease",
};

export function listView(list: ListResult, context: PageContext, as: ListView["as"] = "rows"): ListView {
  const { items, types } = list;
  const isCards = as === "cards";
  const options = { withKind: types.length > 1 || isCards, imageWidth: isCards ? 480 : 320 } as const;
  return {
    ...listFrame(list, context),
    as,
    items: items.map((item) => newsCard(item, context, options)),
    more: types.includes("duyuru") ? alertLinks(context, ANNOUNCEMENTS, "alerts.newAnnouncements") : [],
  };
}

export function listFrame(list: ListResult, context: PageContext): ListFrameView {
  const { items, state, types } = list;
  const { t, match, language } = context;
  const address = hrefOfMatch(match, language);
  const hrefOfPage = (page: number) => allNewsQuery.href(context, { ...state, page });
  const isFiltered = state.search !== "" || state.year !== null || state.type !== "";
  return {
    form: formOf(list, context, address, isFiltered),
    ...(types.length > 1 && { chips: { label: t("list.kinds"), links: typeChips(list, context) } }),
    count: countText({ ...list, page: state.page }, context),
    pager: pagerView({ page: state.page, pages: list.pages }, hrefOfPage, t),
    empty: emptyList(context, items, "list.empty", address),
  };
}

function formOf(
  list: ListResult,
  context: PageContext,
  address: string,
  isFiltered: boolean,
): FilterFormView {
  const { t } = context;
  const { state, years } = list;
  const options = [{ value: "", label: t("list.allYears") }];
  const choices = state.year === null || years.includes(state.year) ? years : [state.year, ...years];
  for (const year of choices) options.push({ value: String(year), label: String(year) });
  return filterForm(context, {
    fields: [
      searchField(state.search, t),
      selectField("yil", t("list.year"), state.year === null ? "" : String(state.year), options),
    ],
    hidden: state.type === "" ? [] : [{ name: "tip", value: state.type }],
    clear: isFiltered ? address : null,
  });
}

function typeChips({ types, state }: ListResult, context: PageContext): ChoiceView[] {
  const { t } = context;
  const chip = (type: string, label: string) => ({
    href: allNewsQuery.href(context, { ...state, type, page: 1 }),
    label,
    current: state.type === type,
  });
  const choices = types.map((type) => chip(type, t(TYPE_WORDS[type] ?? "kind.news")));
  return [chip("", t("list.allKinds")), ...choices];
}

const LIST = { ara: words("search"), yil: parameter("year", wholeNumber(), null), sayfa: pageNumber() };

export const listQuery = definePageQuery(
  [
    "announcements",
    "news",
    "success-stories",
    "strategic-plan",
    "activity-reports",
    "quality-certificates",
    "statistics",
    "press-bulletins",
    "publications",
    "link-documents",
    "declarations",
  ],
  LIST,
);

const allNewsQuery = definePageQuery("all-news", { tip: text("type"), ...LIST });

export type ListState = QueryOf<typeof allNewsQuery>;

function readList(context: PageContext): ListState {
  const isOfAll = context.match.page.id === "all-news";
  return isOfAll ? allNewsQuery.read(context) : { type: "", ...listQuery.read(context) };
}
