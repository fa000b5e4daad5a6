import type { Language } from "~/i18n/language";
import type { Upstream } from "../../upstream/client";
import { searchContent, type ContentItem, type ContentSearch } from "../../upstream/contracts/content";
import { BrokenError } from "../../upstream/errors";

/** Throws rather than fall back: a page may say "none" only where the upstream did. @throws UpstreamError */
export async function contentRows(
  upstream: Upstream,
  query: ContentSearch,
  language: Language,
): Promise<ContentItem[]> {
  const { rows, unread } = await upstream.read(searchContent, query, { language });
  if (rows.length === 0 && unread > 0) throw new BrokenError(searchContent.name, "no row can be read");
  upstream.noteMissing(JSON.stringify(query), unread);
  return rows;
}
