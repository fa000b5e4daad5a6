import { z } from "zod";
import type { LinkView } from "~/components/elements/link";
import { hrefOfMatch } from "~/pages";
import { now } from "../../../config/clock";
import type { PageContext } from "../../../request/page-loader";
import { downloadHref } from "../../data-table/download-address";
import { addDays, dayParameter } from "../days/trading-days";

/** Each day costs a call until it is kept. */
const MOST_DAYS = 31;
/** Whatever spans strangers ask for, there are only so many days to keep. */
const REACH_DAYS = 366;

export const isWithinReach = (day: string) => day >= addDays(now().toISODate(), -REACH_DAYS);

/** A span of days in an address (?bas=2026-10-21&bit=2026-11-20). */
export const historySpan = z
  .object({ bas: dayParameter.refine(isWithinReach), bit: dayParameter })
  .refine(({ bas, bit }) => bas <= bit && bit < addDays(bas, MOST_DAYS));

/** The bulletins of the days that end with one, as a file. */
export function historyDownloads({ match, language, t }: PageContext, day: string): LinkView[] {
  const first = addDays(day, 1 - MOST_DAYS);
  if (!isWithinReach(first)) return [];
  const query = new URLSearchParams({ bas: first, bit: day });
  const href = downloadHref(hrefOfMatch(match, language), "csv", query);
  return [{ href, label: t("bulletin.history", { count: MOST_DAYS }) }];
}
