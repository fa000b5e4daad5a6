import type { BreadcrumbView, NoticeView, PageFrameView } from "~/components/page-frame";
import { LANGUAGES, type Language } from "~/language";
import type { MetaView } from "~/meta";
import { href, hrefOfMatch, pageById, trailOf, type PageMatch, type PlainPageId, type Shape } from "~/pages";
import { FEED_PAGES, feedHref } from "~/resources";
import { formatDate, formatTime, parseDate, ZONE } from "~/text/dates";
import type { Translate } from "~/text/words";
import { DateTime } from "luxon";
import { env, portalOrigin } from "../env";
import { exchange } from "../exchange";
import type { PagePortal } from "../page-loader";
import { unreadNotice } from "./unread";
import { sharedImage, type StructuredData } from "./structured-data";

/** What a page says of itself. */
export interface PageHeading {
  /** The h1: the item's own title, or the page's name. */
  title: string;
  /** The title's language when it is not the page's: an item without an English text. */
  titleLanguage?: Language | undefined;
  lead?: string | null;
  /** For search engines; the lead if there is none. */
  description?: string | null;
  notices?: NoticeView[];
  siblings?: PageFrameView["siblings"];
  /** The page above, where the item decides it and not the table. */
  parent?: PlainPageId | null;
  /** What in the query chooses the content ("?sayfa=2", "?tarih=2026-11-19"): it belongs to the page's own address. */
  ownQuery?: string;
  /** The picture for those who share the page: a path of the upstream's files. */
  image?: { path: string | null; alt: string | null };
  /** When an article was published, as the upstream writes it. */
  published?: string | null;
  /** What the page is about, for search engines. */
  structured?: StructuredData[];
}

/** The frame around a page's content: trail, notices, heading. */
export function frameView(portal: PagePortal, heading: PageHeading): PageFrameView {
  return {
    pageId: portal.match.page.id,
    title: heading.title,
    ...(heading.titleLanguage && { titleLang: heading.titleLanguage }),
    lead: heading.lead ?? null,
    breadcrumbs: breadcrumbs(portal, heading),
    breadcrumbLabel: portal.t("shell.breadcrumb"),
    notices: [...staleNotice(portal), ...missingNotice(portal), ...(heading.notices ?? [])],
    siblings: heading.siblings ?? null,
  };
}

function breadcrumbs(
  { match, language, t }: PagePortal,
  { title, titleLanguage, parent }: PageHeading,
): BreadcrumbView[] {
  const above = parent ? trailOf(pageById(parent)) : trailOf(match.page).slice(0, -1);
  return [
    { href: href("home", language), label: t("page.home") },
    ...above.map((page) => ({ href: href(page.id as PlainPageId, language), label: t(page.title) })),
    { href: null, label: title, ...(titleLanguage && { lang: titleLanguage }) },
  ];
}

function staleNotice({ upstream, language, t }: PagePortal): NoticeView[] {
  const since = upstream.staleSince();
  if (since === null) return [];
  const moment = DateTime.fromMillis(since, { zone: ZONE });
  const when = `${formatDate(moment, language)} ${formatTime(moment)}`;
  return [{ kind: "stale", text: t("notice.stale", { when }) }];
}

/** Lists that know of their own unread rows say it beside them. */
function missingNotice({ upstream, language, t }: PagePortal): NoticeView[] {
  const text = unreadNotice(upstream.missingRows(), language, t);
  return text === null ? [] : [{ kind: "info", text }];
}

const LOCALES = { tr: "tr_TR", en: "en_GB" } as const;
/** Where there is a feed of what is new. */
const WITH_FEEDS: ReadonlySet<Shape> = new Set(["home", "list"]);

/** What search engines, feed readers and those who share the page are told. */
export function metaView({ match, language, t, sentForm }: PagePortal, heading: PageHeading): MetaView {
  const { page } = match;
  const site = exchange.name[language];
  const addressIn = (other: Language) => canonicalOf(match, other) + (heading.ownQuery ?? "");
  const image = sharedImage(heading.image?.path ?? null);
  const day = heading.published ? parseDate(heading.published) : null;
  const title = page.shape === "home" ? site : t("title.pattern", { page: heading.title, exchange: site });
  return {
    title: (sentForm?.problem?.titlePrefix ?? "") + title,
    description: heading.description ?? heading.lead ?? null,
    canonical: addressIn(language),
    alternates: LANGUAGES.map((other) => ({ language: other, href: addressIn(other) })),
    indexed: !env.PORTAL_DEMO && !("indexed" in page),
    shared: {
      title: heading.title,
      siteName: site,
      locale: LOCALES[language],
      otherLocale: LOCALES[language === "tr" ? "en" : "tr"],
      image: image
        ? { href: image, alt: heading.image?.alt ?? heading.title }
        : { href: `${portalOrigin}/icon-512.png`, alt: site },
      hasOwnImage: image !== null,
      published: day?.toISO({ suppressMilliseconds: true }) ?? null,
    },
    feeds: WITH_FEEDS.has(page.shape) ? feeds(language, t) : [],
    structured: heading.structured ?? [],
  };
}

function feeds(language: Language, t: Translate): MetaView["feeds"] {
  return FEED_PAGES.map((page) => ({ title: t(page.title), href: feedHref(page, language) }));
}

function canonicalOf(match: PageMatch, language: Language): string {
  const known =
    "canonical" in match.page ? { ...match, page: pageById(match.page.canonical), params: {} } : match;
  const path = hrefOfMatch(known, language);
  return portalOrigin + path;
}
