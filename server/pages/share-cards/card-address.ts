import type { Language } from "~/i18n/language";
import { findPage, href, type PageId, type PageMatch } from "~/pages";

const PREFIX = "/kart";
const PATTERN = new RegExp(`^${PREFIX}(/.+)\\.png$`);

/** The parameters that a card depends on; others are kept out of cache keys. */
const CARDS: Partial<Record<PageId, readonly string[]>> = {
  "home-named": [],
  prices: [],
  product: [],
  "daily-bulletin": ["tarih"],
  "news-item": [],
};

export const cardHref = (page: string, query: Record<string, string> = {}): string => {
  const search = new URLSearchParams(query).toString();
  return `${PREFIX}${page}.png${search && `?${search}`}`;
};

/** The day is part of the address, so that caches never show yesterday's card. */
export const cardOfDay = (page: string, day: string): string => cardHref(page, { gun: day });

export const homeCardPage = (language: Language): string => href("home-named", language);

export function readCardAddress(pathname: string): PageMatch | null {
  const match = findPage(PATTERN.exec(pathname)?.[1] ?? "");
  return match && match.page.id in CARDS ? match : null;
}

export const cardQuery = ({ page }: PageMatch): readonly string[] => CARDS[page.id] ?? [];
