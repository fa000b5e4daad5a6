import { redirect } from "@remix-run/node";
import type { Language } from "~/i18n/language";
import { findPage, href, type PageId, type PageMatch } from "~/pages";
import { portalOrigin } from "../config/environment";

/** /veri/gunluk-bulten.csv?tarih=2026-11-19; open data, so the addresses must stay. */
export const FORMATS = ["csv", "xlsx", "json"] as const;
export type Format = (typeof FORMATS)[number];
/** Atom (RFC 4287) and JSON Feed 1.1 of the newest days. */
export const FEED_FORMATS = ["atom", "feed.json"] as const;
export type FeedFormat = (typeof FEED_FORMATS)[number];
/** CSV on the Web expects it beside the file. */
export const CSVW = "csv-metadata.json";
const ENDINGS = [...FEED_FORMATS, ...FORMATS, CSVW, "pdf"] as const;
export type FileFormat = (typeof ENDINGS)[number];

export const isFeedFormat = (format: FileFormat): format is FeedFormat =>
  FEED_FORMATS.some((each) => each === format);

const FILE_PREFIX = "/veri";
const FILE_PATTERN = new RegExp(`^${FILE_PREFIX}(/.+?)\\.(${ENDINGS.join("|").replaceAll(".", "\\.")})$`);

export function downloadHref(page: string, format: FileFormat, query: URLSearchParams): string {
  const search = query.toString();
  return `${FILE_PREFIX}${page}.${format}${search && `?${search}`}`;
}

export function readDownload(pathname: string): { page: string; format: FileFormat } | null {
  const [, page, ending] = FILE_PATTERN.exec(pathname) ?? [];
  const format = ENDINGS.find((each) => each === ending);
  return page && format ? { page, format } : null;
}

/** Addresses of pages in another form: the prefix, then the page's own. */
const prefixed = (prefix: string) => ({
  href: (page: string): string => prefix + page,
  pageOf: (pathname: string): string | null =>
    pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : null,
});

export const EMBEDS = prefixed("/goster");
export const SCREENS = prefixed("/ekran");
export const EMBED_QUERY = ["ara", "grup", "urunler"] as const;
export const SCREEN_QUERY = [...EMBED_QUERY, "sayfa", "dur"] as const;

const CARD_PREFIX = "/kart";
const CARD_PATTERN = new RegExp(`^${CARD_PREFIX}(/.+)\\.png$`);

/** The parameters that a card depends on; others stay out of cache keys. */
const CARDS: Partial<Record<PageId, readonly string[]>> = {
  "home-named": [],
  prices: [],
  product: [],
  "daily-bulletin": ["tarih"],
  "news-item": [],
};

export const cardHref = (page: string, query: Record<string, string> = {}): string => {
  const search = new URLSearchParams(query).toString();
  return `${CARD_PREFIX}${page}.png${search && `?${search}`}`;
};

/** The day is part of the address, so that caches never show yesterday's card. */
export const cardOfDay = (page: string, day: string): string => cardHref(page, { gun: day });

export const homeCardPage = (language: Language): string => href("home-named", language);

export function readCardAddress(pathname: string): PageMatch | null {
  const match = findPage(CARD_PATTERN.exec(pathname)?.[1] ?? "");
  return match && match.page.id in CARDS ? match : null;
}

export const cardQuery = ({ page }: PageMatch): readonly string[] => CARDS[page.id] ?? [];

export function movedWith({ status, headers }: Response, hrefOf: (page: URL) => string): Response {
  return redirect(hrefOf(new URL(headers.get("Location") ?? "/", portalOrigin)), { status, headers });
}

export const FILE_TYPES: Readonly<Record<FileFormat, string>> = {
  csv: "text/csv; charset=utf-8",
  "csv-metadata.json": "application/csvm+json; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  pdf: "application/pdf",
  json: "application/json; charset=utf-8",
  atom: "application/atom+xml; charset=utf-8",
  "feed.json": "application/feed+json; charset=utf-8",
};

/** /takvim/detay/501.ics, /takvim/etkinlik-list.ics; calendars subscribe to them, so they must stay. */
const PREFIX = "/takvim";
const PATTERN = new RegExp(`^${PREFIX}(/.+)\\.ics$`);

export function calendarHref(page: string): string {
  return `${PREFIX}${page}.ics`;
}

export function readCalendarAddress(pathname: string): string | null {
  return PATTERN.exec(pathname)?.[1] ?? null;
}
