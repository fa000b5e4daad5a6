import type { Session } from "../auth/session";
import { asMember } from "../member-page";
import type { PagePortal } from "../page-loader";
import { readOwnUser, updateOwnUser, type User, type UserChanges } from "../upstream/contracts/users";
import { optional } from "../sources/optional";

/** The session of whoever fills in a form; null when it is over by now. */
export function sessionOf({ visitor }: PagePortal): Session | null {
  return visitor.kind === "member" ? visitor.session : null;
}

/** What a form changes of a user. Who that is, no form says. */
export type OwnChanges = Partial<Omit<UserChanges, "id" | "userName">>;

/**
 * Changes the user of the session. The upstream takes a user as a whole, so the rest is sent back as it says it
 * is at this moment; `check` may find something against the changes of that user.
 * @throws UpstreamError, and what the check throws
 */
export async function changeOwnUser(
  portal: PagePortal,
  changes: OwnChanges,
  check: (user: User) => Promise<void> = () => Promise.resolve(),
): Promise<{ before: User; after: User }> {
  const { upstream, session } = asMember(portal);
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
  // Taken, without a word of what is now.
  const now = await optional(upstream.read(readOwnUser, null), null);
  return { before, after: now ?? { ...before, ...changes } };
}
