import { DateTime } from "luxon";
import { pathOf } from "../../security/addresses";
import type { BreadcrumbView, NoticeView, PageFrameView } from "~/components/frame/page-frame";
import { LANGUAGES, type Language } from "~/i18n/language";
import type { MetaView, SharedImage } from "~/meta";
import {
  href,
  hrefOfMatch,
  pageById,
  trailOf,
  type Page,
  type PageMatch,
  type PlainPageId,
  type Shape,
} from "~/pages";
import { FEED_PAGES, feedHref } from "~/resources";
import { formatDate, formatTime, parseDate, ZONE } from "~/i18n/dates";
import { isWordKey, type Translate, type Wording } from "~/i18n/words";
import { env, portalOrigin } from "../../config/environment";
import { siteProfile } from "../../config/site-profile";
import { CARD_SIZE } from "../../media/card-size";
import type { PageContext } from "../../request/page-loader";
import { unreadNotice } from "../fallbacks";
import { sharedImage, type StructuredData } from "../structured-data";
import type { MenuItemView } from "~/components/frame/menu";
import { siteMenu } from "./menu";

export interface PageHeading {
  title?: string;
  titleLanguage?: Language | undefined;
  /** Of a list, what its page shows: "“arpa”, 2025, 2. sayfa"; in the document's title. */
  part?: string;
  crumb?: string;
  lead?: string | null;
  /** Meta description; the lead by default. */
  description?: string | null;
  notices?: NoticeView[];
  siblings?: PageFrameView["siblings"];
  parent?: PlainPageId | null;
  /** "?sayfa=2", "?tarih=2026-11-19": part of the canonical address. */
  ownQuery?: string;
  /** `path` is an upstream file. */
  image?: { path: string | null; alt: string | null };
  /** Share picture, preferred to the page's own image. */
  card?: { href: string; alt: string };
  published?: string | null;
  structured?: StructuredData[];
  feeds?: MetaView["feeds"];
}

export interface TitledHeading extends PageHeading {
  title: string;
}

export async function titledHeading(context: PageContext, heading: PageHeading = {}): Promise<TitledHeading> {
  const { match, t } = context;
  const { title = t(match.page.title), lead = aboutPage(match.page, t), siblings } = heading;
  return {
    ...heading,
    title,
    lead,
    siblings: siblings === undefined ? await siblingsOf(context) : siblings,
  };
}

export function aboutPage({ title }: Page, t: Translate): string | null {
  const key = title.replace(/^page\./, "lead.");
  return isWordKey(key) ? t(key) : null;
}

export function frameView(context: PageContext, heading: TitledHeading): PageFrameView {
  return {
    title: heading.title,
    ...(heading.titleLanguage && { titleLang: heading.titleLanguage }),
    lead: heading.lead ?? null,
    breadcrumbs: breadcrumbs(context, heading),
    breadcrumbLabel: context.t("shell.breadcrumb"),
    notices: [
      ...staleNotice(context),
      ...missingNotice(context),
      ...wrongNotice(context),
      ...(heading.notices ?? []),
    ],
    siblings: heading.siblings ?? null,
  };
}

function breadcrumbs(
  { match, language, t }: PageContext,
  { title, titleLanguage, crumb, parent }: TitledHeading,
): BreadcrumbView[] {
  const above = parent ? trailOf(pageById(parent)) : trailOf(match.page).slice(0, -1);
  return [
    { href: href("home", language), label: t("page.home") },
    ...above.map((page) => ({ href: href(page.id as PlainPageId, language), label: t(page.title) })),
    crumb === undefined
      ? { href: null, label: title, ...(titleLanguage && { lang: titleLanguage }) }
      : { href: null, label: crumb },
  ];
}

function staleNotice({ upstream, language, t }: PageContext): NoticeView[] {
  const since = upstream.staleSince();
  if (since === null) return [];
  const moment = DateTime.fromMillis(since, { zone: ZONE });
  const when = `${formatDate(moment, language)} ${formatTime(moment, language)}`;
  return [{ kind: "stale", text: t("notice.stale", { when }) }];
}

function missingNotice({ upstream, language, t }: PageContext): NoticeView[] {
  const text = unreadNotice(upstream.missingRows(), { language, t });
  return text === null ? [] : [{ kind: "info", text }];
}

function wrongNotice({ wrong, t }: PageContext): NoticeView[] {
  return wrong.size > 0 ? [{ kind: "info", text: t("list.badValue") }] : [];
}

