import XMLBuilder from "fast-xml-builder";
import { LANGUAGES } from "~/language";
import { findPage, hrefOfMatch } from "~/pages";
import { portalOrigin } from "../env";
import type { Portal } from "../portal";
import type { SearchDocument } from "../search/search-document";
import { SEARCH_SOURCES } from "../search/sources";

/** The protocol's limit is 50,000 addresses a file; both languages of a page stand in it. */
const MAX_PAGES = 20_000;

const xml = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: "@", suppressEmptyNode: true });

/**
 * The address of every page and item in each language, for search engines. It fails as a whole when a
 * source fails: a shorter map would tell them to forget what is missing.
 */
export async function sitemap({ language, t, upstream }: Portal): Promise<string> {
  const sources = SEARCH_SOURCES.filter(({ ownPages = true }) => ownPages);
  const found = await Promise.all(sources.map(({ load }) => load({ language, t, upstream })));
  const byAddress = new Map(found.flat().map((document) => [document.href, document]));
  const urls = [...byAddress.values()].slice(0, MAX_PAGES).flatMap(urlsOf);
  return xml.build({
    "?xml": { "@version": "1.0", "@encoding": "UTF-8" },
    urlset: {
      "@xmlns": "http://www.sitemaps.org/schemas/sitemap/0.9",
      "@xmlns:xhtml": "http://www.w3.org/1999/xhtml",
      url: urls,
    },
  });
}

/** A page's entry in each language, each naming the others; none for what is no page of ours (a file, a part). */
function urlsOf({ href, date }: SearchDocument): object[] {
  const url = new URL(href, portalOrigin);
  const match = findPage(url.pathname);
  if (!match || url.hash !== "") return [];
  const addresses = LANGUAGES.map((language) => ({
    language,
    address: portalOrigin + hrefOfMatch(match, language) + url.search,
  }));
  const links = addresses.map(({ language, address }) => ({
    "@rel": "alternate",
    "@hreflang": language,
    "@href": address,
  }));
  return addresses.map(({ address }) => ({
    loc: address,
    ...(date && { lastmod: date.slice(0, 10) }),
    "xhtml:link": links,
  }));
}
