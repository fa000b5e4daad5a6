import type { Session } from "../../session/session";
import { log } from "../../observability/log";
import type { MemberContext } from "../member-context";
import type { Days } from "../../upstream/contracts/member-bulletin";
import { listRegistrations, type Registration } from "../../upstream/contracts/trades";
import type { OwnRegistrationsView } from "~/components/content/own-registrations";
import type { LinkView } from "~/components/elements/link";
import type { Wording } from "~/i18n/words";
import { tableView } from "../figures/table-view";
import type { Product } from "../../upstream/contracts/products";
import { namesFrom } from "../prices/products/quoted-products";
import { registrationTable } from "./deals";

/** Newest first; the call takes no member, so rows of other buyers are dropped. */
export async function ownRegistrations(
  { upstream, session }: Pick<MemberContext, "upstream" | "session">,
  days: Days,
): Promise<Registration[]> {
  const all = await upstream.read(listRegistrations, days);
  const own = all.filter((row) => isOwn(row, session));
  const others = all.length - own.length;
  if (others > 0 && !session.sharesBulletin)
    log.warn({ others }, "registrations of others were told to a member");
  return own;
}

/** With a shared token, a registration without a buyer may be another member's. */
function isOwn({ buyerNumber }: Registration, { sharesBulletin, user }: Session): boolean {
  return buyerNumber === null ? !sharesBulletin : buyerNumber === user.memberNumber;
}

const ROWS = 5;

interface Words extends Wording {
  none: string;
  all: LinkView;
}

export function ownRegistrationsView(
  rows: readonly Registration[],
  products: readonly Product[],
  { t, language, none, all }: Words,
): OwnRegistrationsView {
  const table = registrationTable(rows.slice(0, ROWS), t, namesFrom(products, language));
  return {
    section: { id: "tesciller", heading: t("declarations.own"), more: all },
    text: rows.length === 0 ? none : null,
    table: tableView({ title: t("declarations.caption"), ...table }, { language, t }),
  };
}