const LOCALES = { tr: "tr_TR", en: "en_GB" } as const;
const WITH_FEEDS: ReadonlySet<Shape> = new Set(["home", "list"]);

export function metaView(visit: PageContext, heading: TitledHeading): MetaView {
  const { match, language, t, sentForm } = visit;
  const { page } = match;
  const site = siteProfile.name[language];
  const addressIn = (other: Language) => canonicalOf(match, other) + (heading.ownQuery ?? "");
  const own = titleOf(heading);
  const title = page.shape === "home" ? site : t("title.pattern", { page: own, exchange: site });
  return {
    title: (sentForm?.problem?.titlePrefix ?? "") + title,
    description: heading.description ?? heading.lead ?? null,
    canonical: addressIn(language),
    alternates: LANGUAGES.map((other) => ({ language: other, href: addressIn(other) })),
    indexed: !env.PORTAL_DEMO && !("indexed" in page),
    ...(visit.isLite ? NO_SHARING : sharingMeta(visit, heading)),
  };
}

const titleOf = ({ title, part }: TitledHeading) => (part ? `${title}: ${part}` : title);

type SharingMeta = Pick<MetaView, "shared" | "feeds" | "structured">;

const NO_SHARING: SharingMeta = { shared: null, feeds: [], structured: [] };

function sharingMeta({ match, language, t }: PageContext, heading: TitledHeading): SharingMeta {
  const site = siteProfile.name[language];
  const day = heading.published ? parseDate(heading.published) : null;
  return {
    shared: {
      title: titleOf(heading),
      siteName: site,
      locale: LOCALES[language],
      image: pictureOf(heading),
      published: day?.toISO({ suppressMilliseconds: true }) ?? null,
    },
    feeds: heading.feeds ?? (WITH_FEEDS.has(match.page.shape) ? feeds({ language, t }) : []),
    structured: heading.structured ?? [],
  };
}

function pictureOf({ card, image, title }: TitledHeading): SharedImage {
  if (card) return { href: portalOrigin + card.href, alt: card.alt, ...CARD_SIZE };
  const own = sharedImage(image?.path ?? null);
  if (own !== null) return { href: own, alt: image?.alt ?? title };
  return { href: `${portalOrigin}/icon-512.png`, alt: null };
}

function feeds({ language, t }: Wording): MetaView["feeds"] {
  return FEED_PAGES.map((page) => ({ title: t(page.title), href: feedHref(page, language) }));
}

function canonicalOf(match: PageMatch, language: Language): string {
  const parent =
    "canonical" in match.page ? { ...match, page: pageById(match.page.canonical), params: {} } : match;
  const path = hrefOfMatch(parent, language);
  return portalOrigin + path;
}

/** Figures and lists of news need the width. */
const IN_SECTIONS: ReadonlySet<Shape> = new Set([
  "article",
  "collection",
  "contact",
  "documents",
  "gallery",
  "incentives",
  "links",
  "member-groups",
  "membership",
  "organisation-chart",
  "people",
  "privacy-texts",
  "surveys",
  "videos",
]);

const OF_MEMBERS: readonly PlainPageId[] = [
  "member-bulletin",
  "transactions",
  "declarations",
  "profile",
  "membership",
];

/** The other pages of the page's section of the menu, or of the member area. */
async function siblingsOf(context: PageContext): Promise<PageFrameView["siblings"]> {
  const { page } = context.match;
  if ("audience" in page) return membersPages(context);
  if (!IN_SECTIONS.has(page.shape)) return null;
  const section = sectionOf(await siteMenu(context), context.url.pathname);
  const links = (section?.children ?? []).flatMap(({ href, label, external, newTab, newTabNote }) =>
    href === null
      ? []
      : [{ href, label, external, newTab, newTabNote, current: pathOf(href) === context.url.pathname }],
  );
  return section && links.length > 1 ? { heading: section.label, links } : null;
}

function sectionOf(items: readonly MenuItemView[], path: string): MenuItemView | null {
  for (const item of items) {
    if (item.children.some(({ href }) => href !== null && pathOf(href) === path)) return item;
    const below = sectionOf(item.children, path);
    if (below) return below;
  }
  return null;
}

function membersPages({ language, match, t }: PageContext): PageFrameView["siblings"] {
  return {
    heading: t("session.pages"),
    links: OF_MEMBERS.map((id) => ({
      href: href(id, language),
      label: t(pageById(id).title),
      current: id === match.page.id,
    })),
  };
}
