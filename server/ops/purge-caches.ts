import { randomUUID } from "node:crypto";
import { z } from "zod";
import { purgeImages } from "~server/media/images";
import { log } from "~server/observability/log";
import { forgetSearchIndexes } from "~server/pages/search/site-index";
import { readJson } from "../storage/files";
import { listen, redis } from "~server/storage/redis";
import { expireAnswers, purgeAnswers } from "~server/upstream/cache/answer-cache";
import { saveSnapshot } from "~server/upstream/cache/snapshot";
import { expire, purge } from "../http/page-cache/purge";

/** Portals that share a Redis purge together. */
const CHANNEL = "portal:purge";
const SENDER = randomUUID();
const message = z.object({ sender: z.string(), isAll: z.boolean(), address: z.string().nullable() });

export async function purgeCaches(): Promise<void> {
  await purgeHere();
  publish(true, null);
}

/** Cached entries stay as a fallback while the upstream is down. */
export function expireCaches(address: string | null): void {
  expireHere(address);
  publish(false, address);
}

function publish(isAll: boolean, address: string | null): void {
  redis?.publish(CHANNEL, JSON.stringify({ sender: SENDER, isAll, address })).catch((error: unknown) => {
    log.warn({ err: error }, "other portals may not have heard of the purge");
  });
}

export function purgeWithOthers(): void {
  listen(CHANNEL, (text) => {
    const heard = readJson(message, text);
    if (!heard || heard.sender === SENDER) return;
    if (!heard.isAll) expireHere(heard.address);
    else purgeHere().catch((error: unknown) => log.error({ err: error }, "the purge failed"));
  });
}

function expireHere(address: string | null): void {
  forgetSearchIndexes();
  expireAnswers();
  expire(address);
  log.info({ address }, "kept pages and answers are made anew");
}

async function purgeHere(): Promise<void> {
  forgetSearchIndexes();
  purgeAnswers();
  await Promise.all([saveSnapshot(), purgeImages()]);
  purge();
  log.info("kept pages and answers were purged");
}
