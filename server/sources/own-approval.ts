import type { MemberPortal } from "../member-page";
import { readApproval } from "../upstream/contracts/acknowledgement";
import { optional } from "./optional";
import type { Id } from "../upstream/ids";

/** What the user of the session said last of a text on data protection; null when nobody could tell. */
export function ownApproval(textId: Id, { upstream, session }: MemberPortal) {
  return optional(upstream.read(readApproval, { userId: session.user.id, textId }), null);
}
