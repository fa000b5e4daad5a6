import { expect, test } from "vitest";
import { BrokenError, NotFoundError, RefusedError, TimeoutError, UnreachableError } from "../upstream/errors";
import { eitherOf, orFallback } from "./fallbacks";

test("uses the part when it can be read", async () => {
  expect(await orFallback(Promise.resolve([1]), [])).toEqual([1]);
});

test.each([
  new TimeoutError("call", "late"),
  new UnreachableError("call", "ECONNREFUSED"),
  new BrokenError("call", "status 500"),
  new NotFoundError("call", "status 404"),
  new RefusedError("call", "status 403", false),
])("uses the fallback when the upstream fails (%s)", async (error) => {
  expect(await orFallback(Promise.reject(error), null)).toBeNull();
});

test("rethrows errors of our own", async () => {
  await expect(orFallback(Promise.reject(new TypeError("ours")), null)).rejects.toThrow(TypeError);
});

test("needs one of two parts, and throws the first error without both", async () => {
  const late = () => Promise.reject(new TimeoutError("call", "late"));
  const down = () => Promise.reject(new UnreachableError("call", "ECONNREFUSED"));
  expect(await eitherOf(Promise.resolve(1), late())).toEqual([1, null]);
  expect(await eitherOf(late(), Promise.resolve(2))).toEqual([null, 2]);
  await expect(eitherOf(late(), down())).rejects.toThrow(TimeoutError);
});
