import type { LinkView } from "~/components/link";
import type { PagerView } from "~/components/pager";
import type { Translate } from "~/text/words";

/** Page numbers shown on each side of the current one. */
const REACH = 1;

/** Links to the pages of a list: the first, the last and those around the current one; null for a single page. */
export function pagerView(
  current: number,
  pages: number,
  hrefOf: (page: number) => string,
  t: Translate,
): PagerView | null {
  if (pages < 2) return null;
  const link = (page: number, label: string): LinkView => ({ href: hrefOf(page), label });
  const numbers = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === pages || Math.abs(page - current) <= REACH,
  );
  const entries = numbers.flatMap((page, index): PagerView["pages"] => {
    const spoken = t("pager.page", { page });
    const entry = { ...link(page, String(page)), current: page === current, spoken };
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
