import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { expectCalmLog, warningsOf } from "../support/portal-log";
import { type Answer, forwardTo, json, type Recorder } from "../support/recorder";
import { startProxiedStack, type ProxiedStack } from "../support/proxied-stack";
import { open } from "../support/visit";
import { gate } from "../support/waiting";

const CONTENT = "DuyuruHaber/GetWithFilterInfo";
const LOG_IN = "KullaniciGirisYap";
const FAILURE = json({ Message: "İşlem sırasında bir hata oluştu" }, 500);

let stack: ProxiedStack;
let proxy: Recorder;

beforeAll(async () => {
  stack = await startProxiedStack();
  proxy = stack.proxy;
});
afterAll(() => stack.stop());
afterEach(async () => {
  proxy.restore();
  // Closes breakers and drops failed answers.
  await stack.clock.advance({ minutes: 1 });
});

const get = (path: string) => open(stack.portal.url, path);

/** How often a path was requested during something. */
async function countOf(part: string, act: () => Promise<unknown>): Promise<number> {
  const before = proxy.requestsTo(part).length;
  await act();
  return proxy.requestsTo(part).length - before;
}

describe("a failed call", () => {
  test("that reads is retried once, and may succeed", async () => {
    proxy.intercept(CONTENT, async (request, response) => {
      proxy.restore();
      await FAILURE(request, response);
    });
    const count = await countOf(CONTENT, async () => expect((await get("/detay/1001")).status).toBe(200));
    expect(count).toBe(2);
  });

  test("that keeps failing is tried twice", async () => {
    proxy.intercept(CONTENT, FAILURE);
    const count = await countOf(CONTENT, async () => expect((await get("/detay/1002")).status).toBe(502));
    expect(count).toBe(2);
  });

  test("that doesn't fit the contract is not repeated", async () => {
    proxy.intercept(CONTENT, json({ data: [{ Id: "x" }], totalRecords: 1 }));
    const count = await countOf(CONTENT, async () => expect((await get("/detay/1003")).status).toBe(502));
    expect(count).toBe(1);
    expect(JSON.stringify(warningsOf(stack, "content.item"))).toContain("contract: 0.Id");
  });

  test("that writes is never repeated", async () => {
    proxy.intercept(LOG_IN, FAILURE);
    await stack.clock.advance({ hours: 9 });
    expect(await countOf(LOG_IN, () => get("/detay/1004"))).toBe(1);
  });
});

describe("visitors' input", () => {
  test("suspends no calls of existing pages, whatever the upstream makes of it", async () => {
    const stumbles: Answer = (request, response) =>
      request.body.includes("zehir")
        ? FAILURE(request, response)
        : forwardTo(stack.upstream.url)(request, response);
    proxy.intercept(CONTENT, stumbles);
    for (const word of ["zehir1", "zehir2", "zehir3", "zehir4"])
      expect([502, 503]).toContain((await get(`/haber-list?ara=${word}`)).status);
    for (const path of ["/haber-list", "/haber-list?sayfa=2", "/detay-duyuru-haber/1007"])
      expect((await get(path)).status, path).toBe(200);
  });
});

describe("a dead upstream", () => {
  test("is left alone after a few calls, of whatever kind", async () => {
    proxy.intercept("/api/v1/", FAILURE);
    const paths = Array.from({ length: 30 }, (_, index) => `/detay-duyuru-haber/${2000 + index}`);
    const count = await countOf(CONTENT, async () => {
      for (const path of paths) expect([502, 503]).toContain((await get(path)).status);
    });
    // Ten failures suspend look-ups; they are tried again every three seconds.
    expect(count).toBeLessThanOrEqual(14);
  });

  test("is called once for simultaneous requests", async () => {
    const { opened, open: fail } = gate();
    proxy.intercept(CONTENT, (request, response) => opened.then(() => FAILURE(request, response)));
    const count = await countOf(CONTENT, async () => {
      const visits = Array.from({ length: 40 }, () => get("/detay/1005"));
      // Connections are accepted in order: by then all have arrived.
      await get("/healthz");
      fail();
      for (const { status } of await Promise.all(visits)) expect([502, 503]).toContain(status);
    });
    expect(count).toBeLessThanOrEqual(2);
  });

  test("is logged as warnings at most", () => expectCalmLog(stack));
});
