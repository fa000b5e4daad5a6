import { once } from "node:events";
import { connect } from "node:net";
import { describe, expect, test, vi } from "vitest";
import { log } from "~server/observability/log";
import { expectSecurityHeaders } from "../../tests/support/security";
import { ask, sendRaw } from "./testing/ask";
import { page, PRIVATE, SHARED, startTestFront } from "./testing/test-front";
import { until } from "../../tests/support/waiting";

const echo = async (request: Request): Promise<Response> =>
  page(`${request.method} ${new URL(request.url).pathname} ${await request.text()}`, PRIVATE);

describe("requests to the app", () => {
  test("pass a POST whole, with our own origin", async () => {
    const front = await startTestFront(echo);
    const headers = { Host: "evil.example", "X-Forwarded-Host": "evil.example", Cookie: "a=1" };
    const reply = await ask(front.port, "/giris?index", {
      method: "POST",
      headers,
      body: Buffer.from("ad=Işık"),
    });
    expect(reply.text).toBe("POST /giris ad=Işık");
    const [request] = front.requests;
    expect(request?.url).toBe("http://portal.test/giris?index");
    expect(request?.headers.get("Host")).toBe("portal.test");
    expect(request?.headers.get("X-Forwarded-Host")).toBeNull();
    expect(request?.headers.get("Cookie")).toBe("a=1");
  });

  test("get Retry-After when they wait too long for a page", async () => {
    const front = await startTestFront(() => new Promise(() => undefined), { renderLimitMs: 20 });
    const reply = await front.get("/en/about", { Accept: "text/html" });
    expect(reply.status).toBe(503);
    expect(reply.headers["retry-after"]).toMatch(/^\d+$/);
    expect(reply.text).toContain('<html lang="en"');
  });

  test("close a connection whose next request comes before the answer", async () => {
    const front = await startTestFront(({ method }) => Promise.resolve(page(`${method} done`, PRIVATE)));
    const two = "GET /x HTTP/1.1\r\nHost: x\r\n\r\n".repeat(2);
    await sendRaw(front.port, two).catch(() => "reset");
    await until(() => front.rendered.length > 0);
    expect(front.rendered).toHaveLength(1);
  });

  test("keep a connection open after an unread body", async () => {
    const front = await startTestFront(({ method }) => Promise.resolve(page(`${method} done`, PRIVATE)));
    const body = "x".repeat(60_000);
    const socket = connect(front.port, "127.0.0.1").setEncoding("latin1");
    socket.write(`POST /x HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n\r\n${body}`);
    const [first] = (await once(socket, "data")) as [string];
    expect(first).toContain("POST done");
    socket.write("GET /y HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    expect((await socket.toArray()).join("")).toContain("GET done");
  });

  test("are aborted when the client disconnects", async () => {
    const front = await startTestFront(
      ({ signal }) =>
        new Promise((_, reject) => signal.addEventListener("abort", () => reject(new Error("left")))),
    );
    const leaving = new AbortController();
    const visit = fetch(`http://127.0.0.1:${front.port}/x`, { signal: leaving.signal }).catch(() => "left");
    await until(() => front.requests.length > 0);
    leaving.abort();
    expect(await visit).toBe("left");
    await until(() => front.requests[0]?.signal.aborted === true);
  });

  test("carry the request id of the response, never one from outside", async () => {
    const front = await startTestFront((_, { requestId }) => Promise.resolve(page(requestId, PRIVATE)));
    const reply = await front.get("/x", { "X-Request-Id": "forged" });
    expect(reply.text).toMatch(/^[\w-]{20,}$/);
    expect(reply.headers["x-request-id"]).toBe(reply.text);
  });
});

describe("responses of the app", () => {
  test.each(["br", "gzip", "identity"])("send a private page whole as %s", async (coding) => {
    const front = await startTestFront(() => Promise.resolve(page("ığüşöç".repeat(500), PRIVATE)));
    const reply = await front.get("/x", { "Accept-Encoding": coding });
    expect(reply.text).toBe("ığüşöç".repeat(500));
    expect(reply.headers["content-encoding"]).toBe(coding === "identity" ? undefined : coding);
    expect(reply.headers).toMatchObject({ vary: "Accept-Encoding", "cache-control": PRIVATE });
  });

  test("keep several Set-Cookie headers apart", async () => {
    const headers = new Headers([
      ["Set-Cookie", "a=1; Path=/"],
      ["Set-Cookie", "b=2; Path=/"],
    ]);
    const front = await startTestFront(() => Promise.resolve(new Response("x", { headers })));
    expect((await front.get("/")).headers["set-cookie"]).toEqual(["a=1; Path=/", "b=2; Path=/"]);
  });

  test.each([
    [302, "/x"],
    [204, "/x"],
    [204, "/"],
  ])("send status %d without a body at %s", async (status, path) => {
    const front = await startTestFront(() =>
      Promise.resolve(new Response(null, { status, headers: { Location: "/en" } })),
    );
    expect(await front.get(path)).toMatchObject({ status, text: "", headers: { location: "/en" } });
  });

  test("stream what is not text", async () => {
    const bytes = Buffer.from(Array.from({ length: 5000 }, (_, index) => index % 256));
    const front = await startTestFront(() =>
      Promise.resolve(new Response(bytes, { headers: { "Content-Type": "image/webp" } })),
    );
    const reply = await front.get("/dosya/x", { "Accept-Encoding": "br" });
    expect(reply.body.equals(bytes)).toBe(true);
    expect(reply.headers["content-encoding"]).toBeUndefined();
  });

  test("show nothing but the request id when the app throws", async () => {
    const error = vi.spyOn(log, "error").mockReturnValue(undefined);
    const front = await startTestFront(() => Promise.reject(new Error("secret reason")));
    for (const path of ["/", "/x"]) {
      const reply = await front.get(path);
      expect(reply.status).toBe(500);
      expect(reply.text).toContain(reply.headers["x-request-id"]);
      expect(reply.text).not.toContain("secret");
    }
    expect(error).toHaveBeenCalledTimes(2);
  });
});

test("sends a long Turkish text intact wherever chunks split its letters", async () => {
  const text = "Değişim, İğdır'da çiğ süt; şöyle böyle — ₺12,50. ".repeat(6_500);
  expect(Buffer.byteLength(text)).toBeGreaterThan(300_000);
  for (let shift = 0; shift < 4; shift++) {
    const shifted = "x".repeat(shift) + text;
    const front = await startTestFront((request) =>
      Promise.resolve(page(shifted, new URL(request.url).pathname === "/" ? SHARED : PRIVATE)),
    );
    for (const path of ["/", "/private"]) {
      for (const coding of ["br", "gzip", "identity"]) {
        expect((await front.get(path, { "Accept-Encoding": coding })).text === shifted).toBe(true);
      }
    }
  }
});

describe("GET /", () => {
  test("redirects visitors who chose English, uncacheably", async () => {
    const front = await startTestFront(() => Promise.resolve(page("x")));
    await front.get("/");
    const reply = await front.get("/?utm=1", { Cookie: "a=1; langid=2" });
    expect(reply.status).toBe(302);
    expect(reply.headers).toMatchObject({ location: "/en", "cache-control": PRIVATE, vary: "Cookie" });
  });

  test.each([
    ["/", { Cookie: "langid=1" }],
    ["/", { Cookie: "xlangid=2; langid=22" }],
    ["/", { Cookie: "langid=2", "Sec-Fetch-Site": "same-origin" }],
    ["/home", { Cookie: "langid=2" }],
    ["/?birim=4", { Cookie: "langid=2" }],
  ])("stays Turkish at %s with %o", async (path, headers: Record<string, string>) => {
    const front = await startTestFront(() => Promise.resolve(page("x")));
    expect((await front.get(path, headers)).status).toBe(200);
  });
});

test("sets security headers on every response and keeps the app's own policy", async () => {
  const front = await startTestFront(({ url }) => {
    if (url.endsWith("/own"))
      return Promise.resolve(page("x", PRIVATE, { "Content-Security-Policy": "own" }));
    return Promise.resolve(page("x", url.endsWith("/") ? SHARED : PRIVATE));
  });
  const replies = await Promise.all([
    ...["/", "/x", "/healthz", "/readyz", "/_page/none.json", "/%E0"].map((path) => front.get(path)),
    ask(front.port, "/", { method: "DELETE" }),
    front.get("/", { Cookie: "langid=2" }),
  ]);
  for (const { headers } of [...replies, await front.get("/")]) {
    expectSecurityHeaders(new Headers(headers as Record<string, string>));
    expect(headers["x-request-id"]).toBeTruthy();
    expect(headers["strict-transport-security"]).toBeUndefined();
  }
  expect((await front.get("/own")).headers["content-security-policy"]).toBe("own");
});
