import { expect, test } from "vitest";
import { parseEnvironment } from "./environment-schema";

const complete = {
  PORTAL_ORIGIN: "https://borsa.example",
  API_BASE_URL: "https://api.example/",
  FILE_URL: "https://dosya.example",
  SESSION_KEYS: "k0123456789".repeat(4),
  EXCHANGE_FILE: "exchange.json",
  DEFAULT_TOKEN: "a.b.c",
  ISLETME_ID: "12",
  FIRMA_ID: "3",
  SUBE_ID: "0",
  STATUS_KEY: "portal",
  WEATHER_KEY: "k",
  WEATHER_QUERY: "Ilgın",
};

test("parses and freezes a complete environment", () => {
  const env = parseEnvironment(complete);
  expect(env).toMatchObject({ PORTAL_DEMO: false, API_BASE_URL: "https://api.example", PORT: 3000 });
  expect(Object.isFrozen(env)).toBe(true);
});

const needed = Object.keys(complete).filter((name) => !/^(DEFAULT_TOKEN|WEATHER)/.test(name));

test.each(needed)("stops without %s and says what would be valid", (name) => {
  for (const value of [undefined, ""])
    expect(() => parseEnvironment({ ...complete, [name]: value })).toThrow(`${name} is missing: it must be `);
});

test("requires a way to the default token", () => {
  expect(() => parseEnvironment({ ...complete, DEFAULT_TOKEN: "" })).toThrow("SERVICE_USER");
  expect(() =>
    parseEnvironment({ ...complete, DEFAULT_TOKEN: "", SERVICE_USER: "u", SERVICE_PASSWORD: "p" }),
  ).not.toThrow();
});

const ADDRESS = "it must be an address";

test.each([
  ["PORTAL_ORIGIN", "borsa.example", `${ADDRESS} such as https://www.example.org.tr`],
  ["PORTAL_ORIGIN", "https://portal:gizli@borsa.example", `${ADDRESS} without name and password`],
  ["PORTAL_ORIGIN", "https://borsa.example/portal", `${ADDRESS} that ends with its host`],
  ["API_BASE_URL", "ftp://api.example", ADDRESS],
  ["FILE_URL", "https://dosya.example/?a=b", `${ADDRESS} without ? and #`],
  ["RATES_URL", "https://:gizli@rates.example", `${ADDRESS} without name and password`],
  ["MENU_URL", "menu", ADDRESS],
  ["REDIS_URL", "redis.example:6379", `${ADDRESS} such as redis://`],
  ["REDIS_URL", "http://redis.example", ADDRESS],
  ["PORT", "eighty", "it must be a whole number, from 0 to 65535"],
  ["PORT", "3000.5", "whole number"],
  ["PORT", "70000", "whole number"],
  ["METRICS_PORT", "0", "it must be a whole number, from 1 to 65535"],
  ["METRICS_PORT", "3000", "it must be another port than PORT"],
  ["TRUSTED_PROXIES", "-1", "from 0 to 10"],
  ["SESSION_IDLE_MINUTES", "1", "5 or more"],
  ["ISLETME_ID", "-1", "0 or more"],
  ["IMAGE_CACHE_MB", "much", "whole number"],
  ["DEFAULT_TOKEN", "abc", "does not appear to be a JWT"],
  ["BULLETIN_TOKEN", "not-a-token", "does not appear to be a JWT"],
  ["SESSION_KEYS", "short", "32 characters"],
  ["SESSION_KEYS", "123456789".repeat(4), "made by chance"],
  ["SESSION_KEYS", `${complete.SESSION_KEYS},${"k".repeat(64)}`, "made by chance"],
  ["NODE_TLS_REJECT_UNAUTHORIZED", "0", "NODE_EXTRA_CA_CERTS"],
  ["LOG_LEVEL", "loud", "it must be one of trace, debug, info"],
  ["ALLOW_HTTP", "1", "it must be one of PORTAL_ORIGIN, API_BASE_URL"],
  ["ALLOW_DEMO_UPSTREAM", "yes", "it must be one of 0, 1"],
  ["PORTAL_DEMO", "yes", "it must be 1, 0 or unset"],
  ["DEMO_TODAY", "2026-11-20", "demo mode only"],
  ["TIMEOUT_SCALE", "20", "demo mode only"],
  ["DEMO_TODAY", "today", "such as 2026-11-20T10:42"],
  ["WEATHER_QUERY", "Ba\uFFFDakova", "it must be UTF-8"],
])("stops at %s=%s and says why", (name, value, words) => {
  const start = () => parseEnvironment({ ...complete, [name]: value });
  expect(start).toThrow(`  ${name} is wrong: it `);
  expect(start).toThrow(words);
  expect(start).not.toThrow(/gizli|Invalid|expected/);
});

