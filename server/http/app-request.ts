import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable, Transform } from "node:stream";
import type { ReadableStream } from "node:stream/web";

/** Names that would let a client tell the app what only the operator's settings may: where it runs. */
const UNTRUSTED = new Set(["host", "forwarded", "x-forwarded-host", "x-forwarded-proto", "x-forwarded-port"]);

/** A request of the app, and whether its body turned out too long. */
export interface AppRequest {
  request: Request;
  bodyTooLong: () => boolean;
}

/** The web Request for a request of node:http; aborted when the visitor leaves. */
export function toRequest(
  req: IncomingMessage,
  res: ServerResponse,
  url: URL,
  bodyLimit: number,
): AppRequest {
  const controller = new AbortController();
  res.once("close", () => {
    if (!res.writableFinished) controller.abort();
  });
  const init = { method: req.method ?? "GET", headers: toHeaders(req, url), signal: controller.signal };
  if (req.method === "GET" || req.method === "HEAD") {
    return { request: new Request(url, init), bodyTooLong: () => false };
  }
  const meter = bodyMeter(bodyLimit);
  // Whatever the app left unread must not block the next request of the connection.
  res.once("finish", () => {
    req.unpipe(meter.stream);
    req.resume();
  });
  req.once("error", (error) => meter.stream.destroy(error));
  const body = Readable.toWeb(req.pipe(meter.stream)) as ReadableStream<Uint8Array>;
  const request = new Request(url, { ...init, body, duplex: "half" } as RequestInit);
  return { request, bodyTooLong: meter.exceeded };
}

function toHeaders(req: IncomingMessage, url: URL): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(req.headers)) {
    if (value === undefined || UNTRUSTED.has(name)) continue;
    // Remix breaks down over the Origin of another site; without it our own check refuses in words.
    if (name === "origin" && value !== url.origin) continue;
    for (const item of Array.isArray(value) ? value : [value]) headers.append(name, item);
  }
  headers.set("Host", url.host);
  return headers;
}

function bodyMeter(limit: number): { stream: Transform; exceeded: () => boolean } {
  let bytes = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > limit) done(new Error("the request body is too long"));
      else done(null, chunk);
    },
  });
  // The app learns of the fault through the body it reads; unread, it must not end the process.
  stream.on("error", () => undefined);
  return { stream, exceeded: () => bytes > limit };
}
