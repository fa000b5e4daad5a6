import { Feed } from "feed";
import { href } from "~/pages";
import { feedHref, feedPageOf } from "~/resources";
import { parseDate } from "~/text/dates";
import { portalOrigin } from "../env";
import { exchange } from "../exchange";
import { PageError } from "../page-errors";
import { NEWS_TYPES } from "../page-sources";
import type { Portal } from "../portal";
import { inPageLanguage, type Translated } from "../sources/translated";
import type { ContentItem } from "../upstream/contracts/content";
import { kindWord } from "../views/news";
import { escapeHtml, richText } from "../views/rich-text";
import { contentRows } from "../sources/content-rows";

/** Asked for beyond what is shown: pinned items come first, whatever their day. */
const ASKED = 40;
const ENTRIES = 25;

/** The newest items of a page as an Atom feed (RFC 4287), with their whole texts. */
export async function atomFeed(portal: Portal): Promise<string> {
  const { language, t, url } = portal;
  const page = feedPageOf(url.pathname);
  if (!page) throw new PageError("notFound");
  const items = await newestOf(portal, page.id);
  const address = portalOrigin + href(page.id, language);
  const feed = new Feed({
    id: address,
    title: t("title.pattern", { page: t(page.title), exchange: exchange.name[language] }),
    link: address,
    language,
    updated: items[0]?.day ?? new Date(0),
    generator: false,
    feedLinks: { atom: portalOrigin + feedHref(page, language) },
    author: { name: exchange.name[language], link: portalOrigin + href("home", language) },
    favicon: `${portalOrigin}/favicon.svg`,
    copyright: exchange.name[language],
  });
  for (const { item, day } of items) feed.addItem(entryOf(item, day, portal));
  return feed.atom1();
}

async function newestOf({ language, upstream }: Portal, page: keyof typeof NEWS_TYPES) {
  const query = { types: Object.values(NEWS_TYPES[page]), year: null, search: "", first: 0, rows: ASKED };
  const items = await inPageLanguage(language, (asked) => contentRows(upstream, query, asked));
  return items
    .flatMap((item) => {
      const day = item.date === null ? null : parseDate(item.date);
      return day ? [{ item, day: day.toJSDate() }] : [];
    })
    .toSorted((a, b) => b.day.getTime() - a.day.getTime())
    .slice(0, ENTRIES);
}

/** Titles and texts go into the feed as HTML: the first are escaped, the second made safe, addresses whole. */
function entryOf(item: Translated<ContentItem>, day: Date, { language, t }: Portal) {
  const link = portalOrigin + href("news-item", language, { id: item.id });
  const kind = kindWord(item.type, t);
  return {
    title: escapeHtml(item.title ?? t("article.untitled")),
    id: link,
    link,
    date: day,
    published: day,
    ...(item.summary && { description: escapeHtml(item.summary) }),
    ...(item.html && { content: withWholeAddresses(richText(item.html, language, t)) }),
    ...(kind && { category: [{ name: kind, term: kind }] }),
  };
}

/** A feed reader knows no page that an address could begin at. */
function withWholeAddresses(safeHtml: string): string {
  return safeHtml.replace(/ (href|src)="\/(?!\/)/g, ` $1="${portalOrigin}/`);
}
