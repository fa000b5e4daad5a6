import { expect, test } from "vitest";
import { parseEnvironment } from "./environment-schema";

const complete = {
  PORTAL_ORIGIN: "https://borsa.example",
  API_BASE_URL: "https://api.example/",
  FILE_URL: "https://dosya.example",
  SESSION_KEYS: "k".repeat(32),
  EXCHANGE_FILE: "exchange.json",
  DEFAULT_TOKEN: "a.b.c",
};

test("a complete environment is read and frozen", () => {
  const env = parseEnvironment(complete);
  expect(env).toMatchObject({ PORTAL_DEMO: false, API_BASE_URL: "https://api.example", PORT: 3000 });
  expect(Object.isFrozen(env)).toBe(true);
});

test.each(["PORTAL_ORIGIN", "API_BASE_URL", "FILE_URL", "SESSION_KEYS", "EXCHANGE_FILE"])(
  "without %s the start stops and names it",
  (name) => {
    expect(() => parseEnvironment({ ...complete, [name]: undefined })).toThrow(name);
    expect(() => parseEnvironment({ ...complete, [name]: "" })).toThrow(name);
  },
);

test("some way to the default token is needed", () => {
  expect(() => parseEnvironment({ ...complete, DEFAULT_TOKEN: "" })).toThrow("SERVICE_USER");
  expect(() =>
    parseEnvironment({ ...complete, DEFAULT_TOKEN: "", SERVICE_USER: "u", SERVICE_PASSWORD: "p" }),
  ).not.toThrow();
});

test.each([
  ["API_BASE_URL", "ftp://api.example"],
  ["PORT", "eighty"],
  ["BULLETIN_TOKEN", "not-a-token"],
  ["SESSION_KEYS", "short"],
  ["ISLETME_ID", "-1"],
  ["IMAGE_CACHE_MB", "much"],
  ["LOG_LEVEL", "loud"],
  ["REDIS_URL", "http://redis.example"],
  ["PORTAL_DEMO", "yes"],
  ["DEMO_TODAY", "2026-11-20"],
])("a wrong %s stops the start with its name", (name, value) => {
  expect(() => parseEnvironment({ ...complete, [name]: value })).toThrow(name);
});

test("demo mode is asked for, never fallen into", () => {
  expect(() => parseEnvironment({})).toThrow("API_BASE_URL");
  expect(() => parseEnvironment({ PORTAL_DEMO: "0" })).toThrow("API_BASE_URL");
  expect(parseEnvironment({ PORTAL_DEMO: "1" })).toMatchObject({ PORTAL_DEMO: true });
});
