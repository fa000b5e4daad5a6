import { memberContext, type MemberContext } from "../member-context";
import type { PageContext } from "../../request/page-loader";
import type { MemberFiguresContent } from "../prices/bulletins/member-figures-page";
import { arrivals } from "./arrivals";
import { overview } from "./overview";
import { product } from "./product";
import { purchases } from "./purchases";
import { registrations } from "./registrations";
import { mayReadBulletin, withoutRight } from "./right";
import {
  FIRST_SECTION,
  sectionLinks,
  sectionQuery,
  type SectionSource,
  type SectionWord,
  sectionHref,
  type SectionContent,
} from "./section";
import { sold } from "./sold";
import { now } from "../../config/clock";
import { bulletinOfDay } from "../prices/bulletins/daily-bulletin";
import { refreshView } from "./refresh";
import { DateTime } from "luxon";
import { bulletinOfMonth, type Month } from "../prices/bulletins/monthly-bulletin";
import { spanQuery } from "./span";

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
  const { t, url } = context;
  if (!(await mayReadBulletin(context))) return withoutRight(context);
  const raw = url.searchParams.get("bolum") ?? FIRST_SECTION;
  const isKnown = isSection(raw);
  const section = isKnown ? raw : FIRST_SECTION;
  const { title, lead, ...content } = await SECTIONS[section](context);
  const notice = isKnown ? content.notice : t("list.badValue");
  return {
    heading: {
      title,
      lead: lead ?? null,
      parent: section === FIRST_SECTION ? null : "member-bulletin",
    },
    query: new URLSearchParams(sectionQuery(section)),
    formats: ["csv", "xlsx"],
    ...content,
    lifetime: "none",
    notice,
    around: {
      ...content.around,
      sections: { label: t("memberBulletin.sections"), links: sectionLinks(context, section) },
    },
  };
}

function isSection(word: string): word is SectionWord {
  return Object.hasOwn(SECTIONS, word);
}

async function day(context: MemberContext): Promise<SectionContent> {
  const { t, url, language } = context;
  const raw = url.searchParams.get("tarih");
  const until: Record<string, string> = raw && /^\d{4}-\d\d-\d\d$/.test(raw) ? { bit: raw } : {};
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

async function month(context: MemberContext): Promise<SectionContent> {
  const { heading, ...content } = await bulletinOfMonth(context, (month) => ({
    query: sectionQuery("aylik"),
    productHref: (id) => sectionHref(context, "urun", { urun: String(id), ...spanQuery(daysOf(month)) }),
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
