import { createHash } from "node:crypto";
import type { ServerResponse } from "node:http";
import { withClearedCookies } from "./cleared-cookies";
import { COMPRESS_FROM, compressBrotli, compressGzip, decompressGzip, isCompressible } from "./compression";
import type { Exchange, Source } from "./exchange";
import { chooseCoding, matchesTag, type Coding } from "./negotiation";
import { endWith } from "./unread-answers";

/** The bodies of one answer: compressed, or as it is where compression gains nothing. */
export type CodedBodies = { br: Buffer; gzip: Buffer } | { identity: Buffer };

/** A body and its flat header list: name, value, name, value, … */
interface Variant {
  headers: string[];
  body: Buffer;
}

/**
 * An answer that is ready to be sent: page, page data or static file. Sending one costs no work beyond
 * writing two buffers, so its header lists are kept whole and only the slots below are rewritten.
 */
export interface StoredResponse {
  readonly status: number;
  readonly headers: Headers;
  /** Weak, because it names the content and not the coding: one tag answers for all of them. */
  readonly etag: string;
  /** When the answer was made, if it has an age to tell. */
  readonly storedAt: number | null;
  /** What it cost to make, as Server-Timing says it. */
  readonly timing: string;
  readonly notModified: string[];
  readonly variants: Partial<Record<Coding, Variant>>;
  bodies: CodedBodies;
}

const REQUEST_ID_SLOT = 1;
const AGE_SLOT = 3;
const TIMING_SLOT = 5;
const FILL_QUALITY = 5;

/** The tag of a body. */
export function tagOf(body: Buffer): string {
  return `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
}

/** Compresses a body for storing. */
export async function encodeBody(body: Buffer, contentType: string | null): Promise<CodedBodies> {
  if (body.length < COMPRESS_FROM || !isCompressible(contentType)) return { identity: body };
  const [br, gzip] = await Promise.all([compressBrotli(body, FILL_QUALITY), compressGzip(body)]);
  return { br, gzip };
}

/** Prepares an answer for sending it many times. */
export function storeResponse(parts: {
  status: number;
  headers: Headers;
  etag: string;
  bodies: CodedBodies;
  made?: { at: number; timing: string };
}): StoredResponse {
  const { status, etag, bodies, made } = parts;
  const storedAt = made?.at ?? null;
  const timing = made?.timing ?? "";
  const headers = new Headers(parts.headers);
  for (const name of ["Content-Length", "Content-Encoding", "Age", "Connection"]) headers.delete(name);
  headers.set("ETag", etag);
  if ("br" in bodies) addVary(headers, "Accept-Encoding");
  const withoutBody = new Headers(headers);
  withoutBody.delete("Content-Type");
  const notModified = flatten(withoutBody, storedAt);
  const stored: StoredResponse = {
    status,
    headers,
    etag,
    storedAt,
    timing,
    notModified,
    variants: {},
    bodies,
  };
  replaceBodies(stored, bodies);
  return stored;
}

/** Puts other codings of the same content in place. */
export function replaceBodies(stored: StoredResponse, bodies: CodedBodies): void {
  stored.bodies = bodies;
  for (const [coding, body] of Object.entries(bodies) as [Coding, Buffer][]) {
    stored.variants[coding] = { headers: bodyHeaders(stored, coding, body), body };
  }
}

/** The bytes an answer keeps in memory, its header lists estimated. */
export function storedBytes({ bodies }: StoredResponse): number {
  const HEADER_BYTES = 4096;
  return Object.values(bodies).reduce((sum, body: Buffer) => sum + body.length, HEADER_BYTES);
}

/** Sends a stored answer from where it was found; returns the number of body bytes. */
export function sendStored(exchange: Exchange, stored: StoredResponse, now: number, source: Source): number {
  const { asked, res } = exchange;
  const fill = (headers: string[]) =>
    withClearedCookies(fillSlots(headers, stored, exchange.requestId, now, source), exchange.cleared);
  const tag = asked.ifNoneMatch;
  if (tag !== undefined && stored.status === 200 && matchesTag(tag, stored.etag)) {
    res.writeHead(304, fill(stored.notModified)).end();
    return 0;
  }
  const { variants } = stored;
  const variant = variants.identity ?? variants[chooseCoding(asked.acceptEncoding)];
  if (variant) return write(exchange, stored.status, fill(variant.headers), variant.body);
  sendUnpacked(exchange, stored, fill);
  return 0;
}

// Hardly anybody asks for the plain text, so it isn't kept but unpacked for the one who does.
function sendUnpacked(
  exchange: Exchange,
  stored: StoredResponse,
  fill: (headers: string[]) => string[],
): void {
  if (!("gzip" in stored.bodies)) throw new Error("a stored answer without a body");
  decompressGzip(stored.bodies.gzip)
    .then((body) =>
      write(exchange, stored.status, fill(bodyHeaders(stored, "identity", body)), body, endWith),
    )
    .catch(() => exchange.res.destroy());
}

/** Kept bodies are in memory once, however many read them. */
const endWithKept = (res: ServerResponse, body: Buffer): void => void res.end(body);

function write(
  { req, res }: Exchange,
  status: number,
  headers: string[],
  body: Buffer,
  end = endWithKept,
): number {
  res.writeHead(status, headers);
  if (req.method === "HEAD") {
    res.end();
    return 0;
  }
  end(res, body);
  return body.length;
}

function fillSlots(
  headers: string[],
  { storedAt, timing }: StoredResponse,
  requestId: string,
  now: number,
  source: Source,
): string[] {
  headers[REQUEST_ID_SLOT] = requestId;
  if (storedAt === null) return headers;
  headers[AGE_SLOT] = String(Math.max(0, Math.floor((now - storedAt) / 1000)));
  headers[TIMING_SLOT] = `cache;desc=${source}, ${timing}`;
  return headers;
}

function bodyHeaders(stored: StoredResponse, coding: Coding, body: Buffer): string[] {
  const headers = new Headers(stored.headers);
  headers.set("Content-Length", String(body.length));
  if (coding !== "identity") headers.set("Content-Encoding", coding);
  return flatten(headers, stored.storedAt);
}

function flatten(headers: Headers, storedAt: number | null): string[] {
  const flat = ["X-Request-Id", ""];
  if (storedAt !== null) flat.push("Age", "0", "Server-Timing", "", "Date", new Date(storedAt).toUTCString());
  for (const [name, value] of headers) {
    if (name !== "x-request-id" && name !== "date") flat.push(name, value);
  }
  return flat;
}

/** Adds a name to the Vary header. */
export function addVary(headers: Headers, name: string): void {
  const present = (headers.get("Vary") ?? "").split(",").map((item) => item.trim().toLowerCase());
  if (!present.includes(name.toLowerCase())) headers.append("Vary", name);
}
