import { afterEach, expect, test, vi } from "vitest";
import { portalOrigin } from "~server/config/environment";
import { loader } from "./language";

afterEach(() => vi.unstubAllEnvs());

const choose = (code: string, back: string | null, { load = loader, origin = portalOrigin } = {}) => {
  const query = back === null ? "" : `?donus=${encodeURIComponent(back)}`;
  const request = new Request(`${origin}/dil/${code}${query}`);
  return load({ request, params: { language: code }, context: {} });
};

test.each([
  ["en", "/hakkimizda", "/en/about"],
  ["tr", "/en/about", "/hakkimizda"],
  ["tr", "/hakkimizda", "/hakkimizda"],
  ["en", "/haber-list?sayfa=2&ara=%C3%BCz%C3%BCm", "/en/news?sayfa=2&ara=%C3%BCz%C3%BCm"],
  ["en", "/detay-duyuru-haber/1007", "/en/news/1007"],
  ["tr", "/en", "/"],
  ["en", null, "/en"],
  ["en", "", "/en"],
  ["en", "/olmayan-sayfa", "/en"],
])("%s from %j redirects to %s", (code, back, target) => {
  const answer = choose(code, back);
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe(target);
});

test.each([
  "https://evil.example/hakkimizda",
  "//evil.example/hakkimizda",
  "/\\evil.example",
  "\\\\evil.example/hakkimizda",
  "javascript:alert(1)",
  "http://[",
  "/detay/..%2F..%2F%2Fevil.example",
  "/detay/%0d%0aSet-Cookie:x=1",
])("never redirects off the site: %j", (back) => {
  const location = choose("tr", back).headers.get("location") ?? "";
  expect(location).toMatch(/^\/(detay\/[^/\r\n]*)?$/);
});

test("remembers the choice for a year and is not cached", () => {
  for (const [code, id] of [
    ["tr", "1"],
    ["en", "2"],
  ] as const) {
    const { headers } = choose(code, "/");
    expect(headers.get("set-cookie")).toBe(`langid=${id}; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax`);
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  }
});

test("sets a Secure cookie over HTTPS", async () => {
  vi.stubEnv("PORTAL_ORIGIN", "https://borsa.example");
  vi.resetModules();
  const { loader: load } = await import("./language");
  const answer = choose("en", "/", { load, origin: "https://borsa.example" });
  expect(answer.headers.get("set-cookie")).toBe(
    "__Host-langid=2; Max-Age=31536000; Path=/; HttpOnly; Secure; SameSite=Lax",
  );
});

test.each(["de", "", "TR", "constructor"])(
  "answers an unknown language (%j) with an error page and no cookie",
  (code) => {
    const answer = choose(code, "/en/about");
    expect(answer.headers.get("location")).toBe("/en/error");
    expect(answer.headers.get("set-cookie")).toBeNull();
    expect(choose(code, "/hakkimizda").headers.get("location")).toBe("/error");
  },
);
