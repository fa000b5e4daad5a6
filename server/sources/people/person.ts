import type { PersonView } from "~/components/person";
import type { PageFrameView } from "~/components/page-frame";
import { PageError } from "../../page-errors";
import type { PageContent, PagePortal } from "../../page-loader";
import { listSeats, type Seat } from "../../upstream/contracts/people";
import { nameLanguage, ORGAN_PAGES, personLink } from "../../views/people";
import { personView } from "../../views/person";
import { optional } from "../optional";
import { allSeats } from "./seats";

/** The page of a person, by the number of one of the person's seats. */
export async function person(portal: PagePortal): Promise<PageContent<PersonView>> {
  const { match, language } = portal;
  const seats = (await allSeats(portal)).filter(({ name }) => name !== null);
  const seat = seats.find(({ id }) => String(id) === match.params["id"]);
  if (!seat) throw new PageError("notFound");
  const turkish = seat.biography === null && language !== "tr" ? await turkishBiography(portal, seat) : null;
  return {
    heading: {
      title: seat.name ?? "",
      titleLanguage: nameLanguage(language).lang,
      lead: seat.title,
      parent: (seat.organ && ORGAN_PAGES[seat.organ]) ?? "organisation-chart",
      siblings: colleagues(seat, seats, portal),
    },
    view: personView(seat, seats, turkish, portal),
    lifetime: "content",
  };
}

/** Who wrote nothing in the page's language may have written in Turkish. */
async function turkishBiography({ upstream }: PagePortal, { id }: Seat): Promise<string | null> {
  const seats = await optional(upstream.read(listSeats, null, { language: "tr" }), []);
  return seats.find((seat) => seat.id === id)?.biography ?? null;
}

/** The people of the same organ; of the same committee where there are several. */
function colleagues(seat: Seat, seats: readonly Seat[], { language }: PagePortal): PageFrameView["siblings"] {
  const { organ, organName } = seat;
  if (organ === null || organName === null) return null;
  const isColleague = (other: Seat) =>
    other.organ === organ && (organ !== "committee" || other.group === seat.group);
  return {
    heading: organName,
    links: seats
      .filter(isColleague)
      .map((other) => ({ ...personLink(other, language), current: other.id === seat.id })),
  };
}
