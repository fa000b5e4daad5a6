import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Browser, locationOf } from "../support/browser";
import { elements, headingOf, hrefs, textOf } from "../support/html";
import { seriousLines } from "../support/log-lines";
import { logIn, USERS } from "../support/member";
import { SAMPLE_PAGES } from "../support/sample-pages";
import { expectSecurityHeaders } from "../support/security";
import { startStack, type Stack } from "../support/stack";
import { open, type Visit } from "../support/visit";

const LITE = { Cookie: "sade=1" };
const SAVING = { "Save-Data": "on" };
const OWN = "private, no-cache";

let stack: Stack;
let origin: string;

beforeAll(async () => {
  stack = await startStack({ env: { TRUSTED_PROXIES: "1" } });
  origin = stack.portal.url;
});
afterAll(() => stack.stop());

/** What a browser would run or load; not what search engines read. */
const scriptsIn = ({ body }: Visit) =>
  elements(body, "script").filter(({ type }) => type !== "application/ld+json");

/**
 * The links of the main content: around it the lite view has the site map instead of the menu, and no
 * notices.
 */
const contentLinks = ({ body }: Visit) =>
  hrefs(/<main[^]*<\/main>/.exec(body)?.[0].replace(/<dialog[^]*<\/dialog>/, "") ?? "");

function expectLite(visit: Visit): void {
  expect(scriptsIn(visit)).toEqual([]);
  expect(elements(visit.body, "img")).toEqual([]);
  expect(elements(visit.body, "svg")).toEqual([]);
  expect(elements(visit.body, "link").filter(({ rel }) => /preload|stylesheet/.test(rel ?? ""))).toEqual([]);
  expect(visit.headers.get("speculation-rules")).toBeNull();
  expect(switchesIn(visit)).toEqual(["0", "0"]);
}

function expectFull(visit: Visit): void {
  expect(scriptsIn(visit)).toHaveLength(1);
  expect(switchesIn(visit)).toEqual(["1", "1"]);
}

/** What the view switches would choose. */
const switchesIn = ({ body }: Visit) =>
  elements(body, "button").flatMap(({ name, value = "" }) => (name === "sade" ? [value] : []));

/** One page of each shape, alternating languages. */
const shapes = [...new Set(SAMPLE_PAGES.map(({ page }) => page.shape))];
const pages = shapes.flatMap((shape, index) =>
  SAMPLE_PAGES.filter(({ page }) => page.shape === shape).slice(index % 2, (index % 2) + 1),
);

describe.each(pages)("$path in the lite view", ({ path }) => {
  test("has neither scripts nor pictures, and everything else", async () => {
    const [full, lite] = [await open(origin, path), await open(origin, path, SAVING)];
    expectFull(full);
    expectLite(lite);
    expect(lite.status).toBe(full.status);
    expect(headingOf(lite.body)).toBe(headingOf(full.body));
    const links = new Set(contentLinks(lite));
    // Linked pictures lead on by their words; the ticker is in the full view only.
    const missing = contentLinks(full).filter((href) => !links.has(href));
    expect(missing.filter((href) => path !== "/" || !href.startsWith("/urun/"))).toEqual([]);
    expect(hrefs(lite.body)).toContain(/^\/en(?:\/|$)/.test(path) ? "/en/site-map" : "/site-haritasi");
    expectSecurityHeaders(lite.headers);
  });
});

describe("the two views", () => {
  test.each([
    ["the full one is seen first", "/tarihce", [{}, LITE, SAVING, {}]],
    ["the lite one is seen first", "/kurulus", [LITE, {}, SAVING, LITE]],
    ["the saving browser comes first", "/en/history", [SAVING, {}, LITE, {}]],
  ])("%s", async (_, path, visits) => {
    for (const headers of visits) {
      const visit = await open(origin, path, headers);
      if (headers === LITE || headers === SAVING) {
        expectLite(visit);
        expect(visit.headers.get("cache-control")).toBe(OWN);
      } else {
        expectFull(visit);
        expect(visit.headers.get("cache-control")).toMatch(/^public/);
        expect(visit.headers.get("vary")).toContain("Save-Data");
      }
    }
  });

  test("have different ETags", async () => {
    const tagOf = async (headers: Record<string, string>) =>
      (await open(origin, "/hakkimizda", headers)).headers.get("etag") ?? "";
    const [full, lite] = [await tagOf({}), await tagOf(LITE)];
    const status = async (headers: Record<string, string>, tag: string) =>
      (await open(origin, "/hakkimizda", { ...headers, "If-None-Match": tag })).status;
    expect(full).not.toBe(lite);
    expect(await status(LITE, lite)).toBe(304);
    expect(await status(SAVING, lite)).toBe(304);
    expect(await status(LITE, full)).toBe(200);
    expect(await status({}, full)).toBe(304);
    expect(await status({}, lite)).toBe(200);
  });

  test("are chosen by the cookie before Save-Data, and by nothing else", async () => {
    expectFull(await open(origin, "/hakkimizda", { Cookie: "sade=0", ...SAVING }));
    expectLite(await open(origin, "/hakkimizda", { Cookie: "a=b; sade=1", "Save-Data": "off" }));
    expectLite(await open(origin, "/hakkimizda", { Cookie: "sade=2", ...SAVING }));
    expectFull(await open(origin, "/hakkimizda", { Cookie: "sade=yes; xsade=1" }));
  });

  test("exist for forms and errors too, which are not cached", async () => {
    for (const path of ["/iletisim", "/error", "/detay-duyuru-haber/987654"]) {
      const visit = await open(origin, path, LITE);
      expectLite(visit);
      expect(visit.headers.get("cache-control")).toBe("private, no-store");
    }
  });
});

