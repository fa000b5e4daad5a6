import type { ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { addClearedCookies } from "./cleared-cookies";
import { COMPRESS_FROM, compressBrotli, compressGzip, isCompressible } from "./compression";
import type { Exchange } from "./exchange";
import { chooseCoding, type Coding } from "./negotiation";
import { completeSecurityHeaders } from "./security-headers";
import { addVary } from "./stored-response";
import { endWith } from "./unread-answers";

const QUALITY = 4;
const BODILESS = new Set([204, 205, 304]);

/**
 * Sends an answer of the app that isn't kept; returns the number of body bytes. Texts are compressed
 * whole, so that no letter can fall between two chunks; everything else streams through.
 */
export async function sendAnswer(
  { req, res, requestId, asked, cleared }: Exchange,
  answer: Response,
  timing?: string,
): Promise<number> {
  const headers = new Headers(answer.headers);
  headers.set("X-Request-Id", requestId);
  if (timing) headers.set("Server-Timing", timing);
  completeSecurityHeaders(headers);
  addClearedCookies(headers, cleared);
  if (!answer.body || req.method === "HEAD" || BODILESS.has(answer.status)) {
    await answer.body?.cancel();
    writeHead(res, answer.status, headers);
    res.end();
    return 0;
  }
  const type = headers.get("Content-Type");
  if (isCompressible(type) && !headers.has("Content-Encoding")) {
    return sendText(res, answer, headers, asked.acceptEncoding);
  }
  return sendStream(res, answer, headers);
}

async function sendText(
  res: ServerResponse,
  answer: Response,
  headers: Headers,
  accepted: string | undefined,
): Promise<number> {
  const text = Buffer.from(await answer.arrayBuffer());
  const coding = text.length < COMPRESS_FROM ? "identity" : chooseCoding(accepted);
  const body = await compress(text, coding);
  if (coding !== "identity") headers.set("Content-Encoding", coding);
  addVary(headers, "Accept-Encoding");
  headers.set("Content-Length", String(body.length));
  writeHead(res, answer.status, headers);
  endWith(res, body);
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

function compress(body: Buffer, coding: Coding): Promise<Buffer> | Buffer {
  if (coding === "br") return compressBrotli(body, QUALITY);
  return coding === "gzip" ? compressGzip(body) : body;
}

function writeHead(res: ServerResponse, status: number, headers: Headers): void {
  const flat: string[] = [];
  // Headers yields each Set-Cookie by itself, so none is folded into another.
  for (const [name, value] of headers) flat.push(name, value);
  res.writeHead(status, flat);
}
