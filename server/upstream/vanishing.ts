import { setTimeout as delay } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { log } from "../observability/log";
import { gauge } from "../observability/metrics";
import { NotFoundError, RefusedError, UnreachableError } from "./errors";
import type { Lifetime } from "./cache/lifetimes";

/** An upstream with nothing for anybody is down: a nothing is believed once reads that brought something do so again. */

type Read = () => Promise<unknown>;

const witnesses = new LRUCache<string, Read>({ max: 50 });
const CALLED = 4;
const CALLED_AT_ONCE = 2;
const NEEDED = 2;
const WITNESS_MS = 2_000;
/** A list that is empty makes no page a 404: anything that came this shortly before is proof enough. */
const EMPTY_TRUST_MS = 2_000;
/** For so long after its return, nothings may still be those from before. */
const SETTLING_MS = 1_000;
const LOOK_EVERY_MS = 1_000;
/** When no kept answer is left that could stand in, the upstream is what it says. */
const GIVE_UP_MS = 24 * 60 * 60 * 1_000;

let vanishedAt: number | null = null;
let returnedAt = -Infinity;
let somethingAt = -Infinity;
let round: Promise<boolean> | null = null;
let nextRound: Promise<boolean> | null = null;
const listeners = new Set<() => void>();

gauge("portal_upstream_vanished", "1 while the upstream has nothing for anybody that it had before", () =>
  vanishedAt === null ? 0 : 1,
);

export function isNothing(answer: unknown): boolean {
  return typeof answer === "object" && answer !== null ? Object.values(answer).every(isNothing) : !answer;
}

function holdsList(answer: unknown): boolean {
  if (Array.isArray(answer)) return true;
  return typeof answer === "object" && answer !== null && Object.values(answer).some(holdsList);
}

export const hasVanished = (): boolean => vanishedAt !== null;

export function onVanishing(hear: () => void): void {
  listeners.add(hear);
}

export function rememberWitness(path: string, lifetime: Lifetime, read: Read): void {
  if (outlastsDays(lifetime)) witnesses.set(serviceOf(path), read);
}

/** Whatever the day and the hour; prices may all be gone with the session. */
const outlastsDays = (lifetime: Lifetime) => ["content", "menu", "documents"].includes(lifetime);

const serviceOf = (path: string) => path.split("/", 2).join("/");

export function forgetWitnesses(): void {
  witnesses.clear();
  somethingAt = -Infinity;
  if (vanishedAt !== null) end();
  returnedAt = -Infinity;
}

/** @throws UnreachableError when nothing came because the upstream has vanished, else what `read` throws */
export async function believable<Answer>(
  callName: string,
  hadSomething: boolean,
  read: () => Promise<Answer>,
): Promise<Answer> {
  // What was there before is believed to be gone by witnesses alone; else it is enough that anything came meanwhile.
  const proofSince = hadSomething ? Infinity : Date.now();
  try {
    const answer = await read();
    if (!isNothing(answer)) noteSomething();
    else await doubtNothing(callName, holdsList(answer) ? proofSince - EMPTY_TRUST_MS : proofSince);
    return answer;
  } catch (error) {
    if (isGone(error)) await doubtNothing(callName, proofSince);
    throw error;
  }
}

const isGone = (error: unknown) => error instanceof NotFoundError || error instanceof RefusedError;

/** @throws UnreachableError unless it can be believed that nothing is there, or no longer */
export async function doubtNothing(callName: string, proofSince = Infinity): Promise<void> {
  const isKnownFault = hasVanished() || Date.now() - returnedAt < SETTLING_MS;
  const isBelieved = !isKnownFault && (somethingAt > proofSince || (await callWitnesses()));
  if (!isBelieved) throw new UnreachableError(callName, "the upstream has vanished");
}

function noteSomething(): void {
  somethingAt = Date.now();
  if (vanishedAt !== null) end();
}

function callWitnesses(): Promise<boolean> {
  nextRound ??= (round ?? Promise.resolve()).then(() => {
    nextRound = null;
    return (round = hearWitnesses());
  });
  return nextRound;
}

async function hearWitnesses(): Promise<boolean> {
  const called = [...witnesses.values()].slice(0, CALLED);
  // One alone proves nothing.
  if (called.length < NEEDED) return true;
  const heard: Testimony[] = [];
  for (let at = 0; at < called.length; at += CALLED_AT_ONCE) {
    heard.push(...(await Promise.all(called.slice(at, at + CALLED_AT_ONCE).map(testimonyOf))));
    if (!heard.includes("something")) continue;
    noteSomething();
    return true;
  }
  if (heard.filter((testimony) => testimony === "nothing").length >= NEEDED) begin();
  return false;
}

type Testimony = "something" | "nothing" | "failure";

async function testimonyOf(read: Read): Promise<Testimony> {
  const late = delay(WITNESS_MS, "failure" as const, { ref: false });
  const testimony = read().then(
    (answer) => (isNothing(answer) ? ("nothing" as const) : ("something" as const)),
    (error: unknown) => (isGone(error) ? ("nothing" as const) : ("failure" as const)),
  );
  return Promise.race([testimony, late]);
}

function begin(): void {
  if (vanishedAt !== null) return;
  vanishedAt = Date.now();
  log.warn("the upstream has nothing for anybody that it had before: taken for an outage");
  for (const hear of listeners) hear();
  void lookForReturn(vanishedAt);
}

function end(): void {
  log.info({ ms: Date.now() - (vanishedAt ?? 0) }, "the upstream is believed again");
  vanishedAt = null;
  returnedAt = Date.now();
  for (const hear of listeners) hear();
}

async function lookForReturn(since: number): Promise<void> {
  while (vanishedAt === since) {
    await delay(LOOK_EVERY_MS, undefined, { ref: false });
    if (Date.now() - since > GIVE_UP_MS) forgetWitnesses();
    else await callWitnesses();
  }
}
