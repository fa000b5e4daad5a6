import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { upstreamHealth } from "../start";
import {
  BrokenError,
  NotFoundError,
  RefusedError,
  RejectedError,
  TimeoutError,
  UnreachableError,
} from "./errors";
import { suspendedCalls, withResilience } from "./resilience";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

let calls = 0;
/** Each test has its own breaker. */
const freshCall = () => `test.call${(calls += 1)}`;

/** Runs a call to its end; the pause before the second attempt passes by itself. */
async function run(name: string, isRead: boolean, attempt: () => Promise<string>, isLookup = false) {
  const result = withResilience(name, { isRead, isLookup }, attempt).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(1_000);
  return result;
}
const failing = (error: Error) => vi.fn(() => Promise.reject(error));
const unreachable = () => new UnreachableError("call", "ECONNREFUSED");

test.each([
  ["an unreachable upstream", unreachable(), 2],
  ["a 5xx", new BrokenError("call", "status 500", true), 2],
  ["an answer outside the contract", new BrokenError("call", "contract"), 1],
  ["a timeout, for it spent the budget", new TimeoutError("call", "late"), 1],
  ["a 404", new NotFoundError("call", "status 404"), 1],
  ["a 401", new RefusedError("call", "status 401", true), 1],
  ["a 400", new RejectedError("call", "status 400", null), 1],
  ["a fault of ours", new TypeError("ours"), 1],
])("retries a read after %s: %o", async (_, error, attempts) => {
  const attempt = failing(error);
  expect(await run(freshCall(), true, attempt)).toBe(error);
  expect(attempt).toHaveBeenCalledTimes(attempts);
});

test("succeeds with the second attempt of a read", async () => {
  const attempt = vi.fn().mockRejectedValueOnce(unreachable()).mockResolvedValueOnce("fine");
  expect(await run(freshCall(), true, attempt)).toBe("fine");
});

test("never repeats a write", async () => {
  const attempt = failing(unreachable());
  await run(freshCall(), false, attempt);
  expect(attempt).toHaveBeenCalledTimes(1);
});

test("suspends a call alone after three failures, named by health", async () => {
  const [ill, well] = [freshCall(), freshCall()];
  const attempt = failing(new TimeoutError(ill, "late"));
  for (let count = 0; count < 3; count += 1) await run(ill, true, attempt);
  const error = await run(ill, true, attempt);
  expect(error).toBeInstanceOf(UnreachableError);
  expect(error).toMatchObject({ call: ill, detail: "suspended after failures" });
  expect(attempt).toHaveBeenCalledTimes(3);
  expect(await run(well, true, () => Promise.resolve("fine"))).toBe("fine");
  expect(suspendedCalls()).toContain(ill);
  expect(upstreamHealth().suspendedCalls).not.toContain(well);
});

test("lets one call through after three seconds, which ends or extends the suspension", async () => {
  const name = freshCall();
  const attempt = failing(new TimeoutError(name, "late"));
  for (let count = 0; count < 3; count += 1) await run(name, true, attempt);
  await vi.advanceTimersByTimeAsync(3_000);
  await run(name, true, attempt);
  expect(attempt).toHaveBeenCalledTimes(4);
  await run(name, true, attempt);
  expect(attempt).toHaveBeenCalledTimes(4);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await run(name, true, () => Promise.resolve("back"))).toBe("back");
  expect(suspendedCalls()).not.toContain(name);
});

test("counts neither refusals nor missing items, and a success resets the count", async () => {
  const name = freshCall();
  const late = failing(new TimeoutError(name, "late"));
  for (let count = 0; count < 4; count += 1) {
    await run(name, true, late);
    await run(name, true, () => Promise.resolve("fine"));
  }
  for (let count = 0; count < 9; count += 1) {
    await run(name, true, failing(new NotFoundError(name, "status 404")));
    await run(name, true, failing(new RefusedError(name, "status 403", false)));
  }
  expect(await run(name, true, () => Promise.resolve("fine"))).toBe("fine");
});

test("suspends only look-ups for failing look-ups, and after more failures", async () => {
  const name = freshCall();
  const late = failing(new TimeoutError(name, "late"));
  for (let count = 0; count < 12; count += 1) await run(name, true, late, true);
  expect(late).toHaveBeenCalledTimes(10);
  expect(suspendedCalls()).toEqual(expect.arrayContaining([`${name} looked up`]));
  expect(await run(name, true, () => Promise.resolve("fine"))).toBe("fine");
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await run(name, true, () => Promise.resolve("back"), true)).toBe("back");
});
