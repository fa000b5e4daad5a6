import type { Language } from "~/language";
import type { PagePortal } from "../page-loader";
import type { Rows } from "../upstream/wire";
import { MAX_NUMBER, wholeNumber } from "./query";
import { inPageLanguage, type Translated } from "./translated";

const pageNumber = wholeNumber(MAX_NUMBER);

/** One page of a list. */
export interface Paged<Row> {
  items: Translated<Row>[];
  total: number;
  page: number;
  pages: number;
  /** The address asks for a page that there isn't. */
  isWrong: boolean;
}

interface Part {
  first: number;
  rows: number;
}

/** The page of a list that ?sayfa asks for, in the page's language; past the end it is the last one. */
export async function paged<Row extends { id: number; title: string | null }>(
  { url, language }: PagePortal,
  rowsOnPage: number,
  read: (part: Part, language: Language) => Promise<Rows<Row>>,
): Promise<Paged<Row>> {
  const written = pageNumber.safeParse(url.searchParams.get("sayfa") ?? "1");
  const asked = written.success ? written.data : 1;
  const partOf = (page: number) => ({ first: (page - 1) * rowsOnPage, rows: rowsOnPage });
  const { total } = await read(partOf(asked), language);
  const pages = Math.max(1, Math.ceil(total / rowsOnPage));
  const page = Math.min(asked, pages);
  // What was read just now comes out of the data cache.
  const items = await inPageLanguage(language, async (wanted) => (await read(partOf(page), wanted)).rows);
  return { items, total, page, pages, isWrong: !written.success || asked > pages };
}