test("rejects blank values and values with blanks at either end", () => {
  for (const name of [...Object.keys(complete), "PORT", "HOST", "DATA_DIR", "SERVICE_PASSWORD"])
    for (const value of [" ", ` ${new Map(Object.entries(complete)).get(name) ?? "3000"}`, "3000\t"])
      expect(() => parseEnvironment({ ...complete, [name]: value })).toThrow(`${name} is wrong: it must not`);
});

test("ignores a trailing slash", () => {
  for (const name of ["PORTAL_ORIGIN", "API_BASE_URL", "FILE_URL", "RATES_URL", "MENU_URL"])
    expect(parseEnvironment({ ...complete, [name]: "https://x.example//" })).toMatchObject({
      [name]: "https://x.example",
    });
});

test("requires key and place for the weather service", () => {
  const WEATHER_URL = "https://weather.example/v1";
  for (const name of ["WEATHER_KEY", "WEATHER_QUERY"])
    expect(() => parseEnvironment({ ...complete, WEATHER_URL, [name]: "" })).toThrow(
      `${name} is missing: it`,
    );
});

const NAMES = ["PORTAL_ORIGIN", "API_BASE_URL", "FILE_URL", "RATES_URL", "WEATHER_URL"];

test.each(NAMES)("accepts plain http: in %s only where it is allowed by name", (name) => {
  const plain = { ...complete, [name]: "HTTP://10.0.0.5:8080" };
  expect(() => parseEnvironment(plain)).toThrow(`ALLOW_HTTP=${name}`);
  const others = NAMES.filter((other) => other !== name).join();
  expect(() => parseEnvironment({ ...plain, ALLOW_HTTP: others })).toThrow(`ALLOW_HTTP=${name}`);
  expect(() => parseEnvironment({ ...plain, ALLOW_HTTP: `${others}, ${name}` })).not.toThrow();
  expect(() => parseEnvironment({ ...plain, ALLOW_HTTP: "1" })).toThrow("ALLOW_HTTP");
});

test("accepts http: to an upstream on this machine, but not for a real portal's origin", () => {
  const here = (name: string, host = "127.0.0.1:4010") => ({ ...complete, [name]: `http://${host}` });
  for (const name of NAMES.slice(1)) expect(() => parseEnvironment(here(name))).not.toThrow();
  expect(() => parseEnvironment(here("API_BASE_URL", "[::1]:4010"))).not.toThrow();
  expect(() => parseEnvironment(here("API_BASE_URL", "localhost.example"))).toThrow("ALLOW_HTTP");
  expect(() => parseEnvironment(here("PORTAL_ORIGIN"))).toThrow("ALLOW_HTTP=PORTAL_ORIGIN");
  const demo = { PORTAL_DEMO: "1", PORTAL_ORIGIN: "http://localhost:3000" };
  expect(() => parseEnvironment(demo)).not.toThrow();
  expect(() => parseEnvironment({ ...demo, PORTAL_ORIGIN: "http://borsa.example" })).toThrow("ALLOW_HTTP");
});

test("allows demo mode beside a real upstream only by name", () => {
  const both = { ...complete, PORTAL_DEMO: "1" };
  expect(() => parseEnvironment(both)).toThrow("ALLOW_DEMO_UPSTREAM");
  expect(() => parseEnvironment({ ...both, ALLOW_DEMO_UPSTREAM: "1" })).not.toThrow();
});

test("never falls back to demo mode", () => {
  expect(() => parseEnvironment({})).toThrow("API_BASE_URL");
  expect(() => parseEnvironment({ PORTAL_DEMO: "0" })).toThrow("API_BASE_URL");
  expect(parseEnvironment({ PORTAL_DEMO: "1" })).toMatchObject({ PORTAL_DEMO: true });
});
