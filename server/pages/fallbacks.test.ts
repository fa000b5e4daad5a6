import { expect, test } from "vitest";
import { BrokenError, NotFoundError, RefusedError, TimeoutError, UnreachableError } from "../upstream/errors";
import { eitherOf, orFallback } from "./fallbacks";

test("a part that is there is used", async () => {
  expect(await orFallback(Promise.resolve([1]), [])).toEqual([1]);
});

test.each([
  new TimeoutError("call", "late"),
  new UnreachableError("call", "ECONNREFUSED"),
  new BrokenError("call", "status 500"),
  new NotFoundError("call", "status 404"),
  new RefusedError("call", "status 403", false),
])("when the upstream fails (%s) the page goes on with the stand-in", async (error) => {
  expect(await orFallback(Promise.reject(error), null)).toBeNull();
});

test("a fault of ours is not swept under it", async () => {
  await expect(orFallback(Promise.reject(new TypeError("ours")), null)).rejects.toThrow(TypeError);
});

test("one of two parts is enough, and without both there is the first one's error", async () => {
  const late = () => Promise.reject(new TimeoutError("call", "late"));
  const down = () => Promise.reject(new UnreachableError("call", "ECONNREFUSED"));
  expect(await eitherOf(Promise.resolve(1), late())).toEqual([1, null]);
  expect(await eitherOf(late(), Promise.resolve(2))).toEqual([null, 2]);
  await expect(eitherOf(late(), down())).rejects.toThrow(TimeoutError);
});
