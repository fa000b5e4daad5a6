import type { FiguresContent } from "../prices/bulletins/figures-page";
import type { PageContext } from "../../request/page-loader";
import { pagerView } from "../paged";
import { wholeNumber } from "../query";

const ROWS = 50;

export function partOf(
  { url, t }: PageContext,
  count: number,
  hrefOfPage: (query: Record<string, string>) => string,
): { part: NonNullable<FiguresContent["part"]>; isWrong: boolean } {
  const pages = Math.max(1, Math.ceil(count / ROWS));
  const result = wholeNumber().safeParse(url.searchParams.get("sayfa") ?? "1");
  const page = Math.min(result.data ?? 1, pages);
  const link = (number: number) => hrefOfPage(number > 1 ? { sayfa: String(number) } : {});
  return {
    part: { first: (page - 1) * ROWS, rows: ROWS, pager: pagerView({ page, pages }, link, t) },
    isWrong: !result.success || result.data > pages,
  };
}
