import { request, type IncomingHttpHeaders } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { elements } from "../support/html";
import { logLines } from "../support/log-lines";
import { poll } from "../support/waiting";
import { purge } from "../support/purge";
import type { Recorder } from "../support/recorder";
import { expectSecurityHeaders } from "../support/security";
import { startProxiedStack, type ProxiedStack } from "../support/proxied-stack";
import { inventedSession, sealedSession } from "../support/sealed-session";
import { open } from "../support/visit";

interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

let stack: ProxiedStack;
let proxy: Recorder;

beforeAll(async () => {
  // Hits are logged at this level only.
  stack = await startProxiedStack({ env: { LOG_LEVEL: "debug" } });
  proxy = stack.proxy;
});
afterAll(() => stack.stop());

/** The bytes on the wire, neither decompressed nor changed. */
function raw(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const outgoing = request(stack.portal.url + path, { headers, method }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk)).on("error", reject);
      answer.on("end", () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
    });
    outgoing.on("error", reject).end();
  });
}

/** Where a response came from, according to the log. */
async function sourceOf(path: string, headers: Record<string, string> = {}): Promise<unknown> {
  const { headers: answered } = await raw(path, headers);
  const id = answered["x-request-id"];
  const findLine = () =>
    logLines(stack.portal.output()).find(({ requestId, msg }) => requestId === id && msg === "request");
  return (await poll(findLine, (line) => line !== undefined))?.["cache"];
}

describe("a page", () => {
  test("is rendered once, then served from the cache with its age", async () => {
    expect(await sourceOf("/tarihce")).toBe("miss");
    expect(await sourceOf("/tarihce")).toBe("hit");
    await stack.clock.advance({ minutes: 1 });
    expect(await sourceOf("/tarihce")).toBe("hit");
    const { headers } = await raw("/tarihce");
    expect(Number(headers["age"])).toBeGreaterThanOrEqual(60);
    expect(Number(headers["age"])).toBeLessThan(120);
  });

  test("reports its cost, and that it came from the cache", async () => {
    const [first, second, form] = [
      await raw("/ucret-tarifeleri"),
      await raw("/ucret-tarifeleri"),
      await raw("/iletisim"),
    ];
    const cost = /app;dur=\d+\.\d, upstream;dur=\d+\.\d$/;
    expect(first.headers["server-timing"]).toMatch(cost);
    expect(first.headers["server-timing"]).toMatch(/^cache;desc=miss, /);
    expect(second.headers["server-timing"]).toBe(
      String(first.headers["server-timing"]).replace("miss", "hit"),
    );
    expect(form.headers["server-timing"]).toMatch(/^app;dur=/);
  });

  test("past its lifetime is served while it is renewed", async () => {
    await raw("/kurulus");
    await stack.clock.advance({ minutes: 6 });
    expect(await sourceOf("/kurulus")).toBe("stale");
    await expect.poll(() => sourceOf("/kurulus")).toBe("hit");
  });

  test("costs one rendering and one set of calls for simultaneous first visitors", async () => {
    await purge(stack);
    const before = proxy.requestsTo("DuyuruHaber/GetWithFilterInfo").length;
    const visits = await Promise.all(Array.from({ length: 100 }, () => raw("/vizyon-misyon")));
    expect(new Set(visits.map(({ body }) => body.toString("utf8"))).size).toBe(1);
    const misses = visits.filter(({ headers }) => String(headers["server-timing"]).includes("desc=miss"));
    expect(misses).toHaveLength(1);
    expect(proxy.requestsTo("DuyuruHaber/GetWithFilterInfo")).toHaveLength(before + 1);
  });

  test("has the same bytes in every encoding, hit or miss", async () => {
    await purge(stack);
    for (const path of ["/politikalar", "/politikalar", "/en/policies/kalite"]) {
      const plain = await raw(path);
      const br = await raw(path, { "Accept-Encoding": "gzip, deflate, br, zstd" });
      const gzip = await raw(path, { "Accept-Encoding": "gzip" });
      expect(plain.headers["content-encoding"]).toBeUndefined();
      expect([br, gzip].map(({ headers }) => headers["content-encoding"])).toEqual(["br", "gzip"]);
      expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true);
      expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
      for (const { headers, body } of [plain, br, gzip]) {
        expect(headers["content-length"]).toBe(String(body.length));
        expect(headers["vary"]?.toLowerCase()).toContain("accept-encoding");
        expect(headers["etag"]).toBe(plain.headers["etag"]);
      }
      expect(br.body.length).toBeLessThan(gzip.body.length);
    }
  });

  test("answers HEAD with headers only", async () => {
    const get = await raw("/hakkimizda");
    const head = await raw("/hakkimizda", {}, "HEAD");
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    for (const name of ["etag", "content-length", "content-type", "cache-control"]) {
      expect(head.headers[name], name).toBe(get.headers[name]);
    }
  });
});

