import type { Session } from "../../session/session";
import { memberContext, type MemberContext } from "../member-context";
import type { PageContext } from "../../request/page-loader";
import { readOwnUser, updateOwnUser, type User, type UserChanges } from "../../upstream/contracts/users";
import { orFallback } from "../fallbacks";
import { readApproval } from "../../upstream/contracts/acknowledgement";
import type { Id } from "../../upstream/record";

export function sessionOf({ visitor }: PageContext): Session | null {
  return visitor.kind === "member" ? visitor.session : null;
}

/** Identity comes from the session, never from a form. */
export type OwnChanges = Partial<Omit<UserChanges, "id" | "userName">>;

/** The upstream replaces a whole user, so unchanged fields are sent too. @throws UpstreamError, and as `check` */
export async function changeOwnUser(
  context: PageContext,
  changes: OwnChanges,
  check: (user: User) => Promise<void> = () => Promise.resolve(),
): Promise<{ before: User; after: User }> {
  const { upstream, session } = memberContext(context);
  const before = await upstream.read(readOwnUser, null);
  await check(before);
  const { userName, name, surname, email, phone, photo, provinceId } = before;
  const wanted = {
    name: name ?? "",
    surname: surname ?? "",
    email: email ?? "",
    phone,
    photo,
    provinceId,
    ...changes,
    userName,
    id: session.user.id,
  };
  const changed = await upstream.read(updateOwnUser, wanted);
  if (changed?.id === session.user.id) return { before, after: changed };
  const now = await orFallback(upstream.read(readOwnUser, null), null);
  return { before, after: now ?? { ...before, ...changes } };
}

export function ownApproval(textId: Id, { upstream, session }: MemberContext) {
  return orFallback(upstream.read(readApproval, { userId: session.user.id, textId }), null);
}
