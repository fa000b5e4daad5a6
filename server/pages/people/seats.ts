import type { PageContext } from "../../request/page-loader";
import { telephoneHref } from "../../html/links";
import { listSeats, type Seat } from "../../upstream/contracts/people";
import { mainOffice } from "../contact/contact";
import { localizedRows, type Localized } from "../fallbacks";

export type ReachableSeat = Seat & { extensionHref?: string | null };

export async function allSeats(context: PageContext): Promise<Localized<ReachableSeat>[]> {
  const [seats, office] = await Promise.all([
    localizedRows(context, listSeats, null),
    mainOffice(context.upstream),
  ]);
  const phone = office?.phone ?? null;
  return seats
    .toSorted((a, b) => (a.order ?? Infinity) - (b.order ?? Infinity))
    .map((seat) => ({ ...seat, extensionHref: phone && telephoneHref(phone, seat.extension) }));
}
