import { purgeImages } from "~server/media/images";
import { log } from "~server/observability/log";
import { onBroadcast, broadcast } from "~server/storage/portal-messages";
import { forgetSearchIndexes } from "~server/pages/search/site-index";
import { expireAnswers, purgeAnswers } from "~server/upstream/cache/data-cache";
import { expire, purge } from "../http/page-cache/purge";

/** The portals that share a Redis with this one do the same. */
export async function purgeCaches(): Promise<void> {
  await forgetHere();
  broadcast({ about: "purge" });
}

/** What is kept stands in while the upstream is away. */
export function expireCaches(address: string | null): void {
  expireHere(address);
  broadcast({ about: "expire", address });
}

function expireHere(address: string | null): void {
  forgetSearchIndexes();
  expireAnswers();
  expire(address);
  log.info({ address }, "kept pages and answers are made anew");
}

export function purgeCachesEverywhere(): void {
  onBroadcast((told) => {
    if (told.about === "expire") expireHere(told.address);
    if (told.about === "purge") {
      forgetHere().catch((error: unknown) => log.error({ err: error }, "the purge failed"));
    }
  });
}

async function forgetHere(): Promise<void> {
  forgetSearchIndexes();
  await Promise.all([purgeAnswers(), purgeImages()]);
  purge();
  log.info("kept pages and answers were purged");
}
