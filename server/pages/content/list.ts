import type { ListView } from "~/components/content/list-page";
import type { PageContent, PageContext } from "../../request/page-loader";
import type { ContentType } from "../../upstream/assumptions";
import { listYears, searchContent } from "../../upstream/contracts/content";
import { listQuery, readList, type ListState, listView, type FoundList } from "./list-view";
import { narrowed, withinPages } from "../query";
import { withTurkishFallback, orFallback } from "../fallbacks";
import { pagesOf } from "../paged";

export type ListSource = (context: PageContext) => Promise<PageContent<ListView>>;

const ROWS = 12;

type Types = Readonly<Record<string, ContentType>>;

export function newsList(types: Types, as: "rows" | "cards" = "rows"): ListSource {
  return async (context) => {
    const list = await searchedList(context, types);
    const heading = { ownQuery: ownQuery(list.state) };
    return { heading, view: listView(list, context, as), lifetime: "content" };
  };
}

export async function searchedList(context: PageContext, types: Types): Promise<FoundList> {
  const { upstream, language } = context;
  const fromAddress = narrowed(readList(context), {
    type: (word) => Object.keys(types).find((name) => name === word),
  });
  const chosenTypes = fromAddress.type === "" ? Object.values(types) : [types[fromAddress.type] ?? "news"];
  const [first, years] = await Promise.all([
    upstream.read(searchContent, queryOf(chosenTypes, fromAddress)),
    orFallback(yearsOf(context, Object.values(types)), []),
  ]);
  const pages = pagesOf(first, ROWS);
  const state = withinPages(fromAddress, pages);
  const query = queryOf(chosenTypes, state);
  const result = state.page === fromAddress.page ? first : await upstream.read(searchContent, query);
  const items = await withTurkishFallback(language, async (wanted) =>
    wanted === language
      ? result.rows
      : (await upstream.read(searchContent, query, { language: wanted })).rows,
  );
  const { total, hasMore, unread } = result;
  return { items, total, hasMore, unread, pages, years, types: Object.keys(types), state };
}

export function ownQuery({ page, year, search, type }: ListState): string {
  const isWhole = year === null && search === "" && type === "";
  return isWhole ? listQuery.search({ page }) : "";
}

function queryOf(types: ContentType[], { year, search, page }: ListState) {
  return { types, year, search, first: (page - 1) * ROWS, rows: ROWS };
}

async function yearsOf({ upstream }: PageContext, types: ContentType[]): Promise<number[]> {
  const lists = await Promise.all(types.map((type) => upstream.read(listYears, { type }, { isAside: true })));
  return [...new Set(lists.flat().map(({ year }) => year))].sort((a, b) => b - a);
}
