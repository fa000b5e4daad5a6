import { expect, test } from "vitest";
import { parseEnvironment } from "./environment-schema";

const complete = {
  PORTAL_ORIGIN: "https://borsa.example",
  API_BASE_URL: "https://api.example/",
  FILE_URL: "https://dosya.example",
  SESSION_KEYS: "k0123456789".repeat(4),
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
  ["SESSION_KEYS", "123456789".repeat(4)],
  ["SESSION_KEYS", `${complete.SESSION_KEYS},${"k".repeat(64)}`],
  ["NODE_TLS_REJECT_UNAUTHORIZED", "0"],
  ["ISLETME_ID", "-1"],
  ["IMAGE_CACHE_MB", "much"],
  ["LOG_LEVEL", "loud"],
  ["REDIS_URL", "http://redis.example"],
  ["PORTAL_DEMO", "yes"],
  ["DEMO_TODAY", "2026-11-20"],
])("a wrong %s stops the start with its name", (name, value) => {
  expect(() => parseEnvironment({ ...complete, [name]: value })).toThrow(name);
});

const NAMES = ["PORTAL_ORIGIN", "API_BASE_URL", "FILE_URL", "RATES_URL", "WEATHER_URL"];

test.each(NAMES)("a plain http: %s is taken where it is allowed by name, and nowhere else", (name) => {
  const plain = { ...complete, [name]: "HTTP://10.0.0.5:8080" };
  expect(() => parseEnvironment(plain)).toThrow(`ALLOW_HTTP=${name}`);
  const others = NAMES.filter((other) => other !== name).join();
  expect(() => parseEnvironment({ ...plain, ALLOW_HTTP: others })).toThrow(`ALLOW_HTTP=${name}`);
  expect(() => parseEnvironment({ ...plain, ALLOW_HTTP: `${others}, ${name}` })).not.toThrow();
  expect(() => parseEnvironment({ ...plain, ALLOW_HTTP: "1" })).toThrow("ALLOW_HTTP");
});

test("an upstream on this machine needs no https, visitors of a real portal do", () => {
  const here = (name: string, host = "127.0.0.1:4010") => ({ ...complete, [name]: `http://${host}` });
  for (const name of NAMES.slice(1)) expect(() => parseEnvironment(here(name))).not.toThrow();
  expect(() => parseEnvironment(here("API_BASE_URL", "[::1]:4010"))).not.toThrow();
  expect(() => parseEnvironment(here("API_BASE_URL", "localhost.example"))).toThrow("ALLOW_HTTP");
  expect(() => parseEnvironment(here("PORTAL_ORIGIN"))).toThrow("ALLOW_HTTP=PORTAL_ORIGIN");
  const demo = { PORTAL_DEMO: "1", PORTAL_ORIGIN: "http://localhost:3000" };
  expect(() => parseEnvironment(demo)).not.toThrow();
  expect(() => parseEnvironment({ ...demo, PORTAL_ORIGIN: "http://borsa.example" })).toThrow("ALLOW_HTTP");
});

test("demo mode beside an upstream is allowed by name", () => {
  const both = { ...complete, PORTAL_DEMO: "1" };
  expect(() => parseEnvironment(both)).toThrow("ALLOW_DEMO_UPSTREAM");
  expect(() => parseEnvironment({ ...both, ALLOW_DEMO_UPSTREAM: "1" })).not.toThrow();
});

test("demo mode is asked for, never fallen into", () => {
  expect(() => parseEnvironment({})).toThrow("API_BASE_URL");
  expect(() => parseEnvironment({ PORTAL_DEMO: "0" })).toThrow("API_BASE_URL");
  expect(parseEnvironment({ PORTAL_DEMO: "1" })).toMatchObject({ PORTAL_DEMO: true });
});
