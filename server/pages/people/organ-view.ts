import { group } from "d3-array";
import type { PeopleGroupView, PeopleSectionView } from "~/components/people/people-page";
import { href } from "~/pages";
import type { PageContext } from "../../request/page-loader";
import { officeRank } from "../../upstream/assumptions";
import type { ReachableSeat } from "./seats";
import { groupWords, officeWords, personCard, unitAnchor } from "./people-view";

export type Arrangement = "council" | "board" | "secretariat" | "staff";

export function organSections(
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
  return personCard(seat, lines, language, t);
}

function departments(staff: readonly ReachableSeat[], context: PageContext): PeopleGroupView[] {
  return [...group(staff, ({ unit }) => unit ?? "")].map(([unit, people]) => ({
    id: unitAnchor(unit),
    heading: unit || context.t("people.otherUnit"),
    people: people.map((seat) => card(seat, context)),
    more: null,
  }));
}
