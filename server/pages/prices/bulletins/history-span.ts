import { z } from "zod";
import type { LinkView } from "~/components/elements/link";
import { hrefOfMatch } from "~/pages";
import { now } from "../../../config/clock";
import type { PageContext } from "../../../request/page-loader";
import { downloadHref } from "../../resource-addresses";
import { addDays, dayParameter } from "../days/trading-days";

/** Each uncached day costs a call. */
const MOST_DAYS = 31;
const REACH_DAYS = 366;

export const isWithinReach = (day: string) => day >= addDays(now().toISODate(), -REACH_DAYS);

export const historySpan = z
  .object({ bas: dayParameter.refine(isWithinReach), bit: dayParameter })
  .refine(({ bas, bit }) => bas <= bit && bit < addDays(bas, MOST_DAYS));

export function historyDownloads({ match, language, t }: PageContext, day: string): LinkView[] {
  const first = addDays(day, 1 - MOST_DAYS);
  if (!isWithinReach(first)) return [];
  const query = new URLSearchParams({ bas: first, bit: day });
  const href = downloadHref(hrefOfMatch(match, language), "csv", query);
  return [{ href, label: t("bulletin.history", { count: MOST_DAYS }) }];
}
