import type { ActionFunctionArgs } from "@remix-run/node";
import { LRUCache } from "lru-cache";
import { isFromOurPage } from "../http/same-origin";
import { securityHeaders } from "../http/security-headers";
import { log } from "../log";
import { portal } from "../portal";
import { findItem, raiseReadCount } from "../upstream/contracts/content";
import { UpstreamError } from "../upstream/errors";

const ITEM_ID = /^[1-9]\d{0,11}$/;
const MINUTE_MS = 60_000;
/** More than anybody reads honestly: a script that counts in a loop gets no further than this. */
const MOST_OF_AN_ITEM = 60;
const MOST_OF_ALL = 600;
const ALL = "all";

/** How many readings were counted in the last minute, by item. */
const counted = new LRUCache<string, number>({ max: 2_000, ttl: MINUTE_MS, noUpdateTTL: true });

/**
 * POST /okundu/{id}: one more reader of a content item. Only for pages of ours, known items, and not faster
 * than people read; the answer tells nothing, and nothing that is kept changes.
 */
export async function countReading({ request, params, context }: ActionFunctionArgs): Promise<Response> {
  const written = params["id"] ?? "";
  if (request.method !== "POST") return answer(405, { Allow: "POST" });
  if (!isFromOurPage(request)) return answer(403);
  if (!ITEM_ID.test(written)) return answer(404);
  if (!mayCount(ALL, MOST_OF_ALL) || !mayCount(written, MOST_OF_AN_ITEM)) {
    return answer(429, { "Retry-After": "60" });
  }
  const id = Number(written);
  const { upstream } = await portal(request, context);
  try {
    if (!(await upstream.read(findItem, { id }))) return answer(404);
    await upstream.read(raiseReadCount, { id });
    return answer(204);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    // A reader who wasn't counted has lost nothing.
    log.info({ kind: error.kind }, "a reading was not counted");
    return answer(204);
  }
}

function mayCount(key: string, most: number): boolean {
  const count = (counted.get(key) ?? 0) + 1;
  counted.set(key, count);
  return count <= most;
}

function answer(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, {
    status,
    headers: { ...securityHeaders(), "Cache-Control": "private, no-store", ...headers },
  });
}
