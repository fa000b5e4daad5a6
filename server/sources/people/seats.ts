import type { PagePortal } from "../../page-loader";
import { listSeats, type Seat } from "../../upstream/contracts/people";
import { inPageLanguage, type Translated } from "../translated";

/** Every seat and box of the organs, in the exchange's own order. */
export async function allSeats({ upstream, language }: PagePortal): Promise<Translated<Seat>[]> {
  const seats = await inPageLanguage(language, (asked) =>
    upstream.read(listSeats, null, { language: asked }),
  );
  return seats.toSorted((a, b) => (a.order ?? Infinity) - (b.order ?? Infinity));
}
