import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { json, startRecorder, type Answer } from "../../tests/support/recorder";

/** The upstream as one request sees it, over real HTTP. */

const upstream = await startRecorder(json([]));
vi.stubEnv("API_BASE_URL", upstream.url);
vi.stubEnv("DEFAULT_TOKEN", "sabit.sabit.sabit");

let upstreamFor: typeof import("./client").upstreamFor;
let registerCanary: typeof import("./client").registerCanary;
let errors: typeof import("./errors");
let content: typeof import("./contracts/content");
let menu: typeof import("./contracts/menu");
let prices: typeof import("./contracts/prices");

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  upstream.restore();
  upstream.requests.length = 0;
  vi.resetModules();
  ({ upstreamFor, registerCanary } = await import("./client"));
  errors = await import("./errors");
  content = await import("./contracts/content");
  menu = await import("./contracts/menu");
  prices = await import("./contracts/prices");
});
afterAll(() => upstream.stop());

const ITEM = { Id: 7, Baslik: "Arpa", TipId: 1 };
const down: Answer = (_, response) => void response.destroy();
const MINUTE = 60_000;
const later = (ms: number) => vi.advanceTimersByTime(ms);

test("shares answers between requests, but not between languages or parameters", async () => {
  upstream.intercept("GetWithFilterInfo", json({ data: [ITEM], totalRecords: 1 }));
  for (const language of ["tr", "tr", "en", "en"] as const) {
    await upstreamFor(language).read(content.findItem, { id: 7 });
  }
  await upstreamFor("en").read(content.findItem, { id: 7 }, { language: "tr" });
  await upstreamFor("tr").read(content.findItem, { id: 8 });
  await upstreamFor("tr").read(content.listFiles, { id: 7 });
  expect(upstream.requests.map(({ headers }) => headers["lang"])).toEqual(["tr", "en", "tr", "tr"]);
});

test("sends the site's token for the menu and none for content", async () => {
  await upstreamFor("tr").read(menu.readMenu, null);
  await upstreamFor("tr").read(content.findItem, { id: 7 });
  expect(upstream.requests.map(({ headers }) => headers["authorization"])).toEqual([
    "Bearer sabit.sabit.sabit",
    undefined,
  ]);
});

test("retries a read on a dead connection within the same request", async () => {
  let count = 0;
  upstream.intercept("GetWithFilterInfo", (received, response) =>
    (count += 1) === 1 ? down(received, response) : json([ITEM])(received, response),
  );
  expect(await upstreamFor("tr").read(content.findItem, { id: 7 })).toMatchObject({ title: "Arpa" });
  expect(count).toBe(2);
});

test("reports the age of a stale answer after ten minutes past its time", async () => {
  upstream.intercept("GetWithFilterInfo", json([ITEM]));
  const madeAt = Date.now();
  const first = upstreamFor("tr");
  await first.read(content.findItem, { id: 7 });
  expect([first.isProvisional(), first.staleSince()]).toEqual([false, null]);

  upstream.intercept("GetWithFilterInfo", down);
  later(5 * MINUTE + 1_000);
  const soon = upstreamFor("tr");
  expect(await soon.read(content.findItem, { id: 7 })).toMatchObject({ title: "Arpa" });
  expect([soon.isProvisional(), soon.staleSince()]).toEqual([true, null]);

  later(10 * MINUTE);
  const old = upstreamFor("tr");
  await old.read(content.findItem, { id: 7 });
  expect(old.staleSince()).toBe(madeAt);
});

test("reports the oldest of several stale answers", async () => {
  const madeAt = Date.now();
  await upstreamFor("tr").read(content.listFiles, { id: 1 });
  later(MINUTE);
  await upstreamFor("tr").read(content.listFiles, { id: 2 });
  upstream.intercept("IcerikDosya", down);
  later(30 * MINUTE);
  const request = upstreamFor("tr");
  await request.read(content.listFiles, { id: 2 });
  await request.read(content.listFiles, { id: 1 });
  expect(request.staleSince()).toBe(madeAt);
});

test("shows no stale answer for a withdrawn one", async () => {
  await upstreamFor("tr").read(content.listFiles, { id: 1 });
  upstream.intercept("IcerikDosya", json({}, 410));
  later(6 * MINUTE);
  const request = upstreamFor("tr");
  await expect(request.read(content.listFiles, { id: 1 })).rejects.toBeInstanceOf(errors.NotFoundError);
  expect(request.isProvisional()).toBe(false);
});

test("marks the page provisional when a read fails, and failed when all fail", async () => {
  upstream.intercept("GetAnaKart", json({}, 500));
  const request = upstreamFor("tr");
  await expect(request.read(prices.readHeadline, null)).rejects.toBeInstanceOf(errors.BrokenError);
  expect(request.isProvisional()).toBe(true);
  expect(request.totalFailure()).toBeInstanceOf(errors.BrokenError);
  await request.read(prices.listLivePrices, null);
  expect(request.totalFailure()).toBeNull();
});

describe("an upstream that suddenly has nothing", () => {
  const GONE: [string, Answer][] = [
    ["401", json({}, 401)],
    ["404", json({}, 404)],
    ["null", json(null)],
    ["[]", json([])],
  ];
  const restartOf = async (nothing: Answer) => {
    upstream.intercept("TescilBilgi", json({ data: [{ Id: 1, Unvan: "Merkez" }], totalRecords: 1 }));
    upstream.intercept("GetWithFilterInfo", json([ITEM]));
    await registerCanary();
    await upstreamFor("tr").read(content.findItem, { id: 7 });
    upstream.intercept("/", nothing);
    later(6 * MINUTE);
  };

  test.each(GONE)("by %s counts as down: stale answers are served", async (_, nothing) => {
    await restartOf(nothing);
    const request = upstreamFor("tr");
    expect(await request.read(content.findItem, { id: 7 })).toMatchObject({ title: "Arpa" });
    expect(request.isProvisional()).toBe(true);
  });

  test("is asked again when it recovers in between", async () => {
    await restartOf(json([]));
    let looks = 0;
    upstream.intercept("TescilBilgi", (received, response) => {
      looks += 1;
      upstream.restore();
      upstream.intercept("GetWithFilterInfo", json([{ ...ITEM, Baslik: "Buğday" }]));
      return json({ data: [{ Id: 1, Unvan: "Merkez" }], totalRecords: 1 })(received, response);
    });
    expect(await upstreamFor("tr").read(content.findItem, { id: 7 })).toMatchObject({ title: "Buğday" });
    expect(looks).toBe(1);
  });

  test("is believed when the canary never had rows", async () => {
    upstream.intercept("IcerikDosya", json([{ Id: 3 }]));
    await upstreamFor("tr").read(content.listFiles, { id: 1 });
    upstream.intercept("/", json({}, 404));
    later(6 * MINUTE);
    await expect(upstreamFor("tr").read(content.listFiles, { id: 1 })).rejects.toBeInstanceOf(
      errors.NotFoundError,
    );
  });
});
