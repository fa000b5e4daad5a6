import type { FiguresContent } from "../figures/figures-page";
import type { PagePortal } from "../../page-loader";
import { pagerView } from "../../views/pager";
import { MAX_NUMBER, wholeNumber } from "../query";

const ROWS = 50;

const pageNumber = wholeNumber(MAX_NUMBER);

/** The part of a long table that ?sayfa asks for; past the end it is the last one. */
export function partOf(
  { url, t }: PagePortal,
  count: number,
  hrefOfPage: (query: Record<string, string>) => string,
): { part: NonNullable<FiguresContent["part"]>; isWrong: boolean } {
  const pages = Math.max(1, Math.ceil(count / ROWS));
  const asked = pageNumber.safeParse(url.searchParams.get("sayfa") ?? "1");
  const page = Math.min(asked.data ?? 1, pages);
  const link = (number: number) => hrefOfPage(number > 1 ? { sayfa: String(number) } : {});
  return {
    part: { first: (page - 1) * ROWS, rows: ROWS, pager: pagerView({ page, pages }, link, t) },
    isWrong: !asked.success || asked.data > pages,
  };
}
