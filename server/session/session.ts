import { LRUCache } from "lru-cache";
import { z } from "zod";
import { upstreamConnection } from "../config/upstream-connection";
import { revokeSession, isRevoked } from "./revoked-sessions";
import { presentToken } from "../crypto/json-web-token";
import { seal } from "../crypto/seal";
import { endOf, longestEnd, type SessionTimes } from "./session-times";
import { chunkedCookie } from "../security/host-cookie";

const id = z.union([z.number().int(), z.string()]);
const sessionUser = z.object({
  id,
  /** The member the user acts for, "me" in every call; null for staff. */
  memberId: id.nullable(),
  /** Register number, which identifies the member's own rows; null for staff. */
  memberNumber: z.string().nullable().default(null),
  userName: z.string().nullable(),
  name: z.string(),
  photo: z.string().nullable(),
});
export type SessionUser = z.infer<typeof sessionUser>;

/** Read first: a user that can't be read is no stranger. */
const envelope = z.object({
  id: z.uuid(),
  userToken: z.string().nullable(),
  bulletinToken: z.string().nullable(),
  sharesBulletin: z.boolean().default(false),
  remembered: z.boolean(),
  // A session sealed without times by an older portal has expired.
  beganAt: z.number().default(0),
  issuedAt: z.number().default(0),
  seenAt: z.number().default(0),
  kullanici: z.unknown(),
});
type Envelope = z.infer<typeof envelope> & { userToken: string };

export interface Session extends SessionTimes {
  id: string;
  userToken: string;
  bulletinToken: string | null;
  /** Whether that token is the operator's: the cookie then holds this word in its place. */
  sharesBulletin: boolean;
  remembered: boolean;
  user: SessionUser;
}

export type SessionChanges = Partial<Pick<Session, "id" | "issuedAt" | "user">>;

export type Visitor =
  { kind: "anonymous" } | { kind: "member"; session: Session } | { kind: "expired" } | { kind: "unreadable" };

const ANONYMOUS: Visitor = { kind: "anonymous" };

const cookie = chunkedCookie("portal");
const session = seal("session");

/** An invalid seal means an anonymous visitor, never an error. */
export async function visitorOf(cookies: string | null): Promise<Visitor> {
  const opened = await openEnvelope(cookies);
  if (!opened) return ANONYMOUS;
  const user = sessionUser.safeParse(opened.kullanici);
  if (await isRevoked(opened, user.success ? user.data.id : null)) return ANONYMOUS;
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

export type NewSession = Omit<Session, "user" | keyof SessionTimes> & { user: SessionUser | null };

export function beginSession(session: NewSession, user: SessionUser): Session {
  const now = Date.now();
  return { ...session, user, beganAt: now, issuedAt: now, seenAt: now };
}

type SealedFields = NewSession & Partial<SessionTimes>;

export async function sessionHeaders(fields: SealedFields, cookies: string | null): Promise<string[]> {
  const now = Date.now();
  const { user, beganAt = now, issuedAt = now, ...rest } = fields;
  const bulletinToken = fields.sharesBulletin ? null : fields.bulletinToken;
  const sealed = await session.close(
    JSON.stringify({ ...rest, bulletinToken, beganAt, issuedAt, seenAt: now, kullanici: user }),
  );
  const leftSeconds = Math.floor((longestEnd({ ...fields, beganAt }) - now) / 1000);
  return cookie.write(sealed, cookies, fields.remembered ? Math.max(0, leftSeconds) : undefined);
}

/** One that was ended stays: its answer may be later than a new one's. */
export async function unreadableSession(cookies: string | null): Promise<string[]> {
  return (await openEnvelope(cookies)) ? [] : cookie.clear(cookies);
}

export interface EndedSession {
  id: string | null;
  user: SessionUser | null;
  tokens: string[];
  setCookies: string[];
}

/** From now on, and wherever the cookies were copied to. */
export async function endSession(cookies: string | null): Promise<EndedSession> {
  const setCookies = cookie.clear(cookies);
  const opened = await openEnvelope(cookies);
  if (!opened || !(await revokeSession(opened.id, longestEnd(opened))))
    return { id: null, user: null, tokens: [], setCookies };
  const tokens = [opened.userToken, presentToken(opened.bulletinToken)].filter((part) => part !== null);
  return { id: opened.id, user: sessionUser.safeParse(opened.kullanici).data ?? null, tokens, setCookies };
}

const opened = new LRUCache<string, Promise<Envelope | null>>({ max: 500, ttl: 60_000 });

function openEnvelope(cookies: string | null): Promise<Envelope | null> {
  const sealed = cookie.read(cookies);
  if (sealed === null) return Promise.resolve(null);
  const cached = opened.get(sealed);
  if (cached) return cached;
  const opening = openSeal(sealed);
  void opening.then((session) => session && opened.set(sealed, opening));
  return opening;
}

async function openSeal(sealed: string): Promise<Envelope | null> {
  const text = await session.open(sealed);
  if (text === null) return null;
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

export const LOG_IN_REASONS = { expired: "sure", refused: "ret" } as const;
export type LogInReason = keyof typeof LOG_IN_REASONS;

export class SessionOver extends Error {}
