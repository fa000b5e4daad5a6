import type { Language } from "~/i18n/language";
import type { ContentType } from "../../upstream/assumptions";
import type { Upstream } from "../../upstream/client";
import { searchContent, type ContentItem } from "../../upstream/contracts/content";
import type { Id } from "../../upstream/ids";

const ROWS = 200;
const MAX_ITEMS = 3_000;

/** Pinned and new ones first. @throws UpstreamError */
export async function allContent(
  upstream: Upstream,
  types: ContentType[],
  language: Language,
): Promise<ContentItem[]> {
  const items = new Map<Id, ContentItem>();
  for (let first = 0; first < MAX_ITEMS; first += ROWS) {
    const query = { types, year: null, search: "", first, rows: ROWS };
    const { rows, unread, sent, total, hasMore } = await upstream.read(searchContent, query, { language });
    upstream.noteMissing(JSON.stringify(query), unread);
    for (const item of rows) items.set(item.id, item);
    if (sent === 0 || (!hasMore && first + ROWS >= total)) break;
  }
  return [...items.values()];
}
