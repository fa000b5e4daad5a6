import { Feed } from "feed";
import { DateTime } from "luxon";
import { href, hrefOfMatch } from "~/pages";
import { feedHref, feedPageOf } from "~/resources";
import { parseDate } from "~/i18n/dates";
import { now } from "../config/clock";
import { portalOrigin } from "../config/environment";
import { siteProfile } from "../config/site-profile";
import { PageError } from "./errors/page-error";
import { NEWS_TYPES } from "./sources";
import type { RequestContext } from "../request/request-context";
import type { PageContext } from "../request/page-loader";
import { downloadHref, type FeedFormat } from "./resource-addresses";
import type { FeedEntry, FiguresContent } from "./figures/figures-page";
import type { Localized } from "./fallbacks";
import type { ContentItem } from "../upstream/contracts/content";
import { kindWord } from "./content/news";
import { escapeHtml, richText } from "../html/rich-text";
import { contentItems } from "./content/content-items";

/** More than shown: pinned items come first, whatever their day. */
const ROWS = 40;
const ENTRIES = 25;

/** Atom (RFC 4287). */
export async function atomFeed(context: RequestContext): Promise<string> {
  const { language, t, url } = context;
  const page = feedPageOf(url.pathname);
  if (!page) throw new PageError("notFound");
  const items = await newestOf(context, page.id);
  const feed = emptyFeed(context, {
    title: t(page.title),
    address: portalOrigin + href(page.id, language),
    feedLinks: { atom: portalOrigin + feedHref(page, language) },
    updated: items[0]?.day ?? new Date(0),
  });
  for (const { item, day } of items) feed.addItem(entryOf(item, day, context));
  return feed.atom1();
}

export function figuresFeed(
  context: PageContext,
  { heading, feedTitle, feedQuery = new URLSearchParams() }: FiguresContent,
  entries: readonly FeedEntry[],
  format: FeedFormat,
): string {
  const page = hrefOfMatch(context.match, context.language);
  const search = feedQuery.size > 0 ? `?${feedQuery.toString()}` : "";
  const link = (some: FeedFormat) => portalOrigin + downloadHref(page, some, feedQuery);
  const dated = entries.flatMap((entry) => {
    const day = parseDate(entry.day);
    return day
      ? [{ entry, from: day.toJSDate(), until: DateTime.min(now(), day.endOf("day")).toJSDate() }]
      : [];
  });
  const feed = emptyFeed(context, {
    title: feedTitle ?? heading.title,
    address: portalOrigin + page + search,
    feedLinks: { atom: link("atom"), json: link("feed.json") },
    updated: dated[0]?.until ?? new Date(0),
  });
  for (const { entry, from, until } of dated)
    feed.addItem({
      title: escapeHtml(entry.title),
      id: `${portalOrigin}${page}${search}#${entry.day}`,
      link: portalOrigin + entry.href,
      published: from,
      date: until,
      content: entry.lines.map((line) => `<p>${escapeHtml(line)}</p>`).join(""),
    });
  return format === "atom" ? feed.atom1() : feed.json1();
}

interface About {
  title: string;
  address: string;
  feedLinks: { atom: string; json?: string };
  updated: Date;
}

function emptyFeed({ language, t }: RequestContext, { title, address, ...about }: About): Feed {
  const name = siteProfile.name[language];
  return new Feed({
    ...about,
    id: address,
    title: t("title.pattern", { page: title, exchange: name }),
    link: address,
    language,
    generator: false,
    author: { name, link: portalOrigin + href("home", language) },
    favicon: `${portalOrigin}/favicon.svg`,
    copyright: name,
  });
}

async function newestOf(context: RequestContext, page: keyof typeof NEWS_TYPES) {
  const items = await contentItems(context, Object.values(NEWS_TYPES[page]), ROWS);
  return items
    .flatMap((item) => {
      const day = item.date === null ? null : parseDate(item.date);
      return day ? [{ item, day: day.toJSDate() }] : [];
    })
    .toSorted((a, b) => b.day.getTime() - a.day.getTime())
    .slice(0, ENTRIES);
}

function entryOf(item: Localized<ContentItem>, day: Date, { language, t }: RequestContext) {
  const link = portalOrigin + href("news-item", language, { id: item.id });
  const kind = kindWord(item.type, t);
  return {
    title: escapeHtml(item.title ?? t("article.untitled")),
    id: link,
    link,
    date: day,
    published: day,
    ...(item.summary && { description: escapeHtml(item.summary) }),
    ...(item.html && { content: withWholeAddresses(richText(item.html, { language, t })) }),
    ...(kind && { category: [{ name: kind, term: kind }] }),
  };
}

/** Feed readers don't resolve relative addresses. */
function withWholeAddresses(safeHtml: string): string {
  return safeHtml.replace(/ (href|src)="\/(?!\/)/g, ` $1="${portalOrigin}/`);
}