describe("a conditional request", () => {
  test.each(["/hakkimizda", "/en/news?sayfa=2", "/favicon.svg"])("gets 304: %s", async (path) => {
    const { headers } = await raw(path);
    const etag = headers["etag"] ?? "";
    expect(etag).toMatch(/^W\/"[\w-]+"$/);
    for (const tags of [etag, `"other", ${etag}`, etag.slice(2), "*"]) {
      const again = await raw(path, { "If-None-Match": tags, "Accept-Encoding": "br" });
      expect(again.status, tags).toBe(304);
      expect(again.body).toHaveLength(0);
      expect(again.headers["etag"]).toBe(etag);
      expect(again.headers["cache-control"]).toBe(headers["cache-control"]);
      expectSecurityHeaders(new Headers(again.headers as Record<string, string>));
    }
    expect((await raw(path, { "If-None-Match": '"other"' })).status).toBe(200);
  });
});

describe("a page is the same for everyone", () => {
  test.each([
    ["parameters it doesn't read", "/hakkimizda?utm_source=x&fbclid=y&sayfa=3&__proto__=1", {}],
    ["empty parameters", "/hakkimizda?ara=", {}],
    ["cookies of others", "/hakkimizda", { Cookie: "_ga=1; langid=2; portalx=1; xsade=1" }],
    ["a language of the browser", "/hakkimizda", { "Accept-Language": "en-GB" }],
    ["a wish for a new one", "/hakkimizda", { "Cache-Control": "no-cache", Pragma: "no-cache" }],
    ["another host", "/hakkimizda", { Host: "evil.example", "X-Forwarded-Host": "evil.example" }],
  ])("whatever comes with %s", async (_, path, headers) => {
    const { body } = await raw("/hakkimizda");
    expect(await sourceOf(path, headers)).toBe("hit");
    expect((await raw(path, headers)).body.equals(body)).toBe(true);
    expect(body.toString("utf8")).not.toContain("evil.example");
  });

  test("in any order of its own parameters", async () => {
    await raw("/haber-list?sayfa=2&yil=2026");
    expect(await sourceOf("/haber-list?yil=2026&x=1&sayfa=2")).toBe("hit");
    expect(await sourceOf("/haber-list?yil=2025&sayfa=2")).toBe("miss");
  });

  test("also with an unopenable session cookie, or credentials that no page reads", async () => {
    await raw("/hakkimizda");
    for (const Cookie of ["portal=x", "portal.1=x", "a=b; portal.0=x"])
      expect(await sourceOf("/hakkimizda", { Cookie }), Cookie).toBe("hit");
    expect(await sourceOf("/hakkimizda", { Authorization: "Bearer x" })).toBe("hit");
  });

  test("but personal pages neither come from the cache nor enter it", async () => {
    const { header: Cookie } = await sealedSession(inventedSession());
    await raw("/hakkimizda");
    expect(await sourceOf("/hakkimizda", { Cookie })).toBe("pass");
    expect(await sourceOf("/error")).toBe("pass");
    expect(await sourceOf("/error")).toBe("pass");
  });
});

describe("build files", () => {
  test("are immutable with a hash in the name, others last an hour", async () => {
    const { body } = await open(stack.portal.url, "/");
    const script = elements(body, "script").find(({ type }) => type === "module")?.["src"] ?? "";
    const hashed = await raw(script, { "Accept-Encoding": "br" });
    expect(hashed.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    for (const path of ["/favicon.svg", "/assets/i18n/tr.json"]) {
      expect((await raw(path)).headers["cache-control"]).toBe("public, max-age=3600");
    }
  });
});

test("a purge by the operator renews everything", async () => {
  await raw("/hakkimizda");
  expect(await sourceOf("/hakkimizda")).toBe("hit");
  const before = proxy.requestsTo("DuyuruHaber/GetWithFilterInfo").length;
  await purge(stack);
  expect(await sourceOf("/hakkimizda")).toBe("miss");
  expect(proxy.requestsTo("DuyuruHaber/GetWithFilterInfo").length).toBeGreaterThan(before);
});
