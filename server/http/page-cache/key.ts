import { findPage, isPublic, type Page } from "~/pages";
import { isResource } from "~/resources";
import {
  isFeedFormat,
  readDownload,
  EMBEDS,
  EMBED_QUERY,
  SCREENS,
  SCREEN_QUERY,
  cardQuery,
  readCardAddress,
} from "../../pages/resource-addresses";

// A request target can't contain a space, so no client can ask for such a key.
const LITE = "sade ";

const isSameInBothViews = (pathname: string) =>
  isResource(pathname) ||
  pageOfPdf(pathname) !== null ||
  pageOfFeed(pathname) !== null ||
  isIn(EMBEDS, pathname) ||
  isIn(SCREENS, pathname) ||
  readCardAddress(pathname) !== null;

function pageOfPdf(pathname: string): Page | null {
  const download = readDownload(pathname);
  const match = download?.format === "pdf" ? findPage(download.page) : null;
  return match && isPublic(match.page) ? match.page : null;
}

const queryOf = (page: Page): readonly string[] => ("query" in page ? page.query : []);

function isIn({ pageOf }: typeof EMBEDS, pathname: string): boolean {
  const page = pageOf(pathname);
  return page !== null && findPage(page) !== null;
}

function pageOfFeed(pathname: string): Page | null {
  const download = readDownload(pathname);
  return download && isFeedFormat(download.format) ? (findPage(download.page)?.page ?? null) : null;
}

export function pageKey(url: URL): string | null {
  const printed = pageOfPdf(url.pathname);
  if (printed) return keyWith(url, "pdfQuery" in printed ? printed.pdfQuery : []);
  const followed = pageOfFeed(url.pathname);
  if (followed) return keyWith(url, "feedQuery" in followed ? followed.feedQuery : []);
  const card = readCardAddress(url.pathname);
  if (card) return keyWith(url, cardQuery(card));
  if (isIn(EMBEDS, url.pathname)) return keyWith(url, EMBED_QUERY);
  if (isIn(SCREENS, url.pathname)) return keyWith(url, SCREEN_QUERY);
  if (isSameInBothViews(url.pathname)) return url.pathname;
  const match = findPage(url.pathname);
  if (!match) return null;
  return keyWith(url, queryOf(match.page));
}

function keyWith({ pathname, searchParams }: URL, names: readonly string[]): string {
  const query = new URLSearchParams();
  for (const name of names) {
    const value = searchParams.get(name);
    if (value) query.set(name, value);
  }
  return query.size > 0 ? `${pathname}?${query.toString()}` : pathname;
}

export function keyInView(address: string, isLite: boolean): string {
  const [pathname = ""] = address.split("?");
  return isLite && !isSameInBothViews(pathname) ? LITE + address : address;
}

export function readKey(key: string): { address: string; isLite: boolean } {
  const isLite = key.startsWith(LITE);
  return { address: isLite ? key.slice(LITE.length) : key, isLite };
}

export function isStaticAddress(address: string): boolean {
  const match = address.includes("?") ? null : findPage(address);
  return match !== null && Object.keys(match.params).length === 0;
}
