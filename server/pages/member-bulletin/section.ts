import type { ChoiceView } from "~/components/elements/link";
import type { WordKey } from "~/i18n/words";
import type { MemberContext } from "../member-context";
import type { PageContext } from "../../request/page-loader";
import { definePageQuery, oneOf, pageNumber, text } from "../query";
import type { MemberFiguresContent } from "../figures/member-figures-page";
import { pageOf } from "../paged";
import type { Id } from "../../upstream/record";

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

const WORDS = Object.keys(SECTION_WORDS) as SectionWord[];

export type SectionContent = Pick<MemberFiguresContent, "figures" | "empty"> &
  Partial<MemberFiguresContent> & { title: string; lead?: string };

export type SectionSource = (context: MemberContext) => Promise<SectionContent>;

export const bulletinQuery = definePageQuery("member-bulletin", {
  bolum: oneOf("section", WORDS, FIRST_SECTION),
  gorunum: text("view"),
  urun: text("product"),
  tarih: text("day"),
  yil: text("year"),
  ay: text("month"),
  bas: text("from"),
  bit: text("until"),
  gelis: text("arrival"),
  sayfa: pageNumber(),
});

export type BulletinValues = Parameters<typeof bulletinQuery.href>[1];

export function sectionLinks(context: PageContext, current: SectionWord): ChoiceView[] {
  return WORDS.map((word) => ({
    href: bulletinQuery.href(context, { section: word }),
    label: context.t(SECTION_WORDS[word]),
    current: word === current,
  }));
}

const ROWS = 50;

export const partOf = (context: PageContext, count: number, values: BulletinValues) =>
  pageOf(context, { count, rows: ROWS }, { page: bulletinQuery.read(context).page, ...values }, (state) =>
    bulletinQuery.href(context, state),
  ).part;

export function nothingIn(
  context: PageContext,
  text: WordKey,
  values: BulletinValues,
): SectionContent["empty"] {
  const link = { href: bulletinQuery.href(context, values), label: context.t("memberBulletin.usualDays") };
  return { text: context.t(text), links: [link] };
}

/** From the session, never from an address; null for staff. */
export const ownMemberId = ({ session }: MemberContext): Id | null => session.user.memberId;

export function withoutMember({ t }: MemberContext, title: string): SectionContent {
  return {
    title,
    figures: { fileName: "", title, about: {}, columns: [], sections: [] },
    formats: [],
    empty: { text: t("memberBulletin.noMember"), links: [] },
  };
}
