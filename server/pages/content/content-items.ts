import type { Language } from "~/i18n/language";
import { siteProfile } from "../../config/site-profile";
import type { PageContext } from "../../request/page-loader";
import type { ContentType, FixedPage } from "../../upstream/assumptions";
import {
  findItem,
  findItemBySlug,
  type ContentItem,
  searchContent,
  type ContentSearch,
} from "../../upstream/contracts/content";
import { NotFoundError, BrokenError } from "../../upstream/errors";
import { localizedOne, type Localized, withTurkishFallback } from "../fallbacks";
import type { Upstream } from "../../upstream/client";

export async function fixedItem(
  context: PageContext,
  page: FixedPage,
): Promise<Localized<ContentItem> | null> {
  const place = siteProfile.fixedPages[page];
  return nullIfMissing(
    typeof place === "number"
      ? localizedOne(context, findItem, { id: place })
      : localizedOne(context, findItemBySlug, { type: "corporateText", slug: place }),
  );
}

export async function nullIfMissing<Item>(item: Promise<Item | null>): Promise<Item | null> {
  try {
    return await item;
  } catch (error) {
    if (error instanceof NotFoundError) return null;
    throw error;
  }
}

/** The first rows of some types. @throws UpstreamError */
export function contentItems(
  { upstream, language }: Pick<PageContext, "upstream" | "language">,
  types: ContentType[],
  rows: number,
  search = "",
): Promise<Localized<ContentItem>[]> {
  const query = { types, year: null, search, first: 0, rows };
  return withTurkishFallback(language, (own) => contentRows(upstream, query, own));
}

/** No fallback: only the upstream may say "none". @throws UpstreamError */
export async function contentRows(
  upstream: Upstream,
  query: ContentSearch,
  language: Language,
): Promise<ContentItem[]> {
  const { rows, unread } = await upstream.read(searchContent, query, { language });
  if (rows.length === 0 && unread > 0) throw new BrokenError(searchContent.name, "no row can be read");
  return rows;
}
