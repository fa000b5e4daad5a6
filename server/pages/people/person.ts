import type { PersonView } from "~/components/people/person";
import type { PageFrameView } from "~/components/frame/page-frame";
import { PageError } from "../errors/page-error";
import type { PageContent, PageContext } from "../../request/page-loader";
import { BrokenError } from "../../upstream/errors";
import { listSeats, type Seat } from "../../upstream/contracts/people";
import { nameLanguage, ORGAN_PAGES, personLink } from "./people-view";
import { personView } from "./person-view";
import { orFallback } from "../fallbacks";
import { allSeats } from "./seats";

export async function person(context: PageContext): Promise<PageContent<PersonView>> {
  const { match, language } = context;
  const seats = (await allSeats(context)).filter(({ name }) => name !== null);
  const seat = seats.find(({ id }) => String(id) === match.params["id"]);
  if (!seat && context.upstream.missingRows() > 0)
    throw new BrokenError(listSeats.name, "rows could not be read, perhaps this one");
  if (!seat) throw new PageError("notFound");
  const turkish = seat.biography === null && language !== "tr" ? await turkishBiography(context, seat) : null;
  return {
    heading: {
      title: seat.name ?? "",
      titleLanguage: nameLanguage(language).lang,
      lead: seat.title,
      parent: (seat.organ && ORGAN_PAGES[seat.organ]) ?? "organisation-chart",
      siblings: colleagues(seat, seats, context),
    },
    view: personView(seat, seats, turkish, context),
    lifetime: "content",
  };
}

async function turkishBiography({ upstream }: PageContext, { id }: Seat): Promise<string | null> {
  const seats = await orFallback(upstream.read(listSeats, null, { language: "tr" }), []);
  return seats.find((seat) => seat.id === id)?.biography ?? null;
}

function colleagues(
  seat: Seat,
  seats: readonly Seat[],
  { language }: PageContext,
): PageFrameView["siblings"] {
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
