import { z } from "zod";
import { upstreamConnection } from "../upstream/connection";
import { presentToken, readTokenTimes } from "./json-web-token";
import { endForGood, hasEnded } from "./ended-sessions";
import { seal } from "./seal";
import { splitCookie } from "./split-cookie";

/** Somebody who is logged in, as the sealed cookie holds it. The tokens never leave the server in any other form. */
const sessionUser = z.object({
  id: z.number().int(),
  /** The member that the user acts for: "me" in every call. Null for staff. */
  memberId: z.number().int().nullable(),
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
  kullanici: z.unknown(),
});

export interface Session {
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

/** Who visits (spec 4 and 8). */
export type Visitor =
  | { kind: "anonymous" }
  | { kind: "member"; session: Session; endsAt: number }
  /** The token's time is over: there is a reason to tell. */
  | { kind: "expired" }
  /** Logged in, but nobody can tell as whom. */
  | { kind: "unreadable" };

const ANONYMOUS: Visitor = { kind: "anonymous" };

const cookie = splitCookie("portal");
const session = seal("session");

/** Who the cookies say is visiting. A seal that fails is somebody anonymous, never an error. */
export async function visitorOf(cookies: string | null): Promise<Visitor> {
  const opened = await openEnvelope(cookies);
  const userToken = presentToken(opened?.userToken ?? null);
  if (!opened || userToken === null || (await hasEnded(opened.id))) return ANONYMOUS;
  const endsAt = endOf(userToken);
  if (endsAt <= Date.now()) return { kind: "expired" };
  const user = sessionUser.safeParse(opened.kullanici);
  if (!user.success) return { kind: "unreadable" };
  const { id, sharesBulletin, remembered } = opened;
  const bulletinToken = sharesBulletin ? await sharedToken() : presentToken(opened.bulletinToken);
  return {
    kind: "member",
    session: { id, userToken, bulletinToken, sharesBulletin, remembered, user: user.data },
    endsAt,
  };
}

/** A session that begins: as which user, unless the upstream's answer left nobody able to tell (spec 8). */
export type NewSession = Omit<Session, "user"> & { user: SessionUser | null };

/** The headers by which a browser keeps a session: until the token ends if it is to be remembered. */
export async function sessionHeaders(kept: NewSession, cookies: string | null): Promise<string[]> {
  const { user, ...rest } = kept;
  const bulletinToken = kept.sharesBulletin ? null : kept.bulletinToken;
  const sealed = await session.close(JSON.stringify({ ...rest, bulletinToken, kullanici: user }));
  const leftSeconds = Math.floor((endOf(kept.userToken) - Date.now()) / 1000);
  return cookie.write(sealed, cookies, kept.remembered ? Math.max(0, leftSeconds) : undefined);
}

/** The headers that clear a session which is none any more. */
export const clearedSession = (cookies: string | null): string[] => cookie.clear(cookies);

/** A session that is over: the tokens that the upstream is told of, the headers that clear its cookies. */
export interface EndedSession {
  /** Null where there was none, or it was over already. */
  id: string | null;
  tokens: string[];
  setCookies: string[];
}

/** Ends whatever session the cookies hold, from now on and wherever they were copied to. */
export async function endSession(cookies: string | null): Promise<EndedSession> {
  const setCookies = cookie.clear(cookies);
  const opened = await openEnvelope(cookies);
  const token = presentToken(opened?.userToken ?? null);
  if (!opened || token === null || !(await endForGood(opened.id, endOf(token))))
    return { id: null, tokens: [], setCookies };
  const tokens = [token, presentToken(opened.bulletinToken)].filter((part) => part !== null);
  return { id: opened.id, tokens, setCookies };
}

async function openEnvelope(cookies: string | null): Promise<z.infer<typeof envelope> | null> {
  const sealed = cookie.read(cookies);
  const text = sealed && (await session.open(sealed));
  if (!text) return null;
  const parsed = envelope.safeParse(parseJson(text));
  return parsed.success ? parsed.data : null;
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

/** A token that tells no end lasts as long as the longest of logins; one that can't be read has ended (spec 4). */
const LONGEST_MS = 30 * 24 * 60 * 60_000;

function endOf(token: string): number {
  try {
    return readTokenTimes(token).expiresAt ?? Date.now() + LONGEST_MS;
  } catch {
    return 0;
  }
}
