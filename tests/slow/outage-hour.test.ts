import { afterAll, beforeAll, expect, test } from "vitest";
import tr from "../../public/assets/i18n/tr.json";
import { headingOf, textOf } from "../support/html";
import { expectCalmLog } from "../support/portal-log";
import { startStack, type Stack } from "../support/stack";
import { askUntil, open, type Visit } from "../support/visit";
import { memoryBytes } from "./support/memory";

/** One page of most kinds, seen by visitors before. */
const SEEN = [
  "/",
  "/en",
  "/duyuru-haber-list",
  "/detay-duyuru-haber/1007",
  "/gunluk-bulten",
  "/etkinlik-list",
  "/meclis",
  "/galeri/1",
  "/en/about",
];
const NEVER_SEEN = ["/tarihce", "/en/history", "/detay-duyuru-haber/1009"];
const STEP_MINUTES = 5;
const STEPS = 12;
/** What an hour of failures may leave in memory; cached answers and pages were there before. */
const GROWTH_LIMIT = 64 * 1024 * 1024;
/** The first fresh answer comes at most this long after the upstream recovers. */
const BACK_LIMIT_MS = 10_000;

let stack: Stack;
const headings: Record<string, string> = {};
const get = (path: string) => open(stack.portal.url, path);
const [staleWords = ""] = tr["notice.stale"].split(".");

beforeAll(async () => {
  stack = await startStack();
  for (const path of SEEN) headings[path] = headingOf((await get(path)).body);
});
afterAll(() => stack.stop());

test("an hour without the upstream: seen pages stay, the others say so, and nothing accumulates", async () => {
  await stack.upstream.stop();
  const memory = memoryBytes(stack.portal);
  for (let step = 0; step < STEPS; step++) {
    await stack.clock.advance({ minutes: STEP_MINUTES });
    for (const path of SEEN) {
      const { status, body } = await get(path);
      expect(status, path).toBe(200);
      expect(headingOf(body), path).toBe(headings[path]);
    }
    for (const path of NEVER_SEEN) expect((await get(path)).status, path).toBe(503);
  }
  expect(textOf((await get("/duyuru-haber-list")).body)).toContain(staleWords);
  expect(memoryBytes(stack.portal) - memory).toBeLessThan(GROWTH_LIMIT);
  expect(stack.portal.exitCode()).toBeNull();
  expectCalmLog(stack);
}, 120_000);

test("then everything is fresh again", async () => {
  await stack.upstream.start();
  const backAt = performance.now();
  const isFresh = ({ status, headers }: Visit) =>
    status === 200 && !/s-maxage=[1-5],/.test(headers.get("cache-control") ?? "");
  for (const path of [...SEEN, ...NEVER_SEEN]) {
    const left = BACK_LIMIT_MS - (performance.now() - backAt);
    expect(isFresh(await askUntil(isFresh, () => get(path), left)), path).toBe(true);
  }
}, 30_000);
