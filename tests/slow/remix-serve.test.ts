import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import tr from "../../public/assets/i18n/tr.json";
import { Browser } from "../support/browser";
import { formTokenIn } from "../support/form-html";
import { elements, headingOf, hrefs, languageOf, textOf } from "../support/html";
import { USERS } from "../support/member";
import { SAMPLE_PAGES } from "../support/sample-pages";
import { expectSecurityHeaders } from "../support/security";
import { startStack, type Stack } from "../support/stack";
import { ask, open, type Visit } from "../support/visit";

/** The same build under stock remix-serve: slower, and without our front. */
const HISTORIES = { timeout: 10_000, interval: 500 };
const REMIX_SERVE = ["node_modules/@remix-run/serve/dist/cli.js", "build/server/index.js"];

let front: Stack;
let plain: Stack;

beforeAll(async () => {
  [front, plain] = await Promise.all([startStack(), startStack({ portalArgs: REMIX_SERVE })]);
});
afterAll(() => Promise.all([front.stop(), plain.stop()]));

/** One page of each shape and language. */
const pages = SAMPLE_PAGES.filter(
  ({ page, language }, index) =>
    index ===
    SAMPLE_PAGES.findIndex((other) => other.page.shape === page.shape && other.language === language),
);

/** What visitors read and follow; the two servers' addresses differ. */
function content({ body }: Visit, { portal }: Stack) {
  const html = body.replaceAll(portal.url, "");
  return {
    heading: headingOf(html),
    text: textOf(html),
    links: hrefs(html),
    metas: elements(html, "meta"),
    canonical: elements(html, "link").map(({ rel, href }) => [rel, href]),
  };
}

describe.each(pages)("$path", ({ path }) => {
  test("has the same content and headers as from our front", async () => {
    // Each server builds its price histories in its own time.
    const [ours, theirs] = await vi.waitFor(async () => {
      const [ours, theirs] = await Promise.all([open(front.portal.url, path), open(plain.portal.url, path)]);
      expect(theirs.status).toBe(ours.status);
      // The request id comes from the front.
      expect(content(theirs, plain)).toEqual(content(ours, front));
      return [ours, theirs] as const;
    }, HISTORIES);
    expectSecurityHeaders(theirs.headers);
    for (const name of ["content-security-policy", "cache-control", "content-language", "content-type"]) {
      expect(theirs.headers.get(name), name).toBe(ours.headers.get(name));
    }
    expect(theirs.headers.getSetCookie()).toEqual([]);
    expect(theirs.body).not.toMatch(/[\0\uFFFD]/);
  });
});

test("the lite view is chosen here too, uncacheably", async () => {
  const see = (cookie: string, saveData: string) =>
    open(plain.portal.url, "/hakkimizda", { Cookie: cookie, "Save-Data": saveData });
  for (const visit of [see("sade=1", "off"), see("langid=1", "on")]) {
    const { body, headers: answered } = await visit;
    expect(elements(body, "img")).toEqual([]);
    expect(body).not.toMatch(/<script(?! type="application\/ld\+json")/);
    expect(answered.get("cache-control")).toBe("private, no-cache");
  }
  const full = await see("sade=0", "on");
  expect(elements(full.body, "script").some(({ type }) => type === "module")).toBe(true);
  expect(full.headers.get("cache-control")).toMatch(/^public/);
  expect(full.headers.get("vary")).toContain("Save-Data");
});

describe("a response that isn't a page", () => {
  const get = (path: string, init?: RequestInit) => ask(plain.portal.url, path, init);

  test("is a readable refusal where nothing can be sent", async () => {
    for (const path of ["/", "/hakkimizda"]) {
      const { status, headers, body } = await get(path, { method: "POST", body: "a=1" });
      expect(status).toBe(405);
      expect(languageOf(body)).toBe("tr");
      expect(headingOf(body)).toBe(tr["error.methodTitle"]);
      expect(headers.get("cache-control")).toContain("no-store");
    }
  });

  test("redirects as from our front", async () => {
    for (const path of [
      "/yok",
      "/hakkimizda/",
      "/en/hakkimizda",
      "/dil/en?donus=/hakkimizda",
      "/detay/abc",
    ]) {
      const [ours, theirs] = await Promise.all([open(front.portal.url, path), open(plain.portal.url, path)]);
      expect(theirs.status, path).toBe(ours.status);
      expect(theirs.headers.get("location"), path).toBe(ours.headers.get("location"));
      // A redirect has nothing for a policy to protect; remix-serve sends it as it is.
      if (theirs.status >= 400) expectSecurityHeaders(theirs.headers);
    }
  });

  test("is a picture or a document as from our front", async () => {
    const { body } = await open(plain.portal.url, "/haber-list");
    const src = elements(body, "img").find((image) => image["src"]?.startsWith("/dosya/"))?.["src"] ?? "";
    const { status, headers } = await get(src, { headers: { Accept: "image/webp" } });
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("image/webp");
    expectFileHeaders(headers);
  });

  test("is no part of the route list, which no page requests", async () => {
    const { status, body } = await get("/__manifest?p=/hakkimizda");
    expect(status).toBe(404);
    expect(body).not.toContain("hasLoader");
  });

  test("tells scripts where to go after log-in, with its cookies", async () => {
    const browser = new Browser(plain.portal.url);
    const bilet = formTokenIn((await browser.get("/giris")).body);
    const typed = { kullanici: USERS.member.name, sifre: plain.memberPassword, bilet };
    const { status, headers } = await browser.post("/giris", typed, { "Sec-Fetch-Dest": "empty" });
    expect([status, headers.get("x-go-to")]).toEqual([204, "/kullanici-bulten"]);
    expect((await browser.get("/kullanici-bulten")).status).toBe(200);
  });

  test("is a script of the build", async () => {
    const { body } = await open(plain.portal.url, "/");
    const entry = elements(body, "script").find(({ type }) => type === "module")?.["src"] ?? "";
    const { status, headers } = await get(entry);
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toContain("immutable");
  });
});

function expectFileHeaders(headers: Headers): void {
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("cache-control")).toMatch(/^public, max-age=\d+/);
}

describe("with the upstream stopped", () => {
  test("seen pages are served, unseen ones say so, and the server stays up", async () => {
    await plain.upstream.stop();
    const seen = await open(plain.portal.url, "/hakkimizda");
    expect(seen.status).toBe(200);
    const unseen = await open(plain.portal.url, "/tarihce");
    expect(unseen.status).toBe(503);
    expect(headingOf(unseen.body)).toBe(tr["error.unavailableTitle"]);
    expect(unseen.headers.get("retry-after")).toMatch(/^\d+$/);
    expect(plain.portal.exitCode()).toBeNull();
  });
});
