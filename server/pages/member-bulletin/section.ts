import type { ChoiceView } from "~/components/elements/link";
import { hrefOfMatch } from "~/pages";
import type { WordKey } from "~/i18n/words";
import type { MemberContext } from "../member-context";
import type { PageContext } from "../../request/page-loader";
import type { MemberFiguresContent } from "../prices/bulletins/member-figures-page";

const SECTION_WORDS = {
  ozet: "memberBulletin.overview",
  gunluk: "memberBulletin.day",
  satilan: "memberBulletin.sold",
  gelen: "memberBulletin.arrivals",
  alim: "memberBulletin.purchases",
  tescil: "memberBulletin.registrations",
  aylik: "memberBulletin.month",
  urun: "memberBulletin.product",
} as const satisfies Record<string, WordKey>;

export type SectionWord = keyof typeof SECTION_WORDS;

export const FIRST_SECTION: SectionWord = "ozet";

export type SectionContent = Pick<MemberFiguresContent, "figures" | "empty"> &
  Partial<MemberFiguresContent> & { title: string; lead?: string };

export type SectionSource = (context: MemberContext) => Promise<SectionContent>;

export function sectionQuery(section: SectionWord): Record<string, string> {
  return section === FIRST_SECTION ? {} : { bolum: section };
}

export function sectionHref(
  { match, language }: PageContext,
  section: SectionWord,
  query: Record<string, string> = {},
): string {
  const search = new URLSearchParams({ ...sectionQuery(section), ...query }).toString();
  return hrefOfMatch(match, language) + (search && `?${search}`);
}

export function sectionFields(section: SectionWord, query: Record<string, string> = {}) {
  return Object.entries({ ...sectionQuery(section), ...query }).map(([name, value]) => ({ name, value }));
}

export function sectionLinks(context: PageContext, current: SectionWord): ChoiceView[] {
  const words = Object.keys(SECTION_WORDS) as SectionWord[];
  return words.map((word) => ({
    href: sectionHref(context, word),
    label: context.t(SECTION_WORDS[word]),
    current: word === current,
  }));
}
