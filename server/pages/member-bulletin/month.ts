import { DateTime } from "luxon";
import type { MemberContext } from "../member-context";
import { now } from "../../config/clock";
import { bulletinOfMonth, type Month } from "../prices/monthly-bulletin";
import { sectionHref, sectionQuery, type SectionContent } from "./section";
import { spanQuery } from "./span";

export async function month(context: MemberContext): Promise<SectionContent> {
  const { heading, ...content } = await bulletinOfMonth(context, (shown) => ({
    query: sectionQuery("aylik"),
    productHref: (id) => sectionHref(context, "urun", { urun: String(id), ...spanQuery(daysOf(shown)) }),
  }));
  return {
    ...content,
    title: heading.title,
    lead: context.t("lead.monthlyBulletin"),
    formats: ["csv", "xlsx"],
  };
}

function daysOf({ year, month: number }: Month): { from: string; until: string } {
  const first = DateTime.utc(year, number, 1);
  const today = now().toISODate();
  const last = first.endOf("month").toISODate() ?? today;
  return { from: first.toISODate() ?? today, until: last < today ? last : today };
}