describe("the choice of view", () => {
  const choose = (browser: Browser, value: string, back: string, headers = {}) =>
    browser.post(`/sade?donus=${encodeURIComponent(back)}`, { sade: value }, headers);

  test("is one click, remembered for a year, and returns to the page", async () => {
    const browser = new Browser(origin);
    const before = await browser.get("/haber-list?sayfa=2");
    const [action = ""] = elements(before.body, "form").flatMap(({ action = "" }) =>
      action.startsWith("/sade") ? [action] : [],
    );
    const chosen = await browser.post(action, { sade: "1" });
    expect(chosen.status).toBe(303);
    expect(locationOf(chosen)).toBe("/haber-list?sayfa=2");
    expect(chosen.headers.getSetCookie()).toEqual(["sade=1; Max-Age=31536000; Path=/; SameSite=Lax"]);
    expect(chosen.headers.get("cache-control")).toBe("private, no-store");
    expectSecurityHeaders(chosen.headers);
    expectLite(await browser.get("/haber-list?sayfa=2"));
    expectLite(await browser.get("/en/contact", { "Save-Data": "off" }));
    const back = await choose(browser, "0", "/en/contact");
    expect(back.headers.getSetCookie()).toEqual(["sade=0; Max-Age=31536000; Path=/; SameSite=Lax"]);
    expectFull(await browser.get("/en/contact", SAVING));
  });

  test.each(["", "2", "on", "1; Domain=evil.example"])("accepts two values: not %j", async (value) => {
    const answer = await choose(new Browser(origin), value, "/hakkimizda");
    expect(answer.status).toBe(303);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  test.each([
    ["//evil.example", "/"],
    ["https://evil.example/hakkimizda", "/"],
    ["/\\evil.example", "/"],
    ["javascript:alert(1)", "/"],
    ["/en/no-such-page", "/en"],
    ["/sade", "/"],
    ["", "/"],
  ])("never redirects off the site: donus=%j", async (back, target) => {
    expect(locationOf(await choose(new Browser(origin), "1", back))).toBe(target);
  });

  test.each([
    [{ "Sec-Fetch-Site": "cross-site" }],
    [{ "Sec-Fetch-Site": "same-site" }],
    [{ "Sec-Fetch-Site": "none" }],
  ])("can't be made by other sites: %j", async (headers) => {
    const answer = await choose(new Browser(origin), "1", "/hakkimizda", headers);
    expect(answer.status).toBe(403);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  test("can't be made by a link", async () => {
    const { status, headers } = await open(origin, "/sade?sade=1&donus=/hakkimizda");
    expect(status).toBe(405);
    expect(headers.get("allow")).toBe("POST");
    expect(headers.getSetCookie()).toEqual([]);
  });
});

test("members' pages have the lite view too, without the photo", async () => {
  const browser = await logIn(stack, USERS.member.name);
  browser.jar.set("sade", "1");
  for (const path of ["/profile", "/kullanici-bulten", "/"]) {
    const visit = await browser.get(path);
    expect(visit.status).toBe(200);
    expectLite(visit);
    expect(textOf(visit.body)).toContain(USERS.member.fullName);
    expect(visit.headers.get("cache-control")).toBe("private, no-store");
  }
});

test("pictures can be loaded one by one", async () => {
  const { body } = await open(origin, "/galeri/1", LITE);
  const pictures = hrefs(body).filter((href) => href.startsWith("/dosya/"));
  expect(pictures).toHaveLength(8);
  const picture = await fetch(`${origin}${pictures[0]}`, { headers: { ...LITE, Accept: "image/webp" } });
  expect(picture.status).toBe(200);
  expect(picture.headers.get("content-type")).toBe("image/webp");
});

test("logs no server error", () => {
  expect(seriousLines(stack.portal.output())).toEqual([]);
});
