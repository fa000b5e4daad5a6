import { setImmediate as nextTurn } from "node:timers/promises";
import { beforeEach, expect, test, vi } from "vitest";
import { cachedAnswer, expireAnswers, purgeAnswers } from "./answer-cache";
import * as errors from "../errors";

// The clock is faked before the cache is loaded, which reads its clock then.
vi.hoisted(() => vi.useFakeTimers({ toFake: ["Date", "performance"] }));
beforeEach(purgeAnswers);

const HOUR = 3_600_000;
const DURATIONS = { freshMs: 300_000, keepMs: 24 * HOUR };
const WAIT_MS = 3_000;

const read = async <Answer>(load: () => Promise<Answer>, key = "key", durations = DURATIONS) =>
  (await cachedAnswer(key, durations, WAIT_MS, load)).value;
const answer = (value: string) => () => Promise.resolve(value);
const failWith = (error: Error) => () => Promise.reject(error);
const outage = () => failWith(new errors.UnreachableError("call", "ECONNREFUSED"));
const later = (ms: number) => vi.advanceTimersByTime(ms);
/** Late enough that no answer is fresh and no failure remembered. */
const muchLater = () => later(DURATIONS.freshMs + 60_000);

test("shares one load among simultaneous readers and caches it while fresh", async () => {
  const load = vi.fn(answer("first"));
  const answers = await Promise.all(Array.from({ length: 50 }, () => read(load)));
  expect(new Set(answers)).toEqual(new Set(["first"]));
  later(DURATIONS.freshMs - 1_000);
  expect(await read(load)).toBe("first");
  expect(load).toHaveBeenCalledTimes(1);
  later(2_000);
  expect(await read(answer("second"))).toBe("second");
});

test("separates keys", async () => {
  expect(await read(answer("Türkçe"), "call:tr")).toBe("Türkçe");
  expect(await read(answer("English"), "call:en")).toBe("English");
});

test("keeps the time of loading with a stale answer too", async () => {
  const madeAt = Date.now();
  await read(answer("old"));
  muchLater();
  const cached = await cachedAnswer("key", DURATIONS, WAIT_MS, outage());
  expect(cached).toMatchObject({ value: "old", madeAt });
});

test.each(["TimeoutError", "UnreachableError", "BrokenError"] as const)(
  "serves a stale answer after a %s",
  async (name) => {
    await read(answer("old"));
    muchLater();
    expect(await read(failWith(new errors[name]("call", "ill")))).toBe("old");
  },
);

test.each([
  ["NotFoundError", () => new errors.NotFoundError("call", "status 410")],
  ["RefusedError", () => new errors.RefusedError("call", "status 403", false)],
  ["RejectedError", () => new errors.RejectedError("call", "status 400", null)],
])("drops a withdrawn answer for good: a %s is not covered by a stale one", async (_, make) => {
  await read(answer("old"));
  muchLater();
  const error = make();
  await expect(read(failWith(error))).rejects.toBe(error);
  await expect(read(answer("asked again at once"))).rejects.toBe(error);
  muchLater();
  await expect(read(outage())).rejects.toThrow("ECONNREFUSED");
  muchLater();
  expect(await read(answer("back"))).toBe("back");
});

test("throws the upstream's own error to all readers without a stale answer", async () => {
  const error = new errors.BrokenError("call", "status 500", true);
  const load = vi.fn(failWith(error));
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => read(load)));
  for (const result of results) expect(result).toEqual({ status: "rejected", reason: error });
  expect(load).toHaveBeenCalledTimes(1);
});

test("asks the upstream again a second after a failure, stale answer or not", async () => {
  await read(answer("old"));
  muchLater();
  expect(await read(outage())).toBe("old");
  later(1_100);
  expect(await read(answer("fresh"))).toBe("fresh");
});

