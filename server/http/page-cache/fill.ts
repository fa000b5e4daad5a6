import { markPrivate } from "~server/session/lite-view";
import { completeSecurityHeaders } from "../../security/security-headers";
import { encodeBody, storeResponse, tagOf } from "../stored-response";
import type { FrontContext } from "../../request/load-context";
import { OverloadedError } from "../../concurrency/request-slots";
import { isStaticAddress, readKey } from "./key";
import { lifetimesOf, type PageEntry } from "./store";
import { TIMEOUTS } from "../../config/time-budgets";
import { Stopwatch } from "~server/observability/metrics";

export interface UnstoredResponse {
  status: number;
  headers: Headers;
  body: Buffer;
  timing: string;
}

export type Filled = { entry: PageEntry } | { unstored: UnstoredResponse };

export type Handle = (request: Request, context: FrontContext) => Promise<Response>;

interface RenderDependencies {
  handle: Handle;
  origin: string;
  now: () => number;
  renderLimitMs?: number | undefined;
}

/** The request holds nothing of the first visitor. @throws OverloadedError on a timeout */
export async function fill(
  { handle, origin, now, renderLimitMs = TIMEOUTS.render }: RenderDependencies,
  key: string,
  requestId: string,
  previous: PageEntry | undefined,
): Promise<Filled> {
  const { address, isLite } = readKey(key);
  const signal = AbortSignal.timeout(renderLimitMs);
  const late = lateness(signal);
  const request = anonymousRequest(origin + address, isLite, signal);
  const context = { requestId, keepsViewsApart: true };
  const { response, timing, ...beside } = await Promise.race([timed(handle, request, context), late]);
  const body = beside.body ?? Buffer.from(await response.arrayBuffer());
  const storedAt = now();
  const lifetimes = lifetimesOf(address, response, storedAt);
  const headers = new Headers(response.headers);
  if (isLite) markPrivate(headers);
  completeSecurityHeaders(headers);
  if (!lifetimes) return { unstored: { status: response.status, headers, body, timing } };
  const etag = tagOf(body);
  const unchanged = previous?.answer.etag === etag ? previous : null;
  const bodies =
    unchanged?.answer.bodies ??
    (await encodeBody(body, headers.get("Content-Type"), isStaticAddress(address) ? 11 : 7));
  const answer = storeResponse({
    status: response.status,
    headers,
    etag,
    bodies,
    made: { at: storedAt, timing },
  });
  const isRecompressed = unchanged?.isRecompressed ?? isStaticAddress(address);
  const { askedAt = storedAt } = previous ?? {};
  return { entry: { key, answer, lifetimes, retryAt: 0, askedAt, isRecompressed } };
}

function lateness(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) =>
    signal.addEventListener("abort", () => reject(new OverloadedError()), { once: true }),
  );
}

function anonymousRequest(address: string, isLite: boolean, signal: AbortSignal): Request {
  const { host } = new URL(address);
  return new Request(address, {
    headers: { Accept: "text/html,*/*;q=0.8", Host: host, ...(isLite && { "Save-Data": "on" }) },
    signal,
  });
}

/** W3C Server Timing. */
interface TimedResponse {
  response: Response;
  body: Buffer | null;
  timing: string;
}

export async function timed(
  handle: Handle,
  request: Request,
  context: Omit<FrontContext, "upstreamWait" | "takeBody">,
): Promise<TimedResponse> {
  const upstreamWait = new Stopwatch();
  const startedAt = performance.now();
  let body: Buffer | null = null;
  const takeBody = (taken: Buffer) => void (body = taken);
  const response = await handle(request, { ...context, upstreamWait, takeBody });
  return {
    response,
    body,
    timing: `${metric("app", performance.now() - startedAt)}, ${metric("upstream", upstreamWait.ms)}`,
  };
}

const metric = (name: string, ms: number): string => `${name};dur=${ms.toFixed(1)}`;
