import type { Language } from "~/language";
import type { PagePortal } from "../page-loader";
import type { Part } from "../upstream/lists";
import { MAX_NUMBER, wholeNumber } from "./query";
import { inPageLanguage, type Translated } from "./translated";
import type { Id } from "../upstream/ids";

const pageNumber = wholeNumber(MAX_NUMBER);

/** One page of a list. */
export interface Paged<Row> {
  items: Translated<Row>[];
  /** Rows of the page that could not be read. */
  unread: number;
  page: number;
  pages: number;
  /** The address asks for a page that there isn't. */
  isWrong: boolean;
}

/** The page of a list that ?sayfa asks for, in the page's language; past the end it is the last one. */
export async function paged<Row extends { id: Id | null; title: string | null }>(
  { url, language }: PagePortal,
  rowsOnPage: number,
  read: (part: { first: number; rows: number }, language: Language) => Promise<Part<Row>>,
): Promise<Paged<Row>> {
  const written = pageNumber.safeParse(url.searchParams.get("sayfa") ?? "1");
  const asked = written.success ? written.data : 1;
  const partOf = (page: number) => ({ first: (page - 1) * rowsOnPage, rows: rowsOnPage });
  const found = await read(partOf(asked), language);
  const pages = pagesOf(found, rowsOnPage);
  const page = Math.min(asked, pages);
  // What was read just now comes out of the data cache.
  const items = await inPageLanguage(language, async (wanted) => (await read(partOf(page), wanted)).rows);
  return { items, unread: found.unread, page, pages, isWrong: !written.success || asked > pages };
}

/** How many pages there are, as far as anybody knows. */
export function pagesOf(
  { total, hasMore }: Pick<Part<unknown>, "total" | "hasMore">,
  rowsOnPage: number,
): number {
  return Math.max(1, Math.ceil(total / rowsOnPage) + (hasMore ? 1 : 0));
}
