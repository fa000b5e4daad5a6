import type { Page, PageId } from "~/pages";
import type { FeedPage } from "~/resources";
import { PageError } from "./page-errors";
import type { PagePortal } from "./page-loader";
import { anyContent, corporateText, menuPage, newsItem, policy, type ArticleSource } from "./sources/article";
import { dailyBulletin } from "./sources/figures/daily-bulletin";
import { exchangeRates } from "./sources/figures/exchange-rates";
import { figuresPage, type FiguresSource } from "./sources/figures/figures-page";
import { monthlyBulletin } from "./sources/figures/monthly-bulletin";
import { quotationList } from "./sources/figures/quotation-list";
import { yearlyPrices } from "./sources/figures/yearly-prices";
import { newsList, type ListSource } from "./sources/list";
import type { ContentType } from "./upstream/assumptions";

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

/** The types of content that the news lists and their feeds show, by their word in the address. */
export const NEWS_TYPES = {
  announcements: { duyuru: "announcement" },
  news: { haber: "news" },
  "all-news": { haber: "news", duyuru: "announcement", basin: "pressRelease" },
} as const satisfies Record<FeedPage["id"], Record<string, ContentType>>;

const LISTS: Record<PageOfShape<"list">, ListSource> = {
  announcements: newsList({ types: NEWS_TYPES.announcements, lead: "lead.announcements" }),
  news: newsList({ types: NEWS_TYPES.news, lead: "lead.news" }),
  "all-news": newsList({ types: NEWS_TYPES["all-news"], lead: "lead.allNews" }),
};

const FIGURES: Record<PageOfShape<"figures">, FiguresSource> = {
  "daily-bulletin": dailyBulletin,
  "monthly-bulletin": monthlyBulletin,
  "yearly-prices": yearlyPrices,
  "quotation-list": quotationList,
  "exchange-rates": exchangeRates,
};

/** The source of an article page. */
export const articleSource = chosenFrom(ARTICLES);

/** The source of a list page. */
export const listSource = chosenFrom(LISTS);

/** The figures behind a page, for their downloads; undefined for a page that has none. */
export function figuresSourceOf(id: PageId): FiguresSource | undefined {
  const sources: Partial<Record<PageId, FiguresSource>> = FIGURES;
  return sources[id];
}

/** The source of a page of figures. */
export const figuresSource = figuresPage(chosenFrom(FIGURES));

function chosenFrom<Content>(sources: Partial<Record<PageId, (portal: PagePortal) => Promise<Content>>>) {
  return (portal: PagePortal) => {
    const source = sources[portal.match.page.id];
    if (!source) throw new PageError("notFound");
    return source(portal);
  };
}
