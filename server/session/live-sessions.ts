import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { env } from "../config/environment";
import { INTERVALS } from "../config/time-budgets";
import { signer } from "../crypto/hmac";
import { log } from "../observability/log";
import type { RequestContext } from "../request/request-context";
import { audit } from "../security/audit";
import { writeAtomically, readJson } from "../storage/files";
import { askRedis } from "../storage/redis";
import type { Id } from "../upstream/record";
import { browserFamily } from "./browser-family";
import { revokeAllBefore, revokeSession, revokeReplaced, isRevoked } from "./revoked-sessions";
import { type Session, type SessionChanges, sessionHeaders } from "./session";
import { endOf, longestEnd, LONGEST_MS, needsReseal } from "./session-times";

/** Sessions live in cookies: a lost list ends none, and relearns each when it is used. */

const liveSession = z.object({
  id: z.uuid(),
  beganAt: z.number(),
  issuedAt: z.number(),
  seenAt: z.number(),
  endsAt: z.number(),
  longestEnd: z.number(),
  browser: z.string().max(40).nullable(),
});
export type LiveSession = z.infer<typeof liveSession>;

type Ended = Pick<Session, "id" | "user">;

const MOST_USERS = 20_000;
const MOST_OF_A_USER = 20;

const FILE = join(env.DATA_DIR, "live-sessions.json");
const inFile = z.array(z.tuple([z.string(), z.array(liveSession)])).max(MOST_USERS);
const redisKey = (user: string) => `portal:live-sessions:${user}`;

const hashes = signer("users with sessions");
const hashOf = ({ user }: Pick<Session, "user">) => hashes.sign(String(user.id));

/** By keyed hash of the user. */
const sessionsByUser = new LRUCache<string, readonly LiveSession[]>({ max: MOST_USERS });
let ready: Promise<void> | null = null;
let timer: NodeJS.Timeout | null = null;
let hasTroubled = false;

export async function registerSession(
  session: Session,
  { userAgent }: Pick<RequestContext, "userAgent">,
): Promise<void> {
  const { id, beganAt, issuedAt } = session;
  const seenAt = Date.now();
  await add(hashOf(session), {
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

export async function openSessions(session: Session): Promise<LiveSession[]> {
  const sessions = await sessionsOf(hashOf(session));
  const isOver = await Promise.all(
    sessions.map(async (each) => each.endsAt <= Date.now() || (await isRevoked(each, session.user.id))),
  );
  const over = sessions.filter((_, at) => isOver[at]).map(({ id }) => id);
  if (over.length > 0) await remove(hashOf(session), over);
  return sessions.filter((_, at) => !isOver[at]).toSorted((one, other) => one.beganAt - other.beganAt);
}

export async function endRegistered(
  session: Session,
  { id, longestEnd: endsAt }: LiveSession,
): Promise<void> {
  await revokeSession(id, endsAt);
  await remove(hashOf(session), [id]);
}

export const forgetSession = (ended: Ended): Promise<void> => remove(hashOf(ended), [ended.id]);

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

async function sessionsOf(user: string): Promise<LiveSession[]> {
  await (ready ??= readFromFile());
  const shared = (await askRedis((redis) => redis.hvals(redisKey(user)))) ?? [];
  const all = [...(sessionsByUser.get(user) ?? []), ...shared.map((text) => readJson(liveSession, text))];
  const latest = new Map<string, LiveSession>();
  for (const session of all) {
    if (session && session.seenAt >= (latest.get(session.id)?.seenAt ?? 0)) latest.set(session.id, session);
  }
  return [...latest.values()];
}

async function add(user: string, session: LiveSession): Promise<void> {
  await replaceHere(user, [session.id], [session]);
  const key = redisKey(user);
  await askRedis((redis) =>
    redis.multi().hset(key, session.id, JSON.stringify(session)).pexpire(key, LONGEST_MS).exec(),
  );
}

async function remove(user: string, ids: readonly string[]): Promise<void> {
  await replaceHere(user, ids, []);
  await askRedis((redis) => redis.hdel(redisKey(user), ...ids));
}

async function replaceHere(user: string, ids: readonly string[], by: readonly LiveSession[]): Promise<void> {
  await (ready ??= readFromFile());
  const stay = (sessionsByUser.get(user) ?? []).filter(
    ({ id, endsAt }) => !ids.includes(id) && endsAt > Date.now(),
  );
  sessionsByUser.set(user, [...stay, ...by]);
  timer ??= setTimeout(() => void saveSessions(), INTERVALS.sessionRegister).unref();
}

export async function saveSessions(): Promise<void> {
  if (timer === null) return;
  clearTimeout(timer);
  timer = null;
  const all = [...sessionsByUser.entries()].filter(([, sessions]) => sessions.length > 0).toReversed();
  try {
    await writeAtomically(FILE, JSON.stringify(all));
    hasTroubled = false;
  } catch (error) {
    if (!hasTroubled) log.warn({ err: error, file: FILE }, "the list of sessions can't be kept in DATA_DIR");
    hasTroubled = true;
  }
}

async function readFromFile(): Promise<void> {
  const text = await readFile(FILE, "utf8").catch(() => "");
  for (const [user, sessions] of readJson(inFile, text) ?? []) sessionsByUser.set(user, sessions);
}

export async function renewSession(visit: RequestContext, request: Request): Promise<string[]> {
  const { visitor, cookies } = visit;
  if (visitor.kind !== "member" || !needsReseal(visitor.session) || isByItself(request)) return [];
  await registerSession(visitor.session, visit);
  return sessionHeaders(visitor.session, cookies);
}

/** A page that refreshes its figures doesn't prove a present user. */
function isByItself({ headers, method, url }: Request): boolean {
  if (headers.get("Sec-Purpose")?.includes("prefetch")) return true;
  const from = headers.get("Referer");
  return method === "GET" && isScriptRequest(headers) && from !== null && pathIn(from) === pathIn(url);
}

export const isScriptRequest = (headers: Headers): boolean => headers.get("Sec-Fetch-Dest") === "empty";

const pathIn = (address: string) => (URL.canParse(address) ? new URL(address).pathname : address);
