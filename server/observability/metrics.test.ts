import { expect, test, vi } from "vitest";
import { gate } from "../../tests/support/waiting";
import { Stopwatch } from "./metrics";

test("counts overlapping waits once, pauses not at all, and failures like successes", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const watch = new Stopwatch();
  const [one, other, failing] = [gate(), gate(), gate()];
  const waiting = [watch.during(one.opened), watch.during(other.opened)];
  vi.advanceTimersByTime(30);
  one.open();
  vi.advanceTimersByTime(20);
  other.open();
  await Promise.all(waiting);
  expect(watch.ms).toBe(50);
  vi.advanceTimersByTime(500);
  const failed = watch.during(failing.opened.then(() => Promise.reject(new Error("no"))));
  vi.advanceTimersByTime(20);
  failing.open();
  await expect(failed).rejects.toThrow("no");
  expect(watch.ms).toBe(70);
});
