import { expect, test } from "vitest";
import { fakeToken } from "../../tests/support/tokens";
import { presentToken, readTokenTimes } from "./json-web-token";

test("returns a token's expiry in milliseconds", () => {
  expect(readTokenTimes(fakeToken({ exp: 1_795_000_000 })).expiresAt).toBe(1_795_000_000_000);
  expect(readTokenTimes(fakeToken({ UserId: 1 })).expiresAt).toBeNull();
});

test("reads tokens with Turkish names", () => {
  expect(readTokenTimes(fakeToken({ exp: 60, Ad: "Işıl Değirmencioğlu" })).expiresAt).toBe(60_000);
});

test.each(["", "abc", "a.b", "a.b.c.d", "null"])("rejects %j as no JWT", (token) => {
  expect(() => readTokenTimes(token)).toThrow("does not appear to be a JWT");
});

test("rejects three parts that are not JSON", () => {
  expect(() => readTokenTimes("a.b.c")).toThrow();
});

test.each([
  [null, null],
  ["", null],
  ["null", null],
  ["a.b.c", "a.b.c"],
])("reads the stored token %j as %j", (stored, present) => {
  expect(presentToken(stored)).toBe(present);
});