test("does not extend a stale answer by repeated failures", async () => {
  await read(answer("old"));
  for (let hours = 6; hours < 24; hours += 6) {
    later(6 * HOUR);
    expect(await read(outage())).toBe("old");
  }
  later(6 * HOUR + 1_000);
  await expect(read(outage())).rejects.toThrow("ECONNREFUSED");
});

test("serves a stale answer instead of waiting for a slow load, whose answer comes next", async () => {
  await read(answer("old"));
  muchLater();
  let finish = (_: string): void => undefined;
  const slow = () => new Promise<string>((resolve) => (finish = resolve));
  expect(await read(slow)).toBe("old");
  finish("fresh");
  await nextTurn();
  expect(await read(outage())).toBe("fresh");
});

test("serves a stale answer to readers who join a running load", async () => {
  await read(answer("old"), "old and hanging");
  muchLater();
  const hang = () => new Promise<string>(() => undefined);
  const over: string[] = [];
  await Promise.all([
    read(hang, "old and hanging").then((value) => over.push(value)),
    read(hang, "old and hanging").then((value) => over.push(value)),
    cachedAnswer("nothing at hand", DURATIONS, 2_000, hang).catch(() => over.push("timeout")),
  ]);
  expect(over).toEqual(["old", "old", "timeout"]);
});

test("turns an endless load into a timeout that names the call", async () => {
  const never = () => new Promise<string>(() => undefined);
  const error: unknown = await cachedAnswer("menu.read:tr:null", DURATIONS, 50, never).catch(
    (e: unknown) => e,
  );
  expect(error).toBeInstanceOf(errors.TimeoutError);
  expect(error).toMatchObject({ call: "menu.read" });
});

test("rethrows errors of our own", async () => {
  await expect(read(failWith(new TypeError("ours")))).rejects.toThrow(TypeError);
});

test("freezes shared answers", async () => {
  const rows = await read(() => Promise.resolve([{ files: [{ id: 1 }] }]));
  expect(() => rows.push({ files: [] })).toThrow(TypeError);
  expect(() => (rows[0] as { files: unknown[] }).files.pop()).toThrow(TypeError);
});

test("drops answers and failures at a purge", async () => {
  await read(answer("old"));
  await expect(read(failWith(new errors.NotFoundError("call", "404")), "gone")).rejects.toThrow();
  purgeAnswers();
  expect(await read(answer("new"))).toBe("new");
  expect(await read(answer("new"), "gone")).toBe("new");
});

test("times out all readers of a hanging load", async () => {
  const hang = () => new Promise<string>(() => undefined);
  const waits = [30, 60, 90].map((waitMs) => cachedAnswer("hanging", DURATIONS, waitMs, hang));
  for (const waited of await Promise.allSettled(waits)) {
    expect(waited).toMatchObject({ status: "rejected", reason: { kind: "timeout" } });
  }
});

test("evicts the least used answers above its byte limit", async () => {
  const megabyte = "ş".repeat(500_000);
  const load = vi.fn(answer(megabyte));
  const keys = Array.from({ length: 80 }, (_, at) => `call:${at}`);
  for (const key of keys) await read(load, key);
  expect(load).toHaveBeenCalledTimes(80);
  await read(load, keys.at(-1));
  expect(load).toHaveBeenCalledTimes(80);
  await read(load, keys[0]);
  expect(load).toHaveBeenCalledTimes(81);
});

test("reloads answers the operator expired, and falls back to them on failure", async () => {
  await read(answer("old"));
  expireAnswers();
  expect(await read(outage())).toBe("old");
  later(1_100);
  expect(await read(answer("new"))).toBe("new");
});

test.each([
  ["expired", expireAnswers],
  ["purged", purgeAnswers],
])("gives a load that was running while answers were %s to its own readers only", async (_, forget) => {
  let finish = (_: string): void => undefined;
  const loading = read(() => new Promise<string>((resolve) => (finish = resolve)));
  forget();
  finish("old");
  expect(await loading).toBe("old");
  expect(await read(answer("new"))).toBe("new");
});
