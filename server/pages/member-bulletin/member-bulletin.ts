import { memberContext } from "../member-context";
import type { PageContext } from "../../request/page-loader";
import type { MemberFiguresContent } from "../prices/member-figures-page";
import { arrivals } from "./arrivals";
import { day } from "./day";
import { month } from "./month";
import { overview } from "./overview";
import { product } from "./product";
import { purchases } from "./purchases";
import { registrations } from "./registrations";
import { mayReadBulletin, withoutRight } from "./right";
import { FIRST_SECTION, sectionLinks, sectionQuery, type SectionSource, type SectionWord } from "./section";
import { sold } from "./sold";

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
  const written = url.searchParams.get("bolum") ?? FIRST_SECTION;
  const isKnown = isSection(written);
  const section = isKnown ? written : FIRST_SECTION;
  const { title, lead, ...content } = await SECTIONS[section](context);
  const notice = isKnown ? content.notice : t("list.badValue");
  return {
    heading: {
      title,
      lead: lead ?? null,
      parent: section === FIRST_SECTION ? null : "member-bulletin",
    },
    query: new URLSearchParams(sectionQuery(section)),
    chooser: null,
    summary: null,
    formats: ["csv", "xlsx"],
    chart: null,
    source: null,
    ...content,
    lifetime: "none",
    notice: notice ?? null,
    around: {
      ...content.around,
      sections: { label: t("memberBulletin.sections"), links: sectionLinks(context, section) },
    },
  };
}

function isSection(word: string): word is SectionWord {
  return Object.hasOwn(SECTIONS, word);
}
