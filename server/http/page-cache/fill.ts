import { keepFromOthers } from "~server/lite-view";
import { completeSecurityHeaders } from "../security-headers";
import { encodeBody, storeResponse, tagOf } from "../stored-response";
import type { FrontContext } from "../load-context";
import { timed } from "../server-timing";
import { readKey } from "./key";
import { lifetimesOf } from "./lifetimes";
import type { PageData, PageDataShelf } from "./page-data";
import type { PageEntry } from "./store";

/** An answer of the app that the cache does not keep, its body read so that several may share it. */
export interface UnstoredAnswer {
  status: number;
  headers: Headers;
  body: Buffer;
  timing: string;
}

export type Filled = { entry: PageEntry } | { unstored: UnstoredAnswer };

export type Handle = (request: Request, context: FrontContext) => Promise<Response>;

interface Kitchen {
  handle: Handle;
  origin: string;
  shelf: PageDataShelf;
  now: () => number;
}

const RENDER_LIMIT_MS = 20_000;

/**
 * Asks the app for a page on behalf of everyone: the request carries nothing of the visitor who happened to
 * come first (no cookie, no preference, no directive), so the answer can't depend on him and Vary holds; but
 * for the view, which is part of the key.
 */
export async function fill(
  { handle, origin, shelf, now }: Kitchen,
  key: string,
  requestId: string,
  previous: PageEntry | undefined,
): Promise<Filled> {
  let data: PageData | null = null;
  const publishPageData = (json: string): string => {
    data = shelf.publish(json);
    return data.url;
  };
  const { address, isLite } = readKey(key);
  const request = anonymousRequest(origin + address, isLite);
  const context = { requestId, publishPageData, keepsViewsApart: true };
  const { response, timing } = await timed(handle, request, context);
  const body = Buffer.from(await response.arrayBuffer());
  const storedAt = now();
  const lifetimes = lifetimesOf(address, response, storedAt);
  const headers = new Headers(response.headers);
  if (isLite) keepFromOthers(headers);
  completeSecurityHeaders(headers);
  if (!lifetimes) return { unstored: { status: response.status, headers, body, timing } };
  const etag = tagOf(body);
  const unchanged = previous?.answer.etag === etag ? previous : null;
  const bodies = unchanged?.answer.bodies ?? (await encodeBody(body, headers.get("Content-Type")));
  const answer = storeResponse({
    status: response.status,
    headers,
    etag,
    bodies,
    made: { at: storedAt, timing },
  });
  const { hits = 0, polished = false } = unchanged ?? {};
  const { askedAt = storedAt } = previous ?? {};
  return { entry: { key, answer, data, lifetimes, retryAt: 0, askedAt, hits, polished } };
}

function anonymousRequest(address: string, isLite: boolean): Request {
  const { host } = new URL(address);
  return new Request(address, {
    headers: { Accept: "text/html,*/*;q=0.8", Host: host, ...(isLite && { "Save-Data": "on" }) },
    signal: AbortSignal.timeout(RENDER_LIMIT_MS),
  });
}
