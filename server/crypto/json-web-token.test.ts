import { expect, test } from "vitest";
import { fakeToken } from "../../tests/support/tokens";
import { presentToken, readTokenTimes } from "./json-web-token";

test("a token's end is told in milliseconds", () => {
  expect(readTokenTimes(fakeToken({ exp: 1_795_000_000 })).expiresAt).toBe(1_795_000_000_000);
  expect(readTokenTimes(fakeToken({ UserId: 1 })).expiresAt).toBeNull();
});

test("Turkish names in a token don't hinder its reading", () => {
  expect(readTokenTimes(fakeToken({ exp: 60, Ad: "Işıl Değirmencioğlu" })).expiresAt).toBe(60_000);
});

test.each(["", "abc", "a.b", "a.b.c.d", "null"])("%j does not appear to be a JWT", (token) => {
  expect(() => readTokenTimes(token)).toThrow("does not appear to be a JWT");
});

test("three parts that hold no JSON are refused too", () => {
  expect(() => readTokenTimes("a.b.c")).toThrow();
});

test.each([
  [null, null],
  ["", null],
  ["null", null],
  ["a.b.c", "a.b.c"],
])("the stored token %j counts as %j", (stored, present) => {
  expect(presentToken(stored)).toBe(present);
});
