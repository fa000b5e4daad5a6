import type { Session } from "../../session/session";
import { log } from "../../observability/log";
import type { MemberContext } from "../member-context";
import type { Days } from "../../upstream/contracts/member-bulletin";
import { listRegistrations, type Registration } from "../../upstream/contracts/trades";
import type { Rows } from "../../upstream/lists";

/** Newest first; the call takes no member, so rows of other buyers are dropped. */
export async function ownRegistrations(
  { upstream, session }: Pick<MemberContext, "upstream" | "session">,
  days: Days,
): Promise<Rows<Registration>> {
  const { rows: told, unread } = await upstream.read(listRegistrations, days);
  const own = told.filter((row) => isOwn(row, session));
  const others = told.length - own.length;
  if (others > 0 && !session.sharesBulletin)
    log.warn({ others }, "registrations of others were told to a member");
  return { rows: own, unread };
}

/** With a shared token, a registration without a buyer may be another member's. */
function isOwn({ buyerNumber }: Registration, { sharesBulletin, user }: Session): boolean {
  return buyerNumber === null ? !sharesBulletin : buyerNumber === user.memberNumber;
}
