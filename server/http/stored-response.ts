import { createHash } from "node:crypto";
import {
  COMPRESS_FROM,
  compressBrotli,
  compressGzip,
  decompressGzip,
  isCompressible,
  chooseCoding,
  matchesTag,
  type Coding,
} from "./compression";
import type { RequestResponse, Source } from "./request-response";

export type CodedBodies = { br: Buffer; gzip: Buffer } | { identity: Buffer };

interface Variant {
  headers: string[];
  body: Buffer;
}

/** Sending one writes two buffers; only the slots below are rewritten. */
export interface StoredResponse {
  readonly status: number;
  readonly headers: Headers;
  /** Weak, since it names the content and not the coding. */
  readonly etag: string;
  readonly storedAt: number | null;
  readonly timing: string;
  readonly notModified: string[];
  readonly variants: Partial<Record<Coding, Variant>>;
  bodies: CodedBodies;
}

const REQUEST_ID_SLOT = 1;
const AGE_SLOT = 3;
const TIMING_SLOT = 5;

export function tagOf(body: Buffer): string {
  return `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
}

/** Quick and best: best is a tenth smaller at fifty times the work. */
export type FillQuality = 7 | 11;

const isDocument = (contentType: string | null) => contentType === "application/pdf";

export async function encodeBody(
  body: Buffer,
  contentType: string | null,
  quality: FillQuality = 7,
): Promise<CodedBodies> {
  if (body.length < COMPRESS_FROM || !(isCompressible(contentType) || isDocument(contentType)))
    return { identity: body };
  const [br, gzip] = await Promise.all([compressBrotli(body, quality), compressGzip(body)]);
  return { br, gzip };
}

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

export function replaceBodies(stored: StoredResponse, bodies: CodedBodies): void {
  stored.bodies = bodies;
  for (const [coding, body] of Object.entries(bodies) as [Coding, Buffer][]) {
    stored.variants[coding] = { headers: bodyHeaders(stored, coding, body), body };
  }
}

export function storedBytes({ bodies }: StoredResponse): number {
  const HEADER_BYTES = 4096;
  return Object.values(bodies).reduce((sum, body: Buffer) => sum + body.length, HEADER_BYTES);
}

export function sendStored(
  exchange: RequestResponse,
  stored: StoredResponse,
  now: number,
  source: Source,
): number {
  const { lookup, res } = exchange;
  const fill = (headers: string[]) =>
    withClearedCookies(fillSlots(headers, stored, exchange.requestId, now, source), exchange.cleared);
  const tag = lookup.ifNoneMatch;
  if (tag !== undefined && stored.status === 200 && matchesTag(tag, stored.etag)) {
    res.writeHead(304, fill(stored.notModified)).end();
    return 0;
  }
  const { variants } = stored;
  const variant = variants.identity ?? variants[chooseCoding(lookup.acceptEncoding)];
  if (variant) return write(exchange, stored.status, fill(variant.headers), variant.body);
  return sendUnpacked(exchange, stored, fill);
}

const unpackedLength = (gzip: Buffer) => gzip.readUInt32LE(gzip.length - 4);

// Few clients want the plain text: it isn't stored but decompressed for them.
function sendUnpacked(
  exchange: RequestResponse,
  stored: StoredResponse,
  fill: (headers: string[]) => string[],
): number {
  if (!("gzip" in stored.bodies)) throw new Error("a stored answer without a body");
  const { gzip } = stored.bodies;
  decompressGzip(gzip)
    .then((body) => write(exchange, stored.status, fill(bodyHeaders(stored, "identity", body)), body))
    .catch(() => exchange.res.destroy());
  return exchange.req.method === "HEAD" ? 0 : unpackedLength(gzip);
}

function write({ req, res }: RequestResponse, status: number, headers: string[], body: Buffer): number {
  res.writeHead(status, headers);
  if (req.method === "HEAD") {
    res.end();
    return 0;
  }
  res.end(body);
  return body.length;
}

function fillSlots(
  headers: string[],
  { storedAt, timing }: StoredResponse,
  requestId: string,
  now: number,
  source: Source,
): string[] {
  if (storedAt === null) return headers;
  headers[REQUEST_ID_SLOT] = requestId;
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
  const flat =
    storedAt === null ? [] : ["X-Request-Id", "", "Age", "0", "Server-Timing", "", "Date", dateOf(storedAt)];
  for (const [name, value] of headers) {
    if (name !== "x-request-id" && name !== "date") flat.push(name, value);
  }
  return flat;
}

const dateOf = (moment: number) => new Date(moment).toUTCString();

export function addVary(headers: Headers, name: string): void {
  const present = (headers.get("Vary") ?? "").split(",").map((item) => item.trim().toLowerCase());
  if (!present.includes(name.toLowerCase())) headers.append("Vary", name);
}

const PRIVATE = "private, no-store";

/** A response that clears cookies is private; one that sets cookies has its own headers. */
export function addClearedCookies(headers: Headers, cleared: readonly string[] = []): void {
  if (cleared.length === 0 || headers.has("Set-Cookie")) return;
  for (const cookie of cleared) headers.append("Set-Cookie", cookie);
  headers.set("Cache-Control", PRIVATE);
}

function withClearedCookies(cookies: string[], cleared: readonly string[] = []): string[] {
  if (cleared.length === 0) return cookies;
  const own = cookies.map((text, index) => (cookies[index - 1] === "cache-control" ? PRIVATE : text));
  return [...own, ...cleared.flatMap((cookie) => ["Set-Cookie", cookie])];
}
