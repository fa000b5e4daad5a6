import type { ArticleView } from "~/components/content/article";
import { hrefOfMatch } from "~/pages";
import { portalOrigin } from "../../config/environment";
import type { PageContent, PageContext, TitledContent, PageSource } from "../../request/page-loader";
import { PageError } from "../errors/page-error";
import type { FixedPage } from "../../upstream/assumptions";
import {
  findItem,
  findItemBySlug,
  listFiles,
  listNewest,
  readCount,
  type ContentItem,
} from "../../upstream/contracts/content";
import { articleView, emptyArticle, languageNotice } from "./article-view";
import { contentQuery, EVENT_SEARCH, eventArticle } from "../events/event";
import { idParameter } from "../query";
import { eventById } from "../events/events";
import { contentItems, fixedItem, nullIfMissing } from "./content-items";
import { eventData, newsArticle } from "../structured-data";
import { noneText, localizedOrNotFound, localizedRows, type Localized, orFallback } from "../fallbacks";
import { cardHref } from "../resource-addresses";

const NEIGHBOURHOOD = 200;

export function fixedText(page: FixedPage): PageSource<ArticleView> {
  return async (context) => {
    const item = await fixedItem(context, page);
    return item ? textPage(context, item) : pageInPreparation(context);
  };
}

export const policy: PageSource<ArticleView> = async (context) => {
  const slug = context.match.params["tip"] ?? "";
  return textPage(context, await localizedOrNotFound(context, findItemBySlug, { type: "policy", slug }));
};

export const menuPage: PageSource<ArticleView> = async (context) =>
  textPage(context, await itemById(context), true);

export const exchangeContent: PageSource<ArticleView> = menuPage;

export const anyContent: PageSource<ArticleView> = async (context) => {
  if (contentQuery.read(context).kind === "event") return eventPage(context);
  return textPage(context, await itemById(context), true);
};

export const newsItem: PageSource<ArticleView> = async (context) => {
  const page = await datedPage(context, await itemById(context));
  const card = { href: cardHref(hrefOfMatch(context.match, context.language)), alt: page.heading.title };
  return { ...page, heading: { ...page.heading, card } };
};

export const successStory: PageSource<ArticleView> = async (context) => {
  const item = await itemById(context);
  if (item.type !== "successStory") throw new PageError("notFound");
  return datedPage(context, item);
};

export const promotionalVideo: PageSource<ArticleView> = async (context) => {
  const [item] = (await nullIfMissing(contentItems(context, ["promotionalVideo"], 1))) ?? [];
  if (!item) return pageInPreparation(context);
  const neighbours = await neighboursOf(context, item);
  const view = await article(context, item, { dated: false, neighbours, shareAddress: null });
  const heading = { ...headingOf(context, item), lead: item.textLanguage ? null : item.summary };
  return { heading, view, lifetime: "content" };
};

const pageInPreparation = (context: PageContext): PageContent<ArticleView> => ({
  view: emptyArticle(noneText(context, "article.empty")),
  lifetime: "content",
});

async function datedPage(
  context: PageContext,
  item: Localized<ContentItem>,
): Promise<TitledContent<ArticleView>> {
  const view = await article(context, item, {
    dated: true,
    counted: true,
    neighbours: await neighboursOf(context, item),
    shareAddress: portalOrigin + hrefOfMatch(context.match, context.language),
  });
  return {
    heading: {
      ...headingOf(context, item),
      published: item.date,
      siblings: null,
      structured: [newsArticle(item, context.language)],
    },
    view,
    lifetime: "content",
  };
}

async function textPage(
  context: PageContext,
  item: Localized<ContentItem>,
  counted = false,
): Promise<PageContent<ArticleView>> {
  const view = await article(context, item, { dated: false, counted, neighbours: null, shareAddress: null });
  return { heading: headingOf(context, item), view, lifetime: "content" };
}

async function eventPage(context: PageContext): Promise<PageContent<ArticleView>> {
  const { language, t, match } = context;
  const event = await eventById(context, match.params["id"]);
  const address = `${portalOrigin}${hrefOfMatch(match, language)}${EVENT_SEARCH}`;
  const structured = eventData(event, address, language);
  return {
    heading: {
      title: event.title ?? t("article.untitled"),
      titleLanguage: event.textLanguage,
      notices: languageNotice(event.textLanguage, t),
      ownQuery: EVENT_SEARCH,
      parent: "events",
      siblings: null,
      image: { path: event.image, alt: event.imageAlt },
      structured: structured ? [structured] : [],
    },
    view: eventArticle(event, context),
    lifetime: "content",
  };
}

type ArticleOptions = Pick<
  Parameters<typeof articleView>[0],
  "dated" | "counted" | "neighbours" | "shareAddress"
>;

async function article(
  context: PageContext,
  item: Localized<ContentItem>,
  options: ArticleOptions,
): Promise<ArticleView> {
  const { upstream } = context;
  const id = item.id;
  const [files, reads] = await Promise.all([
    item.files.length > 0 ? item.files : orFallback(upstream.read(listFiles, { id }), []),
    options.counted ? orFallback(upstream.read(readCount, { id }), null) : null,
  ]);
  const empty = noneText(context, "article.empty");
  return articleView({ item, files, readCount: reads, empty, ...options }, context);
}

function headingOf({ t }: PageContext, item: Localized<ContentItem>) {
  return {
    title: item.title ?? t("article.untitled"),
    titleLanguage: item.textLanguage,
    description: item.summary,
    image: { path: item.image, alt: item.imageAlt },
    notices: languageNotice(item.textLanguage, t),
  };
}

export const itemById = (context: PageContext): Promise<Localized<ContentItem>> =>
  localizedOrNotFound(context, findItem, { id: idParameter(context.match.params["id"]) });

async function neighboursOf(context: PageContext, item: ContentItem) {
  const newest = { type: item.type ?? "news", count: NEIGHBOURHOOD };
  const items = await orFallback(localizedRows(context, listNewest, newest), []);
  const byDate = items.toSorted((a, b) => (b.date ?? "").localeCompare(a.date ?? ""));
  const at = byDate.findIndex(({ id }) => id === item.id);
  if (at === -1) return null;
  return { previous: byDate[at + 1] ?? null, next: byDate[at - 1] ?? null };
}
