import { DateTime } from "luxon";
import type { MemberPortal } from "../../member-page";
import { now } from "../../clock";
import { bulletinOfMonth, type Month } from "../figures/monthly-bulletin";
import { sectionHref, sectionQuery, type SectionContent } from "./section";
import { spanQuery } from "./span";

/** The bulletin of a month by group and type of sale; each class leads to its product's prices of that month. */
export async function month(portal: MemberPortal): Promise<SectionContent> {
  const { heading, ...content } = await bulletinOfMonth(portal, (shown) => ({
    query: sectionQuery("aylik"),
    productHref: (id) => sectionHref(portal, "urun", { urun: String(id), ...spanQuery(daysOf(shown)) }),
  }));
  return {
    ...content,
    title: heading.title,
    lead: portal.t("lead.monthlyBulletin"),
    formats: ["csv", "xlsx"],
  };
}

/** The days of a month, as far as they have come. */
function daysOf({ year, month: number }: Month): { from: string; until: string } {
  const first = DateTime.utc(year, number, 1);
  const today = now().toISODate();
  const last = first.endOf("month").toISODate() ?? today;
  return { from: first.toISODate() ?? today, until: last < today ? last : today };
}
