import { group } from "d3-array";
import type { PeopleSectionView, PeopleView, PeopleGroupView } from "~/components/people/people-page";
import type { WordKey } from "~/i18n/words";
import type { PageContext, PageSource } from "../../request/page-loader";
import { type FixedPage, type Organ, officeRank } from "../../upstream/assumptions";
import type { Seat } from "../../upstream/contracts/people";
import { noneText } from "../fallbacks";
import { introduction } from "./introduction";
import { allSeats, type ReachableSeat } from "./seats";
import { href } from "~/pages";
import { groupWords, officeWords, personCard, unitAnchor } from "./people-view";

const JUMPS_FROM = 4;

interface OrganPage {
  arrangement: Arrangement;
  count?: WordKey;
  text?: FixedPage;
}

export function organPage(
  organ: Organ,
  { arrangement, count, text: fixedPage }: OrganPage,
): PageSource<PeopleView> {
  return async (context) => {
    const [seats, text] = await Promise.all([
      allSeats(context),
      fixedPage === undefined ? null : introduction(context, fixedPage),
    ]);
    const own = seats.filter((seat) => seat.organ === organ && seat.name !== null);
    const sections = own.length > 0 ? organSections(own, seats, arrangement, context) : [];
    return {
      view: {
        count: own.length > 0 && count !== undefined ? countText(own, count, context) : null,
        jumps: jumpsTo(sections, context),
        text,
        sections,
        empty: own.length === 0 ? noneText(context, "people.empty") : null,
      },
      lifetime: "content",
    };
  };
}

function jumpsTo(sections: readonly PeopleSectionView[], { t }: PageContext): PeopleView["jumps"] {
  const groups = sections.length === 1 ? (sections[0]?.groups ?? []) : [];
  const links = groups.map(({ id, heading }) => ({ href: `#${id}`, label: heading ?? "" }));
  return links.length >= JUMPS_FROM ? { label: t("people.units"), links } : null;
}

function countText(seats: readonly Seat[], word: WordKey, { t }: PageContext): string {
  const substitutes = seats.filter(({ isSubstitute }) => isSubstitute).length;
  const count = seats.length - substitutes;
  const members = t(word, { count });
  return substitutes > 0 ? t("people.withSubstitutes", { members, count: substitutes }) : members;
}

type Arrangement = "council" | "board" | "secretariat" | "staff";

function organSections(
  seats: readonly ReachableSeat[],
  all: readonly ReachableSeat[],
  arrangement: Arrangement,
  context: PageContext,
): PeopleSectionView[] {
  const sections = SECTIONS[arrangement](seats, all, context);
  return sections.filter(({ groups }) => groups.some(({ people }) => people.length > 0));
}

type Sections = (
  seats: readonly ReachableSeat[],
  all: readonly ReachableSeat[],
  portal: PageContext,
) => PeopleSectionView[];

const SECTIONS: Readonly<Record<Arrangement, Sections>> = {
  council: (seats, _, context) => [
    portraits("divan", context.t("people.presidency"), byRank(seats.filter(isInOffice)), context),
    {
      id: "gruplar",
      heading: context.t("people.byGroup"),
      look: "lines",
      groups: [...group(seats, groupKey)].map(([key, members]) => ({
        id: `grup-${key}`,
        heading: members[0] ? groupWords(members[0], context.t) : null,
        people: members.map((seat) => card(seat, context)),
        more: null,
      })),
    },
  ],
  board: (seats, _, context) => {
    const { t } = context;
    const full = byRank(seats.filter(({ isSubstitute }) => !isSubstitute));
    const substitutes = seats.filter(({ isSubstitute }) => isSubstitute);
    return [
      portraits("asil", t("people.fullMembers"), full, context),
      { ...portraits("yedek", t("people.substitutes"), substitutes, context), look: "lines" },
    ];
  },
  secretariat: (seats, all, context) => [
    portraits("genel-sekreterlik", context.t("people.heads"), seats, context),
    {
      id: "birimler",
      heading: context.t("people.units"),
      look: "lines",
      groups: departments(all.filter(isStaff), context).map((department) => ({
        ...department,
        people: department.people.slice(0, 1),
        more: {
          href: `${href("staff", context.language)}#${department.id}`,
          label: context.t("people.inUnit", { count: department.people.length }),
        },
      })),
    },
  ],
  staff: (seats, _, context) => [
    {
      id: "birimler",
      heading: context.t("people.units"),
      look: "lines",
      groups: departments(seats, context),
    },
  ],
};

const isStaff = ({ organ, name }: ReachableSeat) => organ === "staff" && name !== null;
const isInOffice = ({ office }: ReachableSeat) => officeRank(office) !== null;
const groupKey = (seat: ReachableSeat) => String(seat.group ?? "diger");

function byRank(seats: readonly ReachableSeat[]): ReachableSeat[] {
  const rank = (seat: ReachableSeat) => officeRank(seat.office) ?? Infinity;
  return seats.toSorted((a, b) => rank(a) - rank(b) || 0);
}

function portraits(
  id: string,
  heading: string,
  seats: readonly ReachableSeat[],
  context: PageContext,
): PeopleSectionView {
  const people = seats.map((seat) => card(seat, context, { withGroup: true }));
  return {
    id,
    heading,
    look: "portraits",
    groups: [{ id: `${id}-liste`, heading: null, people, more: null }],
  };
}

function card(seat: ReachableSeat, { language, t }: PageContext, { withGroup = false } = {}) {
  const words = [officeWords(seat), withGroup ? groupWords(seat, t) : null];
  const lines = words.filter((text): text is string => Boolean(text)).map((text) => ({ text }));
  return personCard(seat, lines, { language, t });
}

function departments(staff: readonly ReachableSeat[], context: PageContext): PeopleGroupView[] {
  return [...group(staff, ({ unit }) => unit ?? "")].map(([unit, people]) => ({
    id: unitAnchor(unit),
    heading: unit || context.t("people.otherUnit"),
    people: people.map((seat) => card(seat, context)),
    more: null,
  }));
}
