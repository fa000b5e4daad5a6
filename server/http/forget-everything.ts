import { forgetPictures } from "~server/files/images";
import { log } from "~server/log";
import { hearPortals, tellPortals } from "~server/portal-messages";
import { forgetSearchIndexes } from "~server/search/site-index";
import { forgetAnswers } from "~server/upstream/data-cache";
import { purge } from "./page-cache/purge";

/**
 * Forgets every kept page, answer and picture, for an operator who has just corrected something; so do the portals
 * that share a Redis with this one.
 */
export async function forgetEverything(): Promise<void> {
  await forgetHere();
  tellPortals({ about: "purge" });
}

/** Forgets everything when another portal was told to. */
export function forgetWithTheOthers(): void {
  hearPortals(({ about }) => {
    if (about === "purge") {
      forgetHere().catch((error: unknown) => log.error({ err: error }, "the purge failed"));
    }
  });
}

async function forgetHere(): Promise<void> {
  forgetSearchIndexes();
  await Promise.all([forgetAnswers(), forgetPictures()]);
  purge();
  log.info("kept pages and answers were purged");
}
