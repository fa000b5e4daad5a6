import type { Language } from "~/i18n/language";
import type { PageContext } from "../request/page-loader";
import type { Part } from "../upstream/lists";
import { definePageQuery, pageNumber, withinPages } from "./query";
import { withTurkishFallback, type Localized } from "./fallbacks";
import type { Id } from "../upstream/ids";

export interface Paged<Row> {
  items: Localized<Row>[];
  unread: number;
  page: number;
  pages: number;
  wrong: readonly string[];
}

export const pagedQuery = definePageQuery(["photos", "videos"], { sayfa: pageNumber() });

export async function paged<Row extends { id: Id | null; title: string | null }>(
  { url, language }: PageContext,
  rowsOnPage: number,
  read: (part: { first: number; rows: number }, language: Language) => Promise<Part<Row>>,
): Promise<Paged<Row>> {
  const query = pagedQuery.read(url);
  const partOf = (page: number) => ({ first: (page - 1) * rowsOnPage, rows: rowsOnPage });
  const part = await read(partOf(query.page), language);
  const pages = pagesOf(part, rowsOnPage);
  const state = withinPages(query, pages);
  const items = await withTurkishFallback(
    language,
    async (wanted) => (await read(partOf(state.page), wanted)).rows,
  );
  return { ...state, items, unread: part.unread, pages };
}

export function pagesOf(
  { total, hasMore = false }: { total: number; hasMore?: boolean },
  rowsOnPage: number,
): number {
  return Math.max(1, Math.ceil(total / rowsOnPage) + (hasMore ? 1 : 0));
}
