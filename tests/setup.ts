import { afterEach, beforeEach, expect, vi } from "vitest";

// A console error is a fault in the code under test, so it fails the test that caused it.
beforeEach(() => {
  vi.spyOn(console, "error");
});

afterEach(() => {
  expect(vi.mocked(console.error).mock.calls).toEqual([]);
  vi.restoreAllMocks();
});
