import type { Language } from "~/i18n/language";
import { siteProfile } from "../../config/site-profile";
import type { PageContext } from "../../request/page-loader";
import type { FixedPage } from "../../upstream/assumptions";
import {
  findItem,
  findItemBySlug,
  type ContentItem,
  searchContent,
  type ContentSearch,
} from "../../upstream/contracts/content";
import { NotFoundError, BrokenError } from "../../upstream/errors";
import { oneWithTurkishFallback, type Localized } from "../fallbacks";
import type { Upstream } from "../../upstream/client";

export async function fixedItem(
  { upstream, language }: PageContext,
  page: FixedPage,
): Promise<Localized<ContentItem> | null> {
  const place = siteProfile.fixedPages[page];
  const read = (contentLanguage: Language) =>
    typeof place === "number"
      ? upstream.read(findItem, { id: place }, { language: contentLanguage })
      : upstream.read(findItemBySlug, { type: "corporateText", slug: place }, { language: contentLanguage });
  return nullIfMissing(oneWithTurkishFallback(language, read));
}

export async function nullIfMissing<Item>(item: Promise<Item | null>): Promise<Item | null> {
  try {
    return await item;
  } catch (error) {
    if (error instanceof NotFoundError) return null;
    throw error;
  }
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
