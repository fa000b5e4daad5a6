import { group } from "d3-array";
import type { PeopleGroupView, PeopleSectionView } from "~/components/people-page";
import { href } from "~/pages";
import type { PagePortal } from "../page-loader";
import { officeRank } from "../upstream/assumptions";
import type { Seat } from "../upstream/contracts/people";
import { groupWords, officeWords, personCard, unitAnchor } from "./people";

/**
 * How an organ's people stand on its page: a council by professional group below those in office, a board
 * with its substitutes, a secretariat with the departments below it, the staff by department.
 */
export type Arrangement = "council" | "board" | "secretariat" | "staff";

/** The sections of an organ's page. `seats` are the organ's own, `all` everybody's. */
export function organSections(
  seats: readonly Seat[],
  all: readonly Seat[],
  arrangement: Arrangement,
  portal: PagePortal,
): PeopleSectionView[] {
  const sections = SECTIONS[arrangement](seats, all, portal);
  return sections.filter(({ groups }) => groups.some(({ people }) => people.length > 0));
}

type Sections = (seats: readonly Seat[], all: readonly Seat[], portal: PagePortal) => PeopleSectionView[];

const SECTIONS: Readonly<Record<Arrangement, Sections>> = {
  council: (seats, _, portal) => [
    portraits("divan", portal.t("people.presidency"), byRank(seats.filter(isInOffice)), portal),
    {
      id: "gruplar",
      heading: portal.t("people.byGroup"),
      look: "lines",
      groups: [...group(seats, groupKey)].map(([key, members]) => ({
        id: `grup-${key}`,
        heading: members[0] ? groupWords(members[0], portal.t) : null,
        people: members.map((seat) => card(seat, portal)),
        more: null,
      })),
    },
  ],
  board: (seats, _, portal) => {
    const { t } = portal;
    const full = byRank(seats.filter(({ isSubstitute }) => !isSubstitute));
    const substitutes = seats.filter(({ isSubstitute }) => isSubstitute);
    return [
      portraits("asil", t("people.fullMembers"), full, portal),
      { ...portraits("yedek", t("people.substitutes"), substitutes, portal), look: "lines" },
    ];
  },
  secretariat: (seats, all, portal) => [
    portraits("genel-sekreterlik", portal.t("people.heads"), seats, portal),
    {
      id: "birimler",
      heading: portal.t("people.units"),
      look: "lines",
      groups: departments(all.filter(isStaff), portal).map((department) => ({
        ...department,
        people: department.people.slice(0, 1),
        more: {
          href: `${href("staff", portal.language)}#${department.id}`,
          label: portal.t("people.inUnit", { count: department.people.length }),
        },
      })),
    },
  ],
  staff: (seats, _, portal) => [
    {
      id: "birimler",
      heading: portal.t("people.units"),
      look: "lines",
      groups: departments(seats, portal),
    },
  ],
};

const isStaff = ({ organ, name }: Seat) => organ === "staff" && name !== null;
const isInOffice = ({ office }: Seat) => officeRank(office) !== null;
const groupKey = (seat: Seat) => String(seat.group ?? "diger");

/** Those in office by rank, the others behind them in their own order. */
function byRank(seats: readonly Seat[]): Seat[] {
  const rank = (seat: Seat) => officeRank(seat.office) ?? Infinity;
  return seats.toSorted((a, b) => rank(a) - rank(b) || 0);
}

function portraits(
  id: string,
  heading: string,
  seats: readonly Seat[],
  portal: PagePortal,
): PeopleSectionView {
  const people = seats.map((seat) => card(seat, portal, { withGroup: true }));
  return {
    id,
    heading,
    look: "portraits",
    groups: [{ id: `${id}-liste`, heading: null, people, more: null }],
  };
}

function card(seat: Seat, { language, t }: PagePortal, { withGroup = false } = {}) {
  const words = [officeWords(seat), withGroup ? groupWords(seat, t) : null];
  const lines = words.filter((text): text is string => Boolean(text)).map((text) => ({ text }));
  return personCard(seat, lines, language, t);
}

/** The staff by department, the head of each first. */
function departments(staff: readonly Seat[], portal: PagePortal): PeopleGroupView[] {
  return [...group(staff, ({ unit }) => unit ?? "")].map(([unit, people]) => ({
    id: unitAnchor(unit),
    heading: unit || portal.t("people.otherUnit"),
    people: people.map((seat) => card(seat, portal)),
    more: null,
  }));
}
