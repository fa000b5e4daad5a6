import { beforeAll, describe, expect, test } from "vitest";
import { seriousLines } from "../support/log-lines";
import { sharedStack } from "../support/stack-of-file";
import { open } from "../support/visit";

const stack = sharedStack();
let origin: string;

beforeAll(() => {
  origin = stack.portal.url;
});

describe("the language switch", () => {
  test("remembers the choice for a year and opens the same page in the other language", async () => {
    const { status, headers } = await open(origin, "/dil/en?donus=/hakkimizda");
    expect(status).toBe(303);
    expect(headers.get("location")).toBe("/en/about");
    expect(headers.get("cache-control")).toContain("no-store");
    expect(headers.getSetCookie()).toEqual(["langid=2; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax"]);
    const back = await open(origin, "/dil/tr?donus=/en/news?sayfa=2");
    expect(back.headers.get("location")).toBe("/haber-list?sayfa=2");
    expect(back.headers.getSetCookie()[0]).toMatch(/^langid=1;/);
  });

  test.each([
    "//evil.example",
    "//evil.example/hakkimizda",
    "https://evil.example",
    "https://evil.example/hakkimizda",
    "\\\\evil.example",
    "/\\evil.example",
    "\t//evil.example",
    "javascript:alert(1)",
    "data:text/html,x",
    "/yok",
    "/dil/tr?donus=//evil.example",
    "",
  ])("never redirects off the site: donus=%j", async (target) => {
    const { status, headers } = await open(origin, `/dil/en?donus=${encodeURIComponent(target)}`);
    expect(status).toBe(303);
    expect(headers.get("location")).toBe("/en");
  });

  test("redirects home without a return path", async () => {
    expect((await open(origin, "/dil/tr")).headers.get("location")).toBe("/");
  });

  test.each(["/dil/xx", "/dil/", "/dil/EN%00", "/dil"])("rejects other languages: %s", async (path) => {
    const { status, headers } = await open(origin, path);
    expect(headers.getSetCookie()).toEqual([]);
    if (status === 302) expect(headers.get("location")).toBe("/error");
    else expect([400, 404]).toContain(status);
  });

  test("applies to / only", async () => {
    const english = { Cookie: "langid=2" };
    const home = await open(origin, "/", english);
    expect(home.status).toBe(302);
    expect(home.headers.get("location")).toBe("/en");
    expect(home.headers.get("vary")).toContain("Cookie");
    expect((await open(origin, "/hakkimizda", english)).status).toBe(200);
    expect((await open(origin, "/home", english)).status).toBe(200);
    expect((await open(origin, "/", { Cookie: "langid=1" })).status).toBe(200);
    expect((await open(origin, "/", { Cookie: "langid=22" })).status).toBe(200);
    expect((await open(origin, "/", { Cookie: "xlangid=2" })).status).toBe(200);
  });

  test("follows a link of ours to the Turkish home", async () => {
    const { status } = await open(origin, "/", { Cookie: "langid=2", "Sec-Fetch-Site": "same-origin" });
    expect(status).toBe(200);
  });
});

test("logs no server error", () => {
  expect(seriousLines(stack.portal.output())).toEqual([]);
  expect(stack.portal.exitCode()).toBeNull();
});
