import type { PageContext } from "../../request/page-loader";
import { telephoneHref } from "../../html/links";
import { listSeats, type Seat } from "../../upstream/contracts/people";
import { mainOffice } from "../contact/contact";
import { withTurkishFallback, type Localized } from "../fallbacks";

export type ReachableSeat = Seat & { extensionHref?: string | null };

export async function allSeats({ upstream, language }: PageContext): Promise<Localized<ReachableSeat>[]> {
  const [seats, office] = await Promise.all([
    withTurkishFallback(language, (contentLanguage) =>
      upstream.read(listSeats, null, { language: contentLanguage }),
    ),
    mainOffice(upstream),
  ]);
  const phone = office?.phone ?? null;
  return seats
    .toSorted((a, b) => (a.order ?? Infinity) - (b.order ?? Infinity))
    .map((seat) => ({ ...seat, extensionHref: phone && telephoneHref(phone, seat.extension) }));
}
