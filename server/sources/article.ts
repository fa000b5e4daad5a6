import type { ArticleView } from "~/components/article";
import { hrefOfMatch } from "~/pages";
import { portalOrigin } from "../env";
import type { PageContent, PagePortal } from "../page-loader";
import { PageError } from "../page-errors";
import type { ContentType, FixedPage } from "../upstream/assumptions";
import {
  findItem,
  findItemBySlug,
  listFiles,
  listNewest,
  readCount,
  type ContentItem,
} from "../upstream/contracts/content";
import { articleView, emptyArticle, languageNotice } from "../views/article";
import { EVENT_QUERY, eventArticle } from "../views/event";
import { askedId } from "./asked-id";
import { eventById } from "./events";
import { fixedItem, orNothing } from "./fixed-item";
import { eventData, newsArticle } from "../views/structured-data";
import { noneText } from "../views/unread";
import { inPageLanguage, oneInPageLanguage, type Translated } from "./translated";
import { optional } from "./optional";
import { sectionSiblings } from "./siblings";
import { contentRows } from "./content-rows";

export type ArticleSource = (portal: PagePortal) => Promise<PageContent<ArticleView>>;

/** How many of the newest items are looked through for an item's neighbours. */
const NEIGHBOURHOOD = 200;

/** A page whose text is fixed: its address stands before its text does. */
export function fixedText(page: FixedPage): ArticleSource {
  return async (portal) => {
    const item = await fixedItem(portal, page);
    return item ? textPage(portal, item) : pageInPreparation(portal);
  };
}

/** A policy, by the word in the address. */
export const policy: ArticleSource = async (portal) => {
  const item = await itemBySlug(portal, "policy", portal.match.params["tip"] ?? "");
  return textPage(portal, item);
};

/** The page of a menu entry that is no fixed page: the content item with the entry's id. */
export const menuPage: ArticleSource = async (portal) => textPage(portal, await itemById(portal), true);

/** What the exchange asks and gives: a tariff, a programme, a form, a place. */
export const exchangeContent: ArticleSource = menuPage;

/** Any content item or, with ?tip=etkinlik, an event. */
export const anyContent: ArticleSource = async (portal) => {
  if (portal.url.searchParams.get("tip") === EVENT_QUERY) return eventPage(portal);
  return textPage(portal, await itemById(portal), true);
};

/** A news item or announcement, with its date and neighbours. */
export const newsItem: ArticleSource = async (portal) => datedPage(portal, await itemById(portal));

/** A success story, with its neighbours; other items have pages of their own. */
export const successStory: ArticleSource = async (portal) => {
  const item = await itemById(portal);
  if (item.type !== "successStory") throw new PageError("notFound");
  return datedPage(portal, item);
};

/** The film about the exchange: the pinned or newest one, with what is said in it, and the way to the others. */
export const promotionalVideo: ArticleSource = async (portal) => {
  const { upstream, language } = portal;
  const newest = { types: ["promotionalVideo" as const], year: null, search: "", first: 0, rows: 1 };
  const item = await orNothing(
    oneInPageLanguage(language, async (asked) => {
      const [first] = await contentRows(upstream, newest, asked);
      return first ?? null;
    }),
  );
  if (!item) return pageInPreparation(portal);
  const neighbours = await neighboursOf(portal, item);
  const view = await article(portal, item, { dated: false, neighbours, shareAddress: null });
  const siblings = await sectionSiblings(portal);
  const heading = { ...headingOf(portal, item), lead: item.summary, siblings };
  return { heading: item.textLanguage ? { ...heading, lead: null } : heading, view, lifetime: "content" };
};

/** A page of the site for which nothing has been written yet. */
async function pageInPreparation(portal: PagePortal): Promise<PageContent<ArticleView>> {
  const { t, match } = portal;
  const siblings = await sectionSiblings(portal);
  return { heading: { title: t(match.page.title), siblings }, view: emptyArticle(t), lifetime: "content" };
}

