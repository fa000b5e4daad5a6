import { afterAll, vi } from "vitest";

// Unit tests share a worker's packages, and nothing of ours: neither modules, environment nor clock.
vi.resetModules();

afterAll(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});
