import type { Language } from "~/i18n/language";
import type { PageContext } from "../request/page-loader";
import type { Part } from "../upstream/lists";
import { definePageQuery, pageNumber, withinPages } from "./query";
import { withTurkishFallback, type Localized } from "./fallbacks";
import type { Id } from "../upstream/record";
import type { LinkView } from "~/components/elements/link";
import type { PagerView } from "~/components/elements/pager";
import { formatNumber } from "~/i18n/numbers";
import type { Translate, Wording } from "~/i18n/words";

export interface Paged<Row> {
  items: Localized<Row>[];
  page: number;
  pages: number;
}

export const pagedQuery = definePageQuery(["photos", "videos"], { sayfa: pageNumber() });

export async function paged<Row extends { id: Id | null; title: string | null }>(
  context: PageContext,
  rowsOnPage: number,
  read: (part: { first: number; rows: number }, language: Language) => Promise<Part<Row>>,
): Promise<Paged<Row>> {
  const { language } = context;
  const query = pagedQuery.read(context);
  const partOf = (page: number) => ({ first: (page - 1) * rowsOnPage, rows: rowsOnPage });
  const part = await read(partOf(query.page), language);
  const pages = pagesOf(part, rowsOnPage);
  const state = withinPages(context, query, pages);
  const items = await withTurkishFallback(
    language,
    async (wanted) => (await read(partOf(state.page), wanted)).rows,
  );
  return { ...state, items, pages };
}

/** One page of a list that is in memory. */
export function pageOf<State extends { page: number }>(
  context: PageContext,
  { count, rows }: { count: number; rows: number },
  query: State,
  hrefOf: (state: State) => string,
) {
  const pages = pagesOf({ total: count }, rows);
  const state = withinPages(context, query, pages);
  const { page } = state;
  const pager = pagerView({ page, pages }, (other) => hrefOf({ ...state, page: other }), context.t);
  return { state, pages, part: { first: (page - 1) * rows, rows, pager } };
}

export function pagesOf(
  { total, hasMore = false }: { total: number; hasMore?: boolean },
  rowsOnPage: number,
): number {
  return Math.max(1, Math.ceil(total / rowsOnPage) + (hasMore ? 1 : 0));
}

const PAGES_EACH_SIDE = 1;

export function pagerView(
  { page: current, pages }: { page: number; pages: number },
  hrefOfPage: (page: number) => string,
  t: Translate,
): PagerView | null {
  if (pages < 2) return null;
  const link = (page: number, label: string): LinkView => ({ href: hrefOfPage(page), label });
  const numbers = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === pages || Math.abs(page - current) <= PAGES_EACH_SIDE,
  );
  const entries = numbers.flatMap((page, index): PagerView["pages"] => {
    const entry = {
      ...link(page, String(page)),
      current: page === current,
      spoken: t("pager.page", { page }),
    };
    const isAfterGap = index > 0 && page - (numbers[index - 1] ?? page) > 1;
    return isAfterGap ? [null, entry] : [entry];
  });
  return {
    label: t("pager.label"),
    previous: current > 1 ? link(current - 1, t("pager.previous")) : null,
    next: current < pages ? link(current + 1, t("pager.next")) : null,
    pages: entries,
  };
}

/** What of a list its page shows: "“arpa”, 2025, 2. sayfa"; "" for the first page of all. */
export const partText = (
  { search = "", page = 1 }: { search?: string; page?: number },
  chosen: readonly (string | number | null | undefined)[],
  t: Translate,
): string =>
  [search && `“${search}”`, ...chosen, page > 1 && t("pager.page", { page })].filter(Boolean).join(", ");

export function countText(
  { total, page, pages, hasMore = false }: { total: number; page: number; pages: number; hasMore?: boolean },
  { language, t }: Wording,
): string {
  const count = formatNumber(total, language);
  if (hasMore) return t("list.atLeastPage", { count, page });
  return pages > 1 ? t("list.countPage", { count, page, pages }) : t("list.count", { count });
}
