import { afterAll, expect, test, vi } from "vitest";
import { json, startRecorder } from "../support/recorder";

const upstream = await startRecorder(json([]));
vi.stubEnv("API_BASE_URL", upstream.url);
vi.stubEnv("DEFAULT_TOKEN", "sabit.sabit.sabit");
afterAll(async () => {
  vi.unstubAllEnvs();
  await upstream.stop();
});

test("a hanging upstream costs a call three seconds, a page five", async () => {
  const { upstreamFor } = await import("~server/upstream/client");
  const { TimeoutError } = await import("~server/upstream/errors");
  const content = await import("~server/upstream/contracts/content");
  const menu = await import("~server/upstream/contracts/menu");
  upstream.intercept("/", () => undefined);
  const request = upstreamFor("tr");
  const startedAt = performance.now();
  const spent = () => performance.now() - startedAt;
  await expect(request.read(content.findItem, { id: 1 })).rejects.toBeInstanceOf(TimeoutError);
  expect(spent()).toBeGreaterThan(2_500);
  expect(spent()).toBeLessThan(3_500);
  await expect(request.read(content.listFiles, { id: 1 })).rejects.toBeInstanceOf(TimeoutError);
  expect(spent()).toBeLessThan(5_500);
  await expect(request.read(menu.readMenu, null)).rejects.toThrow("budget");
  expect(spent()).toBeLessThan(5_600);
});
