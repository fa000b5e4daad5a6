import { memberContext, type MemberContext } from "../member-context";
import type { PageContext } from "../../request/page-loader";
import type { MemberFiguresContent } from "../figures/member-figures-page";
import { arrivals } from "./arrivals";
import { overview } from "./overview";
import { product } from "./product";
import { purchases } from "./purchases";
import { registrations } from "./registrations";
import { mayReadBulletin, withoutRight } from "./right";
import {
  FIRST_SECTION,
  sectionLinks,
  bulletinQuery,
  type SectionSource,
  type SectionWord,
  type SectionContent,
} from "./section";
import { sold } from "./sold";
import { now } from "../../config/clock";
import { bulletinOfDay } from "../prices/bulletins/daily-bulletin";
import { refreshView } from "./refresh";
import { DateTime } from "luxon";
import { bulletinOfMonth, type Month } from "../prices/bulletins/monthly-bulletin";

const SECTIONS: Readonly<Record<SectionWord, SectionSource>> = {
  ozet: overview,
  gunluk: day,
  satilan: sold,
  gelen: arrivals,
  alim: purchases,
  tescil: registrations,
  aylik: month,
  urun: product,
};

export async function memberBulletin(page: PageContext): Promise<MemberFiguresContent> {
  const context = memberContext(page);
  const { t } = context;
  if (!(await mayReadBulletin(context))) return withoutRight(context);
  const { section } = bulletinQuery.read(context);
  const { title, lead, ...content } = await SECTIONS[section](context);
  return {
    heading: {
      title,
      lead: lead ?? null,
      parent: section === FIRST_SECTION ? null : "member-bulletin",
    },
    query: bulletinQuery.write({ section }),
    formats: ["csv", "xlsx"],
    ...content,
    lifetime: "none",
    around: {
      ...content.around,
      sections: { label: t("memberBulletin.sections"), links: sectionLinks(context, section) },
    },
  };
}

async function day(context: MemberContext): Promise<SectionContent> {
  const { t } = context;
  const { day } = bulletinQuery.read(context);
  const until = /^\d{4}-\d\d-\d\d$/.test(day) ? day : "";
  const { heading, ...content } = await bulletinOfDay(context, {
    query: bulletinQuery.write({ section: "gunluk" }),
    productHref: (id) => bulletinQuery.href(context, { section: "urun", product: String(id), until }),
  });
  const isToday = content.figures.about["date"] === now().toISODate();
  return {
    ...content,
    title: heading.title,
    lead: t("lead.dailyBulletin"),
    formats: ["csv", "xlsx"],
    around: { refresh: isToday ? refreshView(context) : null },
  };
}

async function month(context: MemberContext): Promise<SectionContent> {
  const { heading, ...content } = await bulletinOfMonth(context, (month) => ({
    query: bulletinQuery.write({ section: "aylik" }),
    productHref: (id) =>
      bulletinQuery.href(context, { section: "urun", product: String(id), ...daysOf(month) }),
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
