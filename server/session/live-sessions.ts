import { randomUUID } from "node:crypto";
import { audit } from "../security/audit";
import type { RequestContext } from "../request/request-context";
import { signer } from "../crypto/hmac";
import type { Id } from "../upstream/ids";
import { browserFamily } from "./browser-family";
import { revokeAllBefore, revokeSession, revokeReplaced, isRevoked } from "./revoked-sessions";
import type { Session, SessionChanges } from "./session";
import { addSession, sessionsOf, removeSession, type KnownSession } from "./session-register";
import { endOf, longestEnd } from "./session-times";

/** Sessions live in cookies: a lost list ends none, and relearns each when it is used. */

const MOST_OF_A_USER = 20;

const hashes = signer("users with sessions");
const hashOf = ({ user }: Pick<Session, "user">) => hashes.sign(String(user.id));

export async function registerSession(
  session: Session,
  { userAgent }: Pick<RequestContext, "userAgent">,
): Promise<void> {
  const { id, beganAt, issuedAt } = session;
  const seenAt = Date.now();
  await addSession(hashOf(session), {
    id,
    beganAt,
    issuedAt,
    seenAt,
    endsAt: endOf({ ...session, seenAt }),
    longestEnd: longestEnd(session),
    browser: browserFamily(userAgent),
  });
  const open = await openSessions(session);
  for (const oldest of open.slice(0, Math.max(0, open.length - MOST_OF_A_USER))) {
    await endRegistered(session, oldest);
    audit("session-displaced", { account: session.user.userName, session: oldest.id });
  }
}

export async function openSessions(session: Session): Promise<KnownSession[]> {
  const sessions = await sessionsOf(hashOf(session));
  const isOver = await Promise.all(
    sessions.map(async (each) => each.endsAt <= Date.now() || (await isRevoked(each, session.user.id))),
  );
  const over = sessions.filter((_, at) => isOver[at]);
  await removeSession(
    hashOf(session),
    over.map(({ id }) => id),
  );
  return sessions.filter((_, at) => !isOver[at]).toSorted((one, other) => one.beganAt - other.beganAt);
}

export async function endRegistered(
  session: Session,
  { id, longestEnd: endsAt }: KnownSession,
): Promise<void> {
  await revokeSession(id, endsAt);
  await removeSession(hashOf(session), [id]);
}

export const forgetSession = (ended: Pick<Session, "id" | "user">): Promise<void> =>
  removeSession(hashOf(ended), [ended.id]);

export async function endSessionsOf(userId: Id): Promise<void> {
  await revokeAllBefore(userId, Date.now());
  audit("sessions-ended-by-operator", { user: userId });
}

export async function endOtherSessions(
  session: Session,
  context: Pick<RequestContext, "userAgent">,
): Promise<SessionChanges> {
  await revokeAllBefore(session.user.id, Date.now());
  await revokeReplaced(session.id, longestEnd(session));
  await forgetSession(session);
  // Invalidates copies of the cookie.
  const changes = { id: randomUUID(), issuedAt: Date.now() };
  await registerSession({ ...session, ...changes }, context);
  return changes;
}
