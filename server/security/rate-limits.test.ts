import { afterEach, expect, test, vi } from "vitest";
import { BoundedLimiter } from "./rate-limits";

afterEach(() => void vi.useRealTimers());

const keyOf = (index: number) => Buffer.from(`key ${index * 7919}`).toString("base64url");

test("bounds its memory under a flood of keys, keeps other counts, and counts the flood", async () => {
  const limiter = new BoundedLimiter({ keyPrefix: "test", points: 3, duration: 600 });
  const visitor = "somebody";
  for (let count = 0; count < 3; count += 1) await limiter.consume(visitor);
  const names = new Set<string>();
  let refused = 0;
  for (let index = 0; index < 60_000; index += 1) {
    names.add(limiter.getKey(keyOf(index)));
    await limiter.consume(keyOf(index)).catch(() => (refused += 1));
  }
  expect(names.size).toBeLessThan(15_000);
  expect(refused).toBeGreaterThan(0);
  await expect(limiter.consume(visitor)).rejects.toMatchObject({ consumedPoints: 4 });
});

test("drops expired keys", () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const limiter = new BoundedLimiter({ keyPrefix: "test", points: 3, duration: 0.001 });
  for (let index = 0; index < 20_000; index += 1) limiter.getKey(keyOf(index));
  vi.advanceTimersByTime(20);
  expect(limiter.getKey("late")).toBe("test:late");
});
