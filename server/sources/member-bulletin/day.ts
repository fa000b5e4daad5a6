import type { MemberPortal } from "../../member-page";
import { now } from "../../clock";
import { bulletinOfDay } from "../figures/daily-bulletin";
import { refreshView } from "./refresh";
import { sectionHref, sectionQuery, type SectionContent } from "./section";

/** The bulletin of a day by group and class; each class leads to its product's prices up to that day. */
export async function day(portal: MemberPortal): Promise<SectionContent> {
  const { t, url, language } = portal;
  const asked = url.searchParams.get("tarih");
  const until: Record<string, string> = asked && /^\d{4}-\d\d-\d\d$/.test(asked) ? { bit: asked } : {};
  const { heading, ...content } = await bulletinOfDay(portal, {
    query: sectionQuery("gunluk"),
    productHref: (id) => sectionHref(portal, "urun", { urun: String(id), ...until }),
  });
  const isToday = content.figures.about["date"] === now().toISODate();
  return {
    ...content,
    title: heading.title,
    lead: t("lead.dailyBulletin"),
    formats: ["csv", "xlsx"],
    around: { refresh: isToday ? refreshView(language, t) : null },
  };
}
