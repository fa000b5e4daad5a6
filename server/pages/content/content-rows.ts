import type { Language } from "~/i18n/language";
import type { Upstream } from "../../upstream/client";
import { searchContent, type ContentItem, type ContentSearch } from "../../upstream/contracts/content";
import { BrokenError } from "../../upstream/errors";

/** No fallback: only the upstream may say "none". @throws UpstreamError */
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
