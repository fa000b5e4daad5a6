import type { Visitor } from "~server/session/session";
import { sendResponse } from "./send-response";
import { clientAddress } from "./visitor";
import type { RequestResponse, Outcome } from "./request-response";
import { type Handle, timed } from "./page-cache/fill";
import { BODY_LIMIT } from "./refusals";
import type { IncomingMessage, ServerResponse } from "node:http";
import { PageError } from "../pages/errors/page-error";

/** Headers by which a client could override the configured origin. */
const UNTRUSTED = new Set(["host", "forwarded", "x-forwarded-host", "x-forwarded-proto", "x-forwarded-port"]);

/** The body is read before a slot is taken, so slow senders occupy none. */
export async function forwardToRemix(
  handle: Handle,
  exchange: RequestResponse,
  url: URL,
  visitor?: Visitor,
): Promise<Outcome> {
  const { req, res, requestId } = exchange;
  const body = req.method === "POST" ? await readBody(req, BODY_LIMIT) : null;
  const {
    response,
    timing,
    body: text,
  } = await timed(handle, toRequest(req, res, url, body), {
    requestId,
    clientAddress: clientAddress(req),
    ...(visitor && { visitor: Promise.resolve(visitor) }),
  });
  const bytes = await sendResponse(exchange, response, { timing, body: text });
  return { status: response.status, source: "pass", bytes };
}

function toRequest(req: IncomingMessage, res: ServerResponse, url: URL, body: Buffer | null): Request {
  const controller = new AbortController();
  res.once("close", () => {
    if (!res.writableFinished) controller.abort();
  });
  const { method = "GET" } = req;
  const init = { method, headers: toHeaders(req, url), signal: controller.signal };
  return new Request(url, { ...init, body: body && new Uint8Array(body) });
}

/** @throws PageError if it is longer than a form may be */
function readBody(req: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  return new Promise((resolve, reject) => {
    // An oversized body is read to its end, or it would block the next request of the connection.
    req.on("data", (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= limit) chunks.push(chunk);
      else reject(new PageError("tooLarge"));
    });
    req.once("end", () => resolve(Buffer.concat(chunks)));
    req.once("error", reject);
  });
}

function toHeaders(req: IncomingMessage, url: URL): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(req.headers)) {
    if (value === undefined || UNTRUSTED.has(name)) continue;
    // Remix fails on a foreign Origin; without it our own check refuses with a page.
    if (name === "origin" && value !== url.origin) continue;
    for (const item of Array.isArray(value) ? value : [value]) headers.append(name, item);
  }
  headers.set("Host", url.host);
  return headers;
}
