import type { ListView } from "~/components/list-page";
import type { WordKey } from "~/text/words";
import type { PageContent, PagePortal } from "../page-loader";
import type { ContentType } from "../upstream/assumptions";
import { listYears, searchContent } from "../upstream/contracts/content";
import { listView, type FoundList, type ListState } from "../views/list";
import { MAX_NUMBER, searchWords, wholeNumber } from "./query";
import { inPageLanguage } from "./translated";
import { optional } from "./optional";
import { pagesOf } from "./paged";

export type ListSource = (portal: PagePortal) => Promise<PageContent<ListView>>;

const ROWS = 12;

interface NewsList {
  /** The types shown; with several, chips choose among them by their word in the address. */
  types: Record<string, ContentType>;
  lead: WordKey;
  /** Rows, a picture beside the text, unless it says cards: pictures large, what it is about beside the date. */
  as?: "rows" | "cards";
}

/** A list of news or announcements: filtered, searched and paged by its address. */
export function newsList({ types, lead, as = "rows" }: NewsList): ListSource {
  return async (portal) => {
    const found = await searchedList(portal, types);
    const { t, match } = portal;
    const heading = { title: t(match.page.title), lead: t(lead), ownQuery: ownQuery(found.state) };
    return { heading, view: listView(found, portal, as), lifetime: "content" };
  };
}

/** The items of some types that the page's address asks for: filtered, searched and paged. */
export async function searchedList(portal: PagePortal, types: NewsList["types"]): Promise<FoundList> {
  const { upstream, language } = portal;
  const asked = readState(portal.url.searchParams, Object.keys(types));
  const shown = asked.type === null ? Object.values(types) : [types[asked.type] ?? "news"];
  const [first, years] = await Promise.all([
    upstream.read(searchContent, queryOf(shown, asked)),
    optional(yearsOf(portal, Object.values(types)), []),
  ]);
  const pages = pagesOf(first, ROWS);
  const state: ListState = {
    ...asked,
    page: Math.min(asked.page, pages),
    isWrong: asked.isWrong || asked.page > pages,
  };
  const query = queryOf(shown, state);
  const found = state.page === asked.page ? first : await upstream.read(searchContent, query);
  const items = await inPageLanguage(language, async (wanted) =>
    wanted === language ? found.rows : (await upstream.read(searchContent, query, { language: wanted })).rows,
  );
  const { total, hasMore, unread } = found;
  return { items, total, hasMore, unread, pages, years, types: Object.keys(types), state };
}

/** Each page of the whole list is a page of its own to search engines; what is filtered is the whole list's. */
export function ownQuery({ page, year, search, type }: ListState): string {
  const isWhole = year === null && search === "" && type === null;
  return isWhole && page > 1 ? `?sayfa=${page}` : "";
}

function queryOf(types: ContentType[], { year, search, page }: ListState) {
  return { types, year, search, first: (page - 1) * ROWS, rows: ROWS };
}

/** What the address asks for; a value that can't be used falls back, and the page says so. */
function readState(query: URLSearchParams, typeWords: string[]): ListState {
  const page = wholeNumber(MAX_NUMBER).safeParse(query.get("sayfa") ?? "1");
  const year = wholeNumber(MAX_NUMBER).safeParse(query.get("yil") ?? "");
  const search = searchWords(query.get("ara"));
  const type = query.get("tip") ?? "";
  const isKnownType = typeWords.length > 1 && typeWords.includes(type);
  return {
    page: page.success ? page.data : 1,
    year: year.success ? year.data : null,
    search: search.text,
    type: isKnownType ? type : null,
    isWrong:
      !page.success ||
      (!year.success && Boolean(query.get("yil"))) ||
      search.isCut ||
      (type !== "" && !isKnownType),
  };
}

async function yearsOf({ upstream }: PagePortal, types: ContentType[]): Promise<number[]> {
  const lists = await Promise.all(types.map((type) => upstream.read(listYears, { type }, { isAside: true })));
  return [...new Set(lists.flat().map(({ year }) => year))].sort((a, b) => b - a);
}
