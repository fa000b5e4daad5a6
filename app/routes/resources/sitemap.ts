import { documentLoader } from "~server/request/document-loader";
import XMLBuilder from "fast-xml-builder";
import { LANGUAGES } from "~/i18n/language";
import { findPage, hrefOfMatch } from "~/pages";
import type { Wording } from "~/i18n/words";
import { portalOrigin } from "~server/config/environment";
import type { RequestContext } from "~server/request/request-context";
import type { SearchDocument, SearchSource } from "~server/pages/search/search-document";
import { upstreamFor } from "~server/upstream/client";
import { TimeoutError } from "~server/upstream/errors";
import { SEARCH_SOURCES } from "~server/pages/search/sources";

/** The protocol allows 50,000 addresses a file, and each page has two languages. */
const MAX_PAGES = 20_000;

const xml = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: "@", suppressEmptyNode: true });

export const loader = documentLoader({
  type: "application/xml; charset=utf-8",
  lifetime: "documents",
  make: sitemap,
});

/** Fails as a whole: from a partial map search engines would drop pages. */
async function sitemap({ language, t }: RequestContext): Promise<string> {
  const sources = SEARCH_SOURCES.filter(({ ownPages = true }) => ownPages);
  const lists = await Promise.all(sources.map(({ load }) => loadWithRetry(load, { language, t })));
  const byAddress = new Map(lists.flat().map((document) => [document.href, document]));
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

const MOST_ATTEMPTS = 3;

/** A second try continues where the first timed out, from the cache. @throws UpstreamError */
async function loadWithRetry(
  load: SearchSource["load"],
  { language, t }: Wording,
): Promise<SearchDocument[]> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await load({ language, t, upstream: upstreamFor(language) });
    } catch (error) {
      if (attempt === MOST_ATTEMPTS || !(error instanceof TimeoutError)) throw error;
    }
  }
}

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
