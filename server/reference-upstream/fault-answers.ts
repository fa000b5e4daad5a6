import { once } from "node:events";
import type { Socket } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as delay } from "node:timers/promises";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Context, Next } from "hono";
import { Refusal, refuse } from "./refusal";
import type { UpstreamEnv } from "./upstream";

const SLOW_MS = 4_000;
const HANG_MS = 60_000;
const DRIP_MS = 200;
const HUGE_BYTES = 50 * 1024 * 1024;
const HTML_PAGE = "<!doctype html><title>502</title><h1>Bad Gateway</h1>";

type Answer = (
  c: Context<UpstreamEnv>,
  next: Next,
  rule: { delayMs?: number | undefined },
) => Response | Promise<Response> | Promise<void>;

export const FAULT_ANSWERS = {
  "500": (c) => refuse(c, new Refusal(500, "failed")),
  slow: async (_, next, rule) => {
    await delay(rule.delayMs ?? SLOW_MS);
    await next();
  },
  hang: async (c) => {
    const { socket } = c.env.incoming;
    await holdOpen(socket);
    socket.destroy();
    return RESPONSE_ALREADY_SENT;
  },
  drip: (c) => stream(c, drops()),
  huge: (c) => stream(c, spaces(HUGE_BYTES)),
  malformed: (c) => {
    if (c.req.path.endsWith(".xml")) return c.body('<?xml version="1.0"?><Tarih_Date Tarih="20.11', 200, xml);
    return c.body('{"data":[{"Id":1,"Baslik":"Yar', 200, json);
  },
  html: (c) => c.html(HTML_PAGE),
  empty: (c) => c.body("", 200, json),
  "no-rows": (c, next) => rewrite(c, next, withoutRows, withoutElements),
  "wrong-types": (c, next) => rewrite(c, next, withWrongTypes, withoutNumbers),
  "null-fields": (c, next) => rewrite(c, next, withNulls),
  "missing-fields": (c, next) => rewrite(c, next, withoutFields),
  "401": (c) => refuse(c, new Refusal(401, "sessionExpired")),
  "403": (c) => refuse(c, new Refusal(403, "forbidden")),
  "no-token": (c, next) => rewrite(c, next, withoutToken),
  "unreadable-user": (c, next) => rewrite(c, next, withUnreadableUser),
  reset: (c) => {
    c.env.incoming.socket.resetAndDestroy();
    return RESPONSE_ALREADY_SENT;
  },
} satisfies Record<string, Answer>;

const json = { "Content-Type": "application/json; charset=UTF-8" };
const xml = { "Content-Type": "application/xml; charset=UTF-8" };

async function holdOpen(socket: Socket): Promise<void> {
  const end = new AbortController();
  const closed = once(socket, "close", { signal: end.signal });
  const expired = delay(HANG_MS, undefined, { signal: end.signal });
  await Promise.race([closed, expired]);
  end.abort();
  await Promise.allSettled([closed, expired]);
}

async function stream(
  { env: { outgoing } }: Context<UpstreamEnv>,
  parts: Parameters<typeof Readable.from>[0],
) {
  outgoing.writeHead(200, json);
  await pipeline(Readable.from(parts), outgoing).catch(() => undefined);
  return RESPONSE_ALREADY_SENT;
}

function* spaces(bytes: number): Generator<Buffer> {
  const some = Buffer.alloc(64 * 1024, " ");
  for (let count = 0; count < bytes; count += some.length) yield some;
}

async function* drops(): AsyncGenerator<string> {
  for (let letters = HANG_MS / DRIP_MS; letters > 0; letters -= 1) {
    yield " ";
    await delay(DRIP_MS, undefined, { ref: false });
  }
}

async function rewrite(
  c: Context,
  next: Next,
  changeJson: (body: unknown) => unknown,
  changeXml: (body: string) => string = (body) => body,
): Promise<void> {
  await next();
  const { status, headers } = c.res;
  const type = headers.get("content-type") ?? "";
  if (type.includes("json")) c.res = Response.json(changeJson(await c.res.json()), { status });
  if (type.includes("xml")) c.res = new Response(changeXml(await c.res.text()), { status, headers: xml });
}

const withoutElements = (body: string) => body.replace(/\s*<Currency[\s\S]*<\/Currency>/, "");

const withoutNumbers = (body: string) => body.replace(/>[\d.]+</g, ">#<");

function withoutRows(body: unknown): unknown {
  if (Array.isArray(body)) return [];
  return isRecord(body) && Array.isArray(body["data"]) ? { ...body, data: [], totalRecords: 0 } : body;
}

/** A value with each field of its rows replaced, or left out. */
function changed(value: unknown, tell: (name: string, member: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => changed(each, tell));
  if (!isRecord(value)) return value;
  const fields = Object.entries(value).map(
    ([name, member]) => [name, changed(tell(name, member), tell)] as const,
  );
  return Object.fromEntries(fields.filter(([, member]) => member !== undefined));
}

function withWrongTypes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withWrongTypes);
  if (isRecord(value)) {
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withWrongTypes(member)]));
  }
  if (typeof value === "number") return `#${value}`;
  if (typeof value === "string") return { deger: value };
  return typeof value === "boolean" ? String(value) : [];
}

const isNeeded = (name: string, value: unknown) =>
  name === "Id" || (typeof value === "object" && value !== null);

const withNulls = (body: unknown) => changed(body, (name, value) => (isNeeded(name, value) ? value : null));

const withoutFields = (body: unknown) =>
  changed(body, (name, value) => (isNeeded(name, value) ? value : undefined));

const withoutToken = (body: unknown) => (isRecord(body) ? { ...body, token: undefined } : body);

/** A user as a truncated text, as badly stored ones are returned. */
function withUnreadableUser(body: unknown): unknown {
  return isRecord(body) && "kullanici" in body ? { ...body, kullanici: '{"Id":57,"Name":"Na' } : body;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
