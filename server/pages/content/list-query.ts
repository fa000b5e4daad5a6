import type { PageContext } from "../../request/page-loader";
import { definePageQuery, pageNumber, parameter, text, wholeNumber, words, type QueryOf } from "../query";

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

export const allNewsQuery = definePageQuery("all-news", { tip: text("type"), ...LIST });

export type ListState = QueryOf<typeof allNewsQuery>;

export function readList({ match, url }: PageContext): ListState {
  return match.page.id === "all-news" ? allNewsQuery.read(url) : { type: "", ...listQuery.read(url) };
}
