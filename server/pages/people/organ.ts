import type { PeopleSectionView, PeopleView } from "~/components/people/people-page";
import type { WordKey } from "~/i18n/words";
import type { PageContent, PageContext } from "../../request/page-loader";
import type { FixedPage, Organ } from "../../upstream/assumptions";
import type { Seat } from "../../upstream/contracts/people";
import { organSections, type Arrangement } from "./organ-view";
import { noneText } from "../unread-parts";
import { introduction } from "./introduction";
import { allSeats } from "./seats";

export type PeopleSource = (context: PageContext) => Promise<PageContent<PeopleView>>;

const JUMPS_FROM = 4;

interface OrganPage {
  arrangement: Arrangement;
  count?: WordKey;
  text?: FixedPage;
}

export function organPage(organ: Organ, { arrangement, count, text: fixedPage }: OrganPage): PeopleSource {
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
