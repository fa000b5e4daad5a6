import type { PeopleSectionView, PeopleView } from "~/components/people-page";
import type { WordKey } from "~/text/words";
import type { PageContent, PagePortal } from "../../page-loader";
import type { FixedPage, Organ } from "../../upstream/assumptions";
import type { Seat } from "../../upstream/contracts/people";
import { organSections, type Arrangement } from "../../views/organ";
import { noneText } from "../../views/unread";
import { sectionSiblings } from "../siblings";
import { introduction } from "./introduction";
import { allSeats } from "./seats";

export type PeopleSource = (portal: PagePortal) => Promise<PageContent<PeopleView>>;

/** From so many groups on, links to them stand above. */
const JUMPS_FROM = 4;

interface OrganPage {
  organ: Organ;
  arrangement: Arrangement;
  lead: WordKey;
  /** "{{count}} members" of this organ, where it is worth saying. */
  count?: WordKey;
  /** The corporate text that introduces the organ, if editors wrote one. */
  text?: FixedPage;
}

/** The page of an organ: who is in it, those in office first. */
export function organPage({ organ, arrangement, lead, count, text: fixedPage }: OrganPage): PeopleSource {
  return async (portal) => {
    const { t, match } = portal;
    const [seats, text, siblings] = await Promise.all([
      allSeats(portal),
      fixedPage === undefined ? null : introduction(portal, fixedPage),
      sectionSiblings(portal),
    ]);
    const own = seats.filter((seat) => seat.organ === organ && seat.name !== null);
    const sections = own.length > 0 ? organSections(own, seats, arrangement, portal) : [];
    return {
      heading: { title: t(match.page.title), lead: t(lead), siblings },
      view: {
        count: own.length > 0 && count !== undefined ? countText(own, count, portal) : null,
        jumps: jumpsTo(sections, portal),
        text,
        sections,
        empty: own.length === 0 ? noneText(portal, "people.empty") : null,
      },
      lifetime: "content",
    };
  };
}

/** Links to the groups of a page that has nothing else. */
function jumpsTo(sections: readonly PeopleSectionView[], { t }: PagePortal): PeopleView["jumps"] {
  const groups = sections.length === 1 ? (sections[0]?.groups ?? []) : [];
  const links = groups.map(({ id, heading }) => ({ href: `#${id}`, label: heading ?? "" }));
  return links.length >= JUMPS_FROM ? { label: t("people.units"), links } : null;
}

function countText(seats: readonly Seat[], word: WordKey, { t }: PagePortal): string {
  const substitutes = seats.filter(({ isSubstitute }) => isSubstitute).length;
  const count = seats.length - substitutes;
  const members = t(word, { count });
  return substitutes > 0 ? t("people.withSubstitutes", { members, count: substitutes }) : members;
}
