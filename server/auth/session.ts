import { z } from "zod";
import { upstreamConnection } from "../upstream/connection";
import { endForGood, hasEnded } from "./ended-sessions";
import { presentToken } from "./json-web-token";
import { seal } from "./seal";
import { endOf, longestEnd, type SessionTimes } from "./session-times";
import { splitCookie } from "./split-cookie";

/** Somebody who is logged in, as the sealed cookie holds it. The tokens never leave the server in any other form. */
const id = z.union([z.number().int(), z.string()]);
const sessionUser = z.object({
  id,
  /** The member that the user acts for: "me" in every call. Null for staff. */
  memberId: id.nullable(),
  /** The member's number in the register: by it one's own rows are known among others'. Null for staff. */
  memberNumber: z.string().nullable().default(null),
  userName: z.string().nullable(),
  name: z.string(),
  /** The path of the user's photo. */
  photo: z.string().nullable(),
});
export type SessionUser = z.infer<typeof sessionUser>;

/** What stands around the user (spec 3: the stored `kullanici`), read first: a user that can't be read is no stranger. */
const envelope = z.object({
  id: z.uuid(),
  userToken: z.string().nullable(),
  bulletinToken: z.string().nullable(),
  sharesBulletin: z.boolean().default(false),
  remembered: z.boolean(),
  // What an earlier portal sealed has no times: it is over.
  beganAt: z.number().default(0),
  issuedAt: z.number().default(0),
  seenAt: z.number().default(0),
  kullanici: z.unknown(),
});

export interface Session extends SessionTimes {
  /** Names it in the log-out list. */
  id: string;
  userToken: string;
  bulletinToken: string | null;
  /** Whether that token is the operator's: the cookie then holds this word in its place. */
  sharesBulletin: boolean;
  /** Whether it outlives the browser. */
  remembered: boolean;
  user: SessionUser;
}

/** What a form may change of a session: its number, or its user; never its tokens. */
export type SessionChanges = Partial<Pick<Session, "id" | "issuedAt" | "user">>;

/** Who visits (spec 4 and 8). */
export type Visitor =
  | { kind: "anonymous" }
  | { kind: "member"; session: Session }
  /** Its time is over: there is a reason to tell. */
  | { kind: "expired" }
  /** Logged in, but nobody can tell as whom. */
  | { kind: "unreadable" };

const ANONYMOUS: Visitor = { kind: "anonymous" };

const cookie = splitCookie("portal");
const session = seal("session");

/** Who the cookies say is visiting. A seal that fails is somebody anonymous, never an error. */
export async function visitorOf(cookies: string | null): Promise<Visitor> {
  const opened = await openEnvelope(cookies);
  if (!opened) return ANONYMOUS;
  const user = sessionUser.safeParse(opened.kullanici);
  if (await hasEnded(opened, user.success ? user.data.id : null)) return ANONYMOUS;
  if (endOf(opened) <= Date.now()) return { kind: "expired" };
  if (!user.success) return { kind: "unreadable" };
  const { id, userToken, sharesBulletin, remembered, beganAt, issuedAt, seenAt } = opened;
  const times = { beganAt, issuedAt, seenAt };
  const bulletinToken = sharesBulletin ? await sharedToken() : presentToken(opened.bulletinToken);
  return {
    kind: "member",
    session: { id, userToken, bulletinToken, sharesBulletin, remembered, ...times, user: user.data },
  };
}

/** A session that begins: as which user, unless the upstream's answer left nobody able to tell (spec 8). */
export type NewSession = Omit<Session, "user" | keyof SessionTimes> & { user: SessionUser | null };

/** The session of a user that begins at this moment. */
export function begun(session: NewSession, user: SessionUser): Session {
  const now = Date.now();
  return { ...session, user, beganAt: now, issuedAt: now, seenAt: now };
}

/** A session that begins, or goes on. */
type Kept = NewSession & Partial<SessionTimes>;

/** The headers by which a browser keeps a session, used at this moment: until its end if it is to be remembered. */
export async function sessionHeaders(kept: Kept, cookies: string | null): Promise<string[]> {
  const now = Date.now();
  const { user, beganAt = now, issuedAt = now, ...rest } = kept;
  const bulletinToken = kept.sharesBulletin ? null : kept.bulletinToken;
  const sealed = await session.close(
    JSON.stringify({ ...rest, bulletinToken, beganAt, issuedAt, seenAt: now, kullanici: user }),
  );
  const leftSeconds = Math.floor((longestEnd({ ...kept, beganAt }) - now) / 1000);
  return cookie.write(sealed, cookies, kept.remembered ? Math.max(0, leftSeconds) : undefined);
}

/** The headers that clear cookies that don't open. One that was ended stays: its answer may be later than a new one's. */
export async function unreadableSession(cookies: string | null): Promise<string[]> {
  return (await openEnvelope(cookies)) ? [] : cookie.clear(cookies);
}

/** A session that is over: whose it was, the tokens that the upstream is told of, the headers that clear its cookies. */
export interface EndedSession {
  /** Null where there was none, or it was over already. */
  id: string | null;
  user: SessionUser | null;
  tokens: string[];
  setCookies: string[];
}

/** Ends whatever session the cookies hold, from now on and wherever they were copied to. */
export async function endSession(cookies: string | null): Promise<EndedSession> {
  const setCookies = cookie.clear(cookies);
  const opened = await openEnvelope(cookies);
  if (!opened || !(await endForGood(opened.id, longestEnd(opened))))
    return { id: null, user: null, tokens: [], setCookies };
  const tokens = [opened.userToken, presentToken(opened.bulletinToken)].filter((part) => part !== null);
  return { id: opened.id, user: sessionUser.safeParse(opened.kullanici).data ?? null, tokens, setCookies };
}

/** What stands in the cookies; null without a token, which is nobody's. */
async function openEnvelope(cookies: string | null) {
  const sealed = cookie.read(cookies);
  const text = sealed && (await session.open(sealed));
  if (!text) return null;
  const parsed = envelope.safeParse(parseJson(text));
  const userToken = presentToken(parsed.data?.userToken ?? null);
  return parsed.success && userToken !== null ? { ...parsed.data, userToken } : null;
}

async function sharedToken(): Promise<string | null> {
  return (await upstreamConnection()).sharedBulletinToken;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
