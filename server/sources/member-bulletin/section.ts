import type { ChoiceView } from "~/components/link";
import { hrefOfMatch } from "~/pages";
import type { WordKey } from "~/text/words";
import type { MemberPortal } from "../../member-page";
import type { PagePortal } from "../../page-loader";
import type { MemberFiguresContent } from "../figures/member-figures-page";

/** The sections of the page by their word in the address (?bolum=), in the order of the links to them. */
export const SECTION_WORDS = {
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

/** The section that is shown when none is asked for; it has no word in the address. */
export const FIRST_SECTION: SectionWord = "ozet";

/** What a section has to say; the page adds what all of them have in common. */
export type SectionContent = Pick<MemberFiguresContent, "figures" | "empty"> &
  Partial<MemberFiguresContent> & { title: string; lead?: string };

export type SectionSource = (portal: MemberPortal) => Promise<SectionContent>;

/** What the address says of a section beside its own words. */
export function sectionQuery(section: SectionWord): Record<string, string> {
  return section === FIRST_SECTION ? {} : { bolum: section };
}

/** The address of a section. */
export function sectionHref(
  { match, language }: PagePortal,
  section: SectionWord,
  query: Record<string, string> = {},
): string {
  const search = new URLSearchParams({ ...sectionQuery(section), ...query }).toString();
  return hrefOfMatch(match, language) + (search && `?${search}`);
}

/** The fields of a form that keep its section. */
export function sectionFields(section: SectionWord, query: Record<string, string> = {}) {
  return Object.entries({ ...sectionQuery(section), ...query }).map(([name, value]) => ({ name, value }));
}

/** Links to all sections. */
export function sectionLinks(portal: PagePortal, shown: SectionWord): ChoiceView[] {
  const words = Object.keys(SECTION_WORDS) as SectionWord[];
  return words.map((word) => ({
    href: sectionHref(portal, word),
    label: portal.t(SECTION_WORDS[word]),
    current: word === shown,
  }));
}
