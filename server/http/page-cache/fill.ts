import { completeSecurityHeaders } from "../security-headers";
import { encodeBody, storeResponse, tagOf } from "../stored-response";
import type { FrontContext } from "../load-context";
import { lifetimesOf } from "./lifetimes";
import type { PageData, PageDataShelf } from "./page-data";
import type { PageEntry } from "./store";

/** An answer of the app that the cache does not keep, its body read so that several may share it. */
export interface UnstoredAnswer {
  status: number;
  headers: Headers;
  body: Buffer;
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
 * come first (no cookie, no preference, no directive), so the answer can't depend on him and Vary holds.
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
  const response = await handle(anonymousRequest(origin, key), { requestId, publishPageData });
  const body = Buffer.from(await response.arrayBuffer());
  const storedAt = now();
  const lifetimes = lifetimesOf(key, response, storedAt);
  const headers = new Headers(response.headers);
  completeSecurityHeaders(headers);
  if (!lifetimes) return { unstored: { status: response.status, headers, body } };
  const etag = tagOf(body);
  const unchanged = previous?.answer.etag === etag ? previous : null;
  const bodies = unchanged?.answer.bodies ?? (await encodeBody(body, headers.get("Content-Type")));
  const answer = storeResponse({ status: response.status, headers, etag, bodies, storedAt });
  const { hits = 0, polished = false } = unchanged ?? {};
  return { entry: { key, answer, data, lifetimes, retryAt: 0, hits, polished } };
}

function anonymousRequest(origin: string, key: string): Request {
  const { host } = new URL(origin);
  return new Request(origin + key, {
    headers: { Accept: "text/html,*/*;q=0.8", Host: host },
    signal: AbortSignal.timeout(RENDER_LIMIT_MS),
  });
}
