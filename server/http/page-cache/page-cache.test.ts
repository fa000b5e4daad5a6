import { describe, expect, test } from "vitest";
import { page, PRIVATE, SHARED, startTestFront } from "../testing/test-front";
import { gate, until } from "../../../tests/support/waiting";
import { ask } from "../testing/ask";

const LONG = "Çiğ köfte, şeftali, ığdır ".repeat(200);
const BR = { "Accept-Encoding": "gzip, br" };

describe("a shareable page", () => {
  test("is rendered once and then served from memory, with Age", async () => {
    const front = await startTestFront(() =>
      Promise.resolve(page(LONG, SHARED, { "Content-Language": "tr" })),
    );
    const first = await front.get("/", BR);
    front.pass(12);
    const second = await front.get("/", BR);
    expect(front.rendered).toEqual(["/"]);
    expect(second.text).toBe(LONG);
    expect(second.headers).toMatchObject({
      age: "12",
      "cache-control": SHARED,
      "content-encoding": "br",
      "content-language": "tr",
      "content-length": String(second.body.length),
      vary: "Accept-Encoding",
    });
    expect(second.headers["x-request-id"]).not.toBe(first.headers["x-request-id"]);
    expect(second.headers.date).toBe(first.headers.date);
  });

  test.each([
    ["br;q=0, gzip", "gzip"],
    ["gzip;q=0.5, br;q=1", "br"],
    ["gzip;q=1, br;q=0.2", "gzip"],
    ["*", "br"],
    ["identity", undefined],
    ["br;q=0, gzip;q=0", undefined],
    ["zstd", undefined],
  ])("comes in the accepted encoding: %s", async (accepted, coding) => {
    const front = await startTestFront(() => Promise.resolve(page(LONG)));
    await front.get("/", BR);
    const reply = await front.get("/", { "Accept-Encoding": accepted });
    expect(reply.headers["content-encoding"]).toBe(coding);
    expect(reply.headers["content-length"]).toBe(String(reply.body.length));
    expect(reply.text).toBe(LONG);
    expect(front.rendered).toHaveLength(1);
  });

  test("comes uncompressed without Accept-Encoding", async () => {
    const front = await startTestFront(() => Promise.resolve(page(LONG)));
    expect((await front.get("/")).body.toString()).toBe(LONG);
  });

  test("answers 304 to its ETag in any encoding, and to no other", async () => {
    const front = await startTestFront(() => Promise.resolve(page(LONG)));
    const { headers } = await front.get("/", BR);
    const etag = headers.etag ?? "";
    for (const tag of [etag, `"other", ${etag}`, "*", etag.replace("W/", "")]) {
      const reply = await front.get("/", { "If-None-Match": tag });
      expect(reply.status).toBe(304);
      expect(reply.body).toHaveLength(0);
      expect(reply.headers).toMatchObject({ etag, "cache-control": SHARED, age: "0" });
    }
    expect((await front.get("/", { "If-None-Match": 'W/"other"' })).status).toBe(200);
  });

  test("answers HEAD with the headers of GET and no body", async () => {
    const front = await startTestFront(() => Promise.resolve(page(LONG)));
    const head = await ask(front.port, "/", { method: "HEAD", headers: BR });
    const get = await front.get("/", BR);
    expect(head.body).toHaveLength(0);
    expect(head.headers["content-length"]).toBe(get.headers["content-length"]);
    expect(front.rendered).toHaveLength(1);
    expect(front.requests[0]?.method).toBe("GET");
  });

  test("is rendered once for a hundred simultaneous first visitors", async () => {
    const { opened, open } = gate();
    const front = await startTestFront(() => opened.then(() => page(LONG)));
    const visitors = Array.from({ length: 100 }, () => front.get("/", BR));
    await until(() => front.rendered.length > 0);
    open();
    const replies = await Promise.all(visitors);
    expect(front.rendered).toHaveLength(1);
    expect(replies.every(({ text }) => text === LONG)).toBe(true);
  });

  test("is rendered without any header of the first visitor", async () => {
    const front = await startTestFront(() => Promise.resolve(page(LONG)));
    await front.get("/", { Cookie: "langid=1; _ga=1", "Accept-Language": "de", "Cache-Control": "no-cache" });
    const headers = Object.fromEntries(front.requests[0]?.headers ?? []);
    expect(Object.keys(headers).sort()).toEqual(["accept", "host"]);
    expect(front.requests[0]?.url).toBe("http://portal.test/");
  });

  test("may also be a 404 or a permanent redirect", async () => {
    const front = await startTestFront(({ url }) =>
      Promise.resolve(
        url.includes("detay") ? page("yok", SHARED, {}, 404) : page("", SHARED, { Location: "/en" }, 308),
      ),
    );
    for (const path of ["/detay/1", "/en/home", "/detay/1", "/en/home"]) await front.get(path);
    expect(front.rendered).toEqual(["/detay/1", "/en/home"]);
    expect((await front.get("/detay/1")).status).toBe(404);
    expect((await front.get("/en/home")).headers.location).toBe("/en");
  });
});

