import { onBroadcast, broadcast } from "../../storage/portal-messages";
import { diskStore, dropOtherNamespaces } from "./disk-store";
import { cacheNamespace } from "./namespace";
import type { StoredEntry } from "./entry";
import { clearRedis, dropFromRedis, findInRedis, storeInRedis } from "./redis-store";

/** Only what anybody may read comes here: answers to calls with the site's token or none. */

export interface Found {
  answer: StoredEntry;
  from: "disk" | "redis";
}

let isOff = false;

export function withoutStores(): void {
  isOff = true;
}

export async function findStored(key: string): Promise<Found | null> {
  if (isOff) return null;
  dropOthersOnce();
  const onDisk = await diskStore?.find(key);
  if (onDisk && onDisk.freshUntil > Date.now()) return { answer: onDisk, from: "disk" };
  const shared = await findInRedis(key);
  if (shared && shared.madeAt > (onDisk?.madeAt ?? 0)) return { answer: shared, from: "redis" };
  return onDisk ? { answer: onDisk, from: "disk" } : null;
}

export async function findFreshElsewhere(key: string): Promise<StoredEntry | null> {
  if (isOff) return null;
  const shared = await findInRedis(key);
  if (!shared || shared.freshUntil <= Date.now()) return null;
  diskStore?.keep(key, shared);
  return shared;
}

export function storeEntry(key: string, answer: StoredEntry): void {
  if (isOff) return;
  diskStore?.keep(key, answer);
  storeInRedis(key, answer);
}

export function dropStored(key: string): void {
  if (isOff) return;
  diskStore?.drop(key);
  dropFromRedis(key);
  if (cacheNamespace !== null) broadcast({ about: "withdrawn", edition: cacheNamespace, key });
}

export function onDropped(forget: (key: string) => void): void {
  onBroadcast((told) => {
    if (told.about !== "withdrawn" || told.edition !== cacheNamespace) return;
    diskStore?.drop(told.key);
    forget(told.key);
  });
}

export async function clearStores(): Promise<void> {
  await Promise.all([diskStore?.clear(), clearRedis()]);
}

export async function settleStores(): Promise<void> {
  await diskStore?.settle();
}

let droppedOthers = false;

function dropOthersOnce(): void {
  if (droppedOthers) return;
  droppedOthers = true;
  void dropOtherNamespaces();
}
