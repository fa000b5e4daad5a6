import type { ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { addClearedCookies, addVary } from "./stored-response";
import { COMPRESS_FROM, compressNow, isCompressible, chooseCoding } from "./compression";
import type { RequestResponse } from "./request-response";
import { completeSecurityHeaders } from "../security/security-headers";
const BODILESS = new Set([204, 205, 304]);

/** Texts are compressed whole; returns the number of body bytes. */
export async function sendResponse(
  { req, res, requestId, lookup, cleared }: RequestResponse,
  answer: Response,
  { timing = "", body = null }: { timing?: string; body?: Buffer | null } = {},
): Promise<number> {
  const headers = new Headers(answer.headers);
  headers.set("X-Request-Id", requestId);
  if (timing) headers.set("Server-Timing", timing);
  completeSecurityHeaders(headers);
  addClearedCookies(headers, cleared);
  if ((!answer.body && !body) || req.method === "HEAD" || BODILESS.has(answer.status)) {
    await answer.body?.cancel();
    writeHead(res, answer.status, headers);
    res.end();
    return 0;
  }
  const type = headers.get("Content-Type");
  if (isCompressible(type) && !headers.has("Content-Encoding")) {
    const text = body ?? Buffer.from(await answer.arrayBuffer());
    return sendText(res, answer.status, text, headers, lookup.acceptEncoding);
  }
  return sendStream(res, answer, headers);
}

function sendText(
  res: ServerResponse,
  status: number,
  text: Buffer,
  headers: Headers,
  accepted: string | undefined,
): number {
  const coding = text.length < COMPRESS_FROM ? "identity" : chooseCoding(accepted);
  const body = compressNow(text, coding);
  if (coding !== "identity") headers.set("Content-Encoding", coding);
  addVary(headers, "Accept-Encoding");
  headers.set("Content-Length", String(body.length));
  writeHead(res, status, headers);
  res.end(body);
  return body.length;
}

async function sendStream(res: ServerResponse, answer: Response, headers: Headers): Promise<number> {
  writeHead(res, answer.status, headers);
  const stream = Readable.fromWeb(answer.body as ReadableStream<Uint8Array>);
  let bytes = 0;
  stream.on("data", (chunk: Uint8Array) => (bytes += chunk.length));
  await pipeline(stream, res);
  return bytes;
}

function writeHead(res: ServerResponse, status: number, headers: Headers): void {
  const flat: string[] = [];
  for (const [name, value] of headers) flat.push(name, value);
  res.writeHead(status, flat);
}
