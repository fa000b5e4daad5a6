import type { MemberContext } from "../member-context";
import { now } from "../../config/clock";
import { bulletinOfDay } from "../prices/daily-bulletin";
import { refreshView } from "./refresh";
import { sectionHref, sectionQuery, type SectionContent } from "./section";

export async function day(context: MemberContext): Promise<SectionContent> {
  const { t, url, language } = context;
  const asked = url.searchParams.get("tarih");
  const until: Record<string, string> = asked && /^\d{4}-\d\d-\d\d$/.test(asked) ? { bit: asked } : {};
  const { heading, ...content } = await bulletinOfDay(context, {
    query: sectionQuery("gunluk"),
    productHref: (id) => sectionHref(context, "urun", { urun: String(id), ...until }),
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
