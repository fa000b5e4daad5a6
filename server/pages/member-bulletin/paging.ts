import type { FiguresContent } from "../prices/bulletins/figures-page";
import type { PageContext } from "../../request/page-loader";
import { pagerView } from "../paged";
import { withinPages } from "../query";
import { bulletinQuery, type BulletinValues } from "./section";

const ROWS = 50;

export function partOf(
  context: PageContext,
  count: number,
  values: BulletinValues,
): { part: NonNullable<FiguresContent["part"]>; isWrong: boolean } {
  const pages = Math.max(1, Math.ceil(count / ROWS));
  const { page, wrong } = withinPages(bulletinQuery.read(context.url), pages);
  const link = (page: number) => bulletinQuery.href(context, { ...values, page });
  return {
    part: { first: (page - 1) * ROWS, rows: ROWS, pager: pagerView({ page, pages }, link, context.t) },
    isWrong: wrong.includes("page"),
  };
}
