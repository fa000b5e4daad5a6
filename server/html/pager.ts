import type { LinkView } from "~/components/elements/link";
import type { PagerView } from "~/components/elements/pager";
import type { Translate } from "~/i18n/words";

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