async function datedPage(
  portal: PagePortal,
  item: Translated<ContentItem>,
): Promise<PageContent<ArticleView>> {
  const view = await article(portal, item, {
    dated: true,
    counted: true,
    neighbours: await neighboursOf(portal, item),
    shareAddress: portalOrigin + hrefOfMatch(portal.match, portal.language),
  });
  return {
    heading: {
      ...headingOf(portal, item),
      published: item.date,
      structured: [newsArticle(item, portal.language)],
    },
    view,
    lifetime: "content",
  };
}

async function textPage(
  portal: PagePortal,
  item: Translated<ContentItem>,
  counted = false,
): Promise<PageContent<ArticleView>> {
  const view = await article(portal, item, { dated: false, counted, neighbours: null, shareAddress: null });
  const siblings = await sectionSiblings(portal);
  return { heading: { ...headingOf(portal, item), siblings }, view, lifetime: "content" };
}

async function eventPage(portal: PagePortal): Promise<PageContent<ArticleView>> {
  const { language, t, match } = portal;
  const event = await eventById(portal, match.params["id"]);
  const address = `${portalOrigin}${hrefOfMatch(match, language)}?tip=${EVENT_QUERY}`;
  const structured = eventData(event, address, language);
  return {
    heading: {
      title: event.title ?? t("article.untitled"),
      titleLanguage: event.textLanguage,
      notices: languageNotice(event.textLanguage, t),
      ownQuery: `?tip=${EVENT_QUERY}`,
      parent: "events",
      image: { path: event.image, alt: event.imageAlt },
      structured: structured ? [structured] : [],
    },
    view: eventArticle(event, language, t),
    lifetime: "content",
  };
}

type ArticleOptions = Pick<
  Parameters<typeof articleView>[0],
  "dated" | "counted" | "neighbours" | "shareAddress"
>;

async function article(
  portal: PagePortal,
  item: Translated<ContentItem>,
  options: ArticleOptions,
): Promise<ArticleView> {
  const { upstream, language, t } = portal;
  const id = item.id;
  const [files, reads] = await Promise.all([
    item.files.length > 0 ? item.files : optional(upstream.read(listFiles, { id }), []),
    options.counted ? optional(upstream.read(readCount, { id }), null) : null,
  ]);
  const empty = noneText(portal, "article.empty");
  return articleView({ item, files, readCount: reads, empty, ...options }, language, t);
}

function headingOf({ t }: PagePortal, item: Translated<ContentItem>) {
  return {
    title: item.title ?? t("article.untitled"),
    titleLanguage: item.textLanguage,
    description: item.summary,
    image: { path: item.image, alt: item.imageAlt },
    notices: languageNotice(item.textLanguage, t),
  };
}

async function itemById(portal: PagePortal): Promise<Translated<ContentItem>> {
  const id = askedId(portal.match.params["id"]);
  return found(portal, (language) => portal.upstream.read(findItem, { id }, { language }));
}

async function itemBySlug(
  portal: PagePortal,
  type: ContentType,
  slug: string,
): Promise<Translated<ContentItem>> {
  return found(portal, (language) => portal.upstream.read(findItemBySlug, { type, slug }, { language }));
}

async function found(
  { language }: PagePortal,
  read: Parameters<typeof oneInPageLanguage<ContentItem>>[1],
): Promise<Translated<ContentItem>> {
  const item = await oneInPageLanguage(language, read);
  if (!item) throw new PageError("notFound");
  return item;
}

async function neighboursOf({ language, upstream }: PagePortal, item: ContentItem) {
  const type = item.type ?? "news";
  const read = (asked: typeof language) =>
    upstream.read(listNewest, { type, count: NEIGHBOURHOOD }, { language: asked });
  const items = await optional(inPageLanguage(language, read), []);
  const byDate = items.toSorted((a, b) => (b.date ?? "").localeCompare(a.date ?? ""));
  const at = byDate.findIndex(({ id }) => id === item.id);
  if (at === -1) return null;
  return { previous: byDate[at + 1] ?? null, next: byDate[at - 1] ?? null };
}
