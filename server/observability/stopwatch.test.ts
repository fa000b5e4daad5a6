import { afterEach, expect, test, vi } from "vitest";
import { Stopwatch } from "./stopwatch";

afterEach(() => {
  vi.useRealTimers();
});

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

test("what overlaps counts once, pauses not at all, and a failure like a success", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "performance"] });
  const watch = new Stopwatch();
  const waiting = Promise.all([watch.during(after(30)), watch.during(after(50))]);
  await vi.advanceTimersByTimeAsync(50);
  await waiting;
  expect(watch.ms).toBe(50);
  await vi.advanceTimersByTimeAsync(500);
  const failing = watch.during(after(20).then(() => Promise.reject(new Error("no"))));
  const failed = expect(failing).rejects.toThrow("no");
  await vi.advanceTimersByTimeAsync(20);
  await failed;
  expect(watch.ms).toBe(70);
});