describe("cache keys", () => {
  test("ignore unknown, empty and repeated parameters, which don't reach the app either", async () => {
    const front = await startTestFront(({ url }) => Promise.resolve(page(url)));
    for (const path of [
      "/haber-list?utm_source=x&sayfa=2",
      "/haber-list?sayfa=2&ara=&z=1",
      "/haber-list?sayfa=2",
    ]) {
      expect((await front.get(path)).text).toBe("http://portal.test/haber-list?sayfa=2");
    }
    await front.get("/haber-list?ara=pamuk&sayfa=3&sayfa=4");
    expect(front.rendered).toEqual(["/haber-list?sayfa=2", "/haber-list?sayfa=3&ara=pamuk"]);
  });

  test("pass addresses outside the page table through, unstored", async () => {
    const front = await startTestFront(() => Promise.resolve(page("x")));
    await front.get("/unknown?a=1");
    await front.get("/unknown?a=1");
    expect(front.rendered).toEqual(["/unknown?a=1", "/unknown?a=1"]);
  });
});

describe("responses that must not be stored", () => {
  test.each([
    ["private", page("x", PRIVATE)],
    ["no s-maxage", page("x", "public, max-age=60")],
    ["not public", page("x", "s-maxage=60")],
    ["a cookie", page("x", SHARED, { "Set-Cookie": "a=1" })],
    ["Vary: *", page("x", SHARED, { Vary: "*" })],
    ["a passing redirect", page("", SHARED, { Location: "/en" }, 302)],
    ["a failure", page("x", SHARED, {}, 503)],
  ])("%s", async (_, answer) => {
    const front = await startTestFront(() => Promise.resolve(answer.clone()));
    await front.get("/");
    const reply = await front.get("/");
    expect(front.rendered).toHaveLength(2);
    expect(reply.headers.age).toBeUndefined();
    expect(front.front.pages.bytes).toBe(0);
  });

  test("are requested again by each visitor who waited for them", async () => {
    const { opened, open } = gate();
    let number = 0;
    const front = await startTestFront(() => {
      const own = `key ${++number}`;
      return opened.then(() => page(own, PRIVATE, { "Set-Cookie": `form=${own}` }));
    });
    const visitors = Array.from({ length: 5 }, () => front.get("/"));
    await until(() => front.rendered.length > 0);
    open();
    const texts = (await Promise.all(visitors)).map(({ text }) => text);
    expect(new Set(texts).size).toBe(5);
  });

  test("include pages for a visitor with cookies", async () => {
    const front = await startTestFront(({ headers }) =>
      Promise.resolve(page(headers.get("Cookie") ?? "", PRIVATE)),
    );
    expect((await front.get("/", { Cookie: "giris=step2" })).text).toBe("giris=step2");
  });

  test("don't include requests with Authorization or foreign cookies, which no page reads", async () => {
    const front = await startTestFront(() => Promise.resolve(page("x")));
    await front.get("/");
    await front.get("/", { Cookie: "myportal=x; langid=1" });
    await front.get("/", { Authorization: "Bearer x" });
    expect(front.rendered).toHaveLength(1);
  });
});
