import type { Page, PageId } from "~/pages";
import { PageError } from "./page-errors";
import type { PageContent, PagePortal } from "./page-loader";
import { anyContent, corporateText, menuPage, newsItem, policy, type ArticleSource } from "./sources/article";
import { newsList, type ListSource } from "./sources/list";

/** The private half of the page table: where the pages of a shape that many share get their content. */

type PageOfShape<Shape extends Page["shape"]> = Extract<Page, { shape: Shape }>["id"];

const ARTICLES: Record<PageOfShape<"article">, ArticleSource> = {
  about: corporateText("hakkimizda"),
  establishment: corporateText("kurulus"),
  history: corporateText("tarihce"),
  "vision-mission": corporateText("vizyon-misyon"),
  policy,
  "news-item": newsItem,
  content: anyContent,
  "menu-page": menuPage,
};

const LISTS: Record<PageOfShape<"list">, ListSource> = {
  announcements: newsList({ types: { duyuru: "announcement" }, lead: "lead.announcements" }),
  news: newsList({ types: { haber: "news" }, lead: "lead.news" }),
  "all-news": newsList({
    types: { haber: "news", duyuru: "announcement", basin: "pressRelease" },
    lead: "lead.allNews",
  }),
};

/** The source of an article page. */
export const articleSource = chosenFrom(ARTICLES);

/** The source of a list page. */
export const listSource = chosenFrom(LISTS);

function chosenFrom<View>(
  sources: Partial<Record<PageId, (portal: PagePortal) => Promise<PageContent<View>>>>,
) {
  return (portal: PagePortal) => {
    const source = sources[portal.match.page.id];
    if (!source) throw new PageError("notFound");
    return source(portal);
  };
}
