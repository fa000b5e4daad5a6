import type { MemberContext } from "../member-context";
import { readApproval } from "../../upstream/contracts/acknowledgement";
import { orFallback } from "../fallbacks";
import type { Id } from "../../upstream/record";

export function ownApproval(textId: Id, { upstream, session }: MemberContext) {
  return orFallback(upstream.read(readApproval, { userId: session.user.id, textId }), null);
}
