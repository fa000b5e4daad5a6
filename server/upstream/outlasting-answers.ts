import { hearPortals, tellPortals } from "../portal-messages";
import { answerShelf, dropOtherEditions } from "./answer-shelf";
import { edition } from "./edition";
import type { Outlasting } from "./kept-answer";
import { clearShared, dropShared, findShared, share } from "./shared-answers";

/**
 * Public answers that outlive this process: on its own disk for the next one, in Redis for the other portals. Only
 * what anybody may read comes here: answers to calls with the site's token or none.
 */

export interface Found {
  answer: Outlasting;
  from: "disk" | "redis";
}

let isOff = false;

/** From now on nothing outlives this process, and it takes nothing over: for programs that ask everything anew. */
export function outlastNothing(): void {
  isOff = true;
}

/** The newest answer kept under a key, or null; Redis is only asked when the disk has no fresh one. */
export async function findOutlasting(key: string): Promise<Found | null> {
  if (isOff) return null;
  dropOthersOnce();
  const onDisk = await answerShelf?.find(key);
  if (onDisk && onDisk.freshUntil > Date.now()) return { answer: onDisk, from: "disk" };
  const shared = await findShared(key);
  if (shared && shared.madeAt > (onDisk?.madeAt ?? 0)) return { answer: shared, from: "redis" };
  return onDisk ? { answer: onDisk, from: "disk" } : null;
}

/** A fresh answer that another portal got meanwhile, or null. */
export async function findFreshElsewhere(key: string): Promise<Outlasting | null> {
  if (isOff) return null;
  const shared = await findShared(key);
  if (!shared || shared.freshUntil <= Date.now()) return null;
  answerShelf?.keep(key, shared);
  return shared;
}

/** Keeps an answer, in the background. */
export function keepOutlasting(key: string, answer: Outlasting): void {
  if (isOff) return;
  answerShelf?.keep(key, answer);
  share(key, answer);
}

/** Forgets what was withdrawn, and tells the other portals. */
export function dropOutlasting(key: string): void {
  if (isOff) return;
  answerShelf?.drop(key);
  dropShared(key);
  if (edition !== null) tellPortals({ about: "withdrawn", edition, key });
}

/** Hears of what other portals found withdrawn. */
export function hearOfWithdrawn(forget: (key: string) => void): void {
  hearPortals((told) => {
    if (told.about !== "withdrawn" || told.edition !== edition) return;
    answerShelf?.drop(told.key);
    forget(told.key);
  });
}

/** Forgets everything. */
export async function clearOutlasting(): Promise<void> {
  await Promise.all([answerShelf?.clear(), clearShared()]);
}

/** Writes down what still waits for it: the process ends. */
export async function settleAnswers(): Promise<void> {
  await answerShelf?.settle();
}

let droppedOthers = false;

/** What another edition kept is of no use to those who look for answers here. */
function dropOthersOnce(): void {
  if (droppedOthers) return;
  droppedOthers = true;
  void dropOtherEditions();
}
