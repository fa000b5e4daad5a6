import { randomUUID } from "node:crypto";
import { audit } from "../audit";
import type { Portal } from "../portal";
import { signer } from "../signer";
import type { Id } from "../upstream/ids";
import { browserFamily } from "./browser-family";
import { endAllBefore, endForGood, endReplaced, hasEnded } from "./ended-sessions";
import type { Session, SessionChanges } from "./session";
import { putDown, sessionsOf, strike, type KnownSession } from "./session-register";
import { endOf, longestEnd } from "./session-times";

/**
 * Which sessions of a user are open, for the user to see and end. Sessions live in their cookies: a list that is
 * lost costs no session, and knows each again when it is used next.
 */

/** So many sessions of a user are open at once: beyond it the oldest ends. */
const MOST_OF_A_USER = 20;

const hashes = signer("users with sessions");
const hashOf = ({ user }: Pick<Session, "user">) => hashes.sign(String(user.id));

/** Notes that a session was used just now. */
export async function noteSession(session: Session, { userAgent }: Pick<Portal, "userAgent">): Promise<void> {
  const { id, beganAt, issuedAt } = session;
  const seenAt = Date.now();
  await putDown(hashOf(session), {
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
    await endKnown(session, oldest);
    audit("session-displaced", { account: session.user.userName, session: oldest.id });
  }
}

/** The open sessions of a session's user, as far as they are known, the oldest first. */
export async function openSessions(session: Session): Promise<KnownSession[]> {
  const known = await sessionsOf(hashOf(session));
  const isOver = await Promise.all(
    known.map(async (each) => each.endsAt <= Date.now() || (await hasEnded(each, session.user.id))),
  );
  const over = known.filter((_, at) => isOver[at]);
  await strike(
    hashOf(session),
    over.map(({ id }) => id),
  );
  return known.filter((_, at) => !isOver[at]).toSorted((one, other) => one.beganAt - other.beganAt);
}

/** Ends a session of the same user. */
export async function endKnown(session: Session, { id, longestEnd: endsAt }: KnownSession): Promise<void> {
  await endForGood(id, endsAt);
  await strike(hashOf(session), [id]);
}

/** Takes a session that has ended out of the list. */
export const forgetSession = (ended: Pick<Session, "id" | "user">): Promise<void> =>
  strike(hashOf(ended), [ended.id]);

/** Ends all sessions of a user, known or not, as an operator asks. */
export async function endSessionsOf(userId: Id): Promise<void> {
  await endAllBefore(userId, Date.now());
  audit("sessions-ended-by-operator", { user: userId });
}

/** Ends all other sessions of a session's user, known or not; this one goes on under the number that it is given. */
export async function endOtherSessions(
  session: Session,
  portal: Pick<Portal, "userAgent">,
): Promise<SessionChanges> {
  await endAllBefore(session.user.id, Date.now());
  await endReplaced(session.id, longestEnd(session));
  await forgetSession(session);
  // Copies of its cookie are worth nothing any more.
  const changes = { id: randomUUID(), issuedAt: Date.now() };
  await noteSession({ ...session, ...changes }, portal);
  return changes;
}
