import type { Language } from "~/language";
import type { Upstream } from "../upstream/client";
import { searchContent, type ContentItem, type ContentSearch } from "../upstream/contracts/content";
import { BrokenError } from "../upstream/errors";

/**
 * The items that a search finds, for pages that show them all: they say "none" only where the upstream did.
 * @throws UpstreamError
 */
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
