import { describe, expect, test } from "vitest";
import { ask, sendRaw } from "./testing/ask";
import { page, PRIVATE, SHARED, startTestFront } from "./testing/test-front";

const echo = async (request: Request): Promise<Response> =>
  page(`${request.method} ${new URL(request.url).pathname} ${await request.text()}`, PRIVATE);

describe("refusals before the app", () => {
  test("answer 414 to an address of more than 2 KB", async () => {
    const front = await startTestFront(echo);
    const path = `/dosya/x/${"x".repeat(2_039)}`;
    expect((await front.get(path)).status).toBe(200);
    expect((await front.get(`${path}x`)).status).toBe(414);
    expect((await front.get(`/?birim=${"x".repeat(10_000)}`)).status).toBe(414);
    expect(front.rendered).toEqual([path]);
  });

  test.each([
    "/__manifest?p=/a&version=1",
    "/_root.data",
    "/hakkimizda.data?_routes=root",
    "/yok.data",
    "/dosya/x/y.data",
    "/cikis.data",
    "/hakkimizda/.data",
  ])("answer 404 to Remix addresses that no page uses: %s", async (path) => {
    const front = await startTestFront(echo);
    expect((await front.get(path)).status).toBe(404);
    expect((await ask(front.port, path, { method: "POST" })).status).toBe(404);
    expect(front.rendered).toEqual([]);
  });

  test("answer 404 to Remix's older data parameter", async () => {
    const front = await startTestFront(echo);
    await front.get("/yok?_data=routes/shell&a=1");
    await ask(front.port, "/giris?_data=root", { method: "POST" });
    expect(front.rendered).toEqual(["/yok?a=1", "/giris"]);
  });

  test("allow double slashes only in file paths, as the upstream writes them", async () => {
    const front = await startTestFront(echo);
    expect((await front.get("/haber-list//")).status).toBe(400);
    expect((await front.get("/a//b")).status).toBe(400);
    expect((await front.get("/dosya/x/a//b.pdf")).status).toBe(200);
    expect(front.rendered).toEqual(["/dosya/x/a//b.pdf"]);
  });

  test.each(["/dosya/x/y", "/dil/en", "/veri/x.csv", "/takvim/x.ics", "/sitemap.xml", "/healthz"])(
    "allow no POST to %s",
    async (path) => {
      const front = await startTestFront(echo);
      const { status, headers } = await ask(front.port, path, { method: "POST", body: Buffer.from("a=1") });
      expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
      expect(front.rendered).toEqual([]);
    },
  );

  test("answer 431 to headers over 32 KB and 400 to what isn't HTTP, and close the connection", async () => {
    const front = await startTestFront(echo);
    const head = await sendRaw(
      front.port,
      `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${"x".repeat(33_000)}\r\n\r\n`,
    );
    expect(head).toMatch(/^HTTP\/1\.1 431 /);
    const noise = await sendRaw(front.port, "hello\r\n\r\n");
    expect(noise).toMatch(/^HTTP\/1\.1 400 [^]*X-Content-Type-Options: nosniff/);
  });

  test.each(["/%E0%A4%A", "//evil.example/", "/\\evil.example/", "/a%00b", "http://evil.example/", "/%"])(
    "answer 400 to a malformed address: %s",
    async (path) => {
      const front = await startTestFront(echo);
      const reply = await sendRaw(front.port, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      expect(reply).toMatch(/^HTTP\/1\.1 400 /);
      expect(front.rendered).toEqual([]);
    },
  );

  test("answer 400 to two Host headers, cached pages included", async () => {
    const front = await startTestFront(() => Promise.resolve(page("kept", SHARED)));
    const ask = (method: string, path: string, hosts: string) =>
      sendRaw(front.port, `${method} ${path} HTTP/1.1\r\n${hosts}\r\nConnection: close\r\n\r\n`);
    expect(await ask("GET", "/hakkimizda", "Host: x")).toMatch(/^HTTP\/1\.1 200 /);
    for (const [method, path] of [
      ["GET", "/hakkimizda"],
      ["GET", "/favicon.svg"],
      ["POST", "/giris"],
    ] as const)
      expect(await ask(method, path, "Host: x\r\nhOst: y")).toMatch(/^HTTP\/1\.1 400 /);
    expect(front.rendered).toEqual(["/hakkimizda"]);
  });

  test.each(["PUT", "DELETE", "PATCH", "TRACE"])(
    "answer 405 to %s and say what is allowed",
    async (method) => {
      const front = await startTestFront(echo);
      const reply = await ask(front.port, "/", { method });
      expect(reply.status).toBe(405);
      expect(reply.headers.allow).toBe("GET, HEAD, POST, OPTIONS");
    },
  );

  test("answer OPTIONS with what is allowed", async () => {
    const front = await startTestFront(echo);
    const reply = await ask(front.port, "/", { method: "OPTIONS" });
    expect(reply).toMatchObject({ status: 204, headers: { allow: "GET, HEAD, POST, OPTIONS" } });
  });

  test("answer 413 to a body of more than 64 KB, announced or not", async () => {
    const front = await startTestFront(echo);
    const whole = Buffer.alloc(64 * 1024, "x");
    expect((await ask(front.port, "/x", { method: "POST", body: whole })).status).toBe(200);
    front.rendered.length = 0;
    const body = Buffer.concat([whole, Buffer.from("x")]);
    const announced = { "Content-Length": String(body.length) };
    expect((await ask(front.port, "/x", { method: "POST", headers: announced, body })).status).toBe(413);
    expect(front.rendered).toEqual([]);
    const chunked = { "Transfer-Encoding": "chunked" };
    expect((await ask(front.port, "/x", { method: "POST", headers: chunked, body })).status).toBe(413);
  });
});
