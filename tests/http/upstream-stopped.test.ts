import { afterAll, beforeAll, describe, expect, test } from "vitest";
import en from "../../public/assets/i18n/en.json";
import tr from "../../public/assets/i18n/tr.json";
import { freePort } from "../support/free-port.mjs";
import { headingOf, hrefs, languageOf, textOf, titleOf } from "../support/html";
import { logLines } from "../support/log-lines";
import { expectCalmLog, expectNoTrace, warningsOf } from "../support/portal-log";
import { expectSecurityHeaders } from "../support/security";
import { startStack, type Stack } from "../support/stack";
import { ask, askUntil, open, type Visit } from "../support/visit";

/** The first fresh answer comes at most this long after the upstream recovers. */
const WORDS = { tr, en } as const;
const SEEN = { tr: "/hakkimizda", en: "/en/about" } as const;
const NEVER_SEEN = { tr: "/tarihce", en: "/en/history" } as const;
const LANGUAGES = ["tr", "en"] as const;

let stack: Stack;
let operators: string;
const whole: Record<string, Visit> = {};

beforeAll(async () => {
  const port = await freePort();
  operators = `http://127.0.0.1:${port}`;
  stack = await startStack({ env: { METRICS_PORT: String(port) } });
  for (const path of ["/", ...Object.values(SEEN)]) whole[path] = await open(stack.portal.url, path);
  await stack.upstream.stop();
});
afterAll(() => stack.stop());

const get = (path: string) => open(stack.portal.url, path);
const beginning = (words: string) => words.split(".")[0] ?? words;
const staleWords = (language: "tr" | "en") => beginning(WORDS[language]["notice.stale"]);

// The tests of this file depend on one another's time.
describe("with the upstream stopped, a page seen before", () => {
  test("is served as it was", async () => {
    const { status, body } = await get(SEEN.tr);
    expect(status).toBe(200);
    expect(body).toBe(whole[SEEN.tr]?.body);
  });

  test("is served without a notice while less than ten minutes overdue", async () => {
    await stack.clock.advance({ minutes: 14 });
    for (const language of LANGUAGES) {
      const { status, body } = await get(SEEN[language]);
      expect(status).toBe(200);
      expect(headingOf(body)).toBe(headingOf(whole[SEEN[language]]?.body ?? ""));
      expect(textOf(body)).not.toContain(staleWords(language));
    }
  });

  test.each(LANGUAGES)("then says since when, in its language: %s", async (language) => {
    if (language === "tr") await stack.clock.advance({ minutes: 6 });
    const { status, body, headers } = await askUntil(
      (visit) => textOf(visit.body).includes(staleWords(language)),
      () => get(SEEN[language]),
    );
    expect(status).toBe(200);
    expect(headingOf(body)).toBe(headingOf(whole[SEEN[language]]?.body ?? ""));
    const [before = "", after = ""] = WORDS[language]["notice.stale"].split("{{when}}");
    const [, when] = textOf(body).split(before);
    expect(when?.split(after)[0]).toMatch(/\d{4}.* \d{2}[.:]\d{2}/);
    expect(headers.get("cache-control")).toMatch(/s-maxage=[1-5],/);
    expect(headers.get("cache-control")).not.toMatch(/=\d{3}/);
  });

  test("keeps the whole menu and the exchange's address", async () => {
    const { body } = await get(SEEN.tr);
    const inMenu = hrefs(whole[SEEN.tr]?.body ?? "").filter((link) => link.includes("/detay-menu/"));
    expect(inMenu.length).toBeGreaterThan(2);
    expect(hrefs(body)).toEqual(expect.arrayContaining(inMenu));
    expect(hrefs(body).some((link) => link.startsWith("tel:"))).toBe(true);
  });

  test("home keeps prices, news and events, and says since when", async () => {
    const { status, body } = await askUntil(
      (visit) => textOf(visit.body).includes(staleWords("tr")),
      () => get("/"),
    );
    expect(status).toBe(200);
    expect(textOf(body)).toContain(staleWords("tr"));
    expect(textOf(body)).not.toContain(tr["notice.partMissing"]);
    expect(textOf(body)).not.toContain(tr["board.unavailable"]);
  });

  test("is not shown a day later", async () => {
    await stack.clock.advance({ hours: 25 });
    const { status, body } = await askUntil(
      ({ status }) => status !== 200,
      () => get(SEEN.tr),
    );
    expect(status).toBe(503);
    expect(headingOf(body)).toBe(tr["error.unavailableTitle"]);
  });
});

describe("with the upstream stopped, an unseen page", () => {
  test.each([
    [NEVER_SEEN.tr, "tr"],
    [NEVER_SEEN.en, "en"],
    ["/haber-list", "tr"],
    ["/en/all-news?sayfa=2", "en"],
    ["/detay/503?tip=etkinlik", "tr"],
    ["/en", "en"],
  ] as const)("%s is a readable 503", async (path, language) => {
    const { status, headers, body } = await get(path);
    expect(status).toBe(503);
    expect(languageOf(body)).toBe(language);
    expect(headers.get("content-language")).toBe(language);
    expect(headingOf(body)).toBe(WORDS[language]["error.unavailableTitle"]);
    expect(titleOf(body)).toBe(WORDS[language]["error.unavailableTitle"]);
    expect(headers.get("retry-after")).toMatch(/^\d+$/);
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(headers.getSetCookie()).toEqual([]);
    expect(hrefs(body)).toContain(path);
    expectSecurityHeaders(headers);
    expectNoTrace(body);
  });

  test("shows the id that the log names", async () => {
    const { body } = await get("/kurulus");
    const [requestId] = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/.exec(textOf(body)) ?? [];
    // The line may be written after the response has been read.
    const ids = () => logLines(stack.portal.output()).map((line) => line["requestId"]);
    await expect.poll(ids).toContain(requestId);
  });

  test.each([
    ["/vizyon-misyon", "/haber-list"],
    ["/en/vision-mission", "/en/news"],
  ])("%s has a menu made from the page table", async (path, link) => {
    expect(hrefs((await get(path)).body)).toContain(link);
  });

  test("of the site map is that menu as a tree", async () => {
    const { status, headers, body } = await get("/en/site-map");
    expect(status).toBe(200);
    expect(hrefs(body)).toContain("/en/history");
    expect(headers.get("cache-control")).toMatch(/s-maxage=[1-5],/);
  });

  test("is still 404 where no page can be", async () => {
    expect((await get("/detay/abc")).status).toBe(404);
    expect((await get("/home/yok")).status).toBe(404);
  });
});

test("the portal stays ready, and reports suspended calls to operators only", async () => {
  const { status, body } = await ask(stack.portal.url, "/readyz");
  expect([status, body]).toEqual([200, '{"status":"ready"}\n']);
  expect((await ask(operators, "/readyz")).body).toContain("content.itemBySlug");
  expect((await ask(stack.portal.url, "/healthz")).status).toBe(200);
});

test("the log has warnings only", () => {
  expect(warningsOf(stack, "content.itemBySlug").length).toBeGreaterThan(0);
  expectCalmLog(stack);
});

describe("when the upstream is back", () => {
  beforeAll(async () => {
    for (const path of Object.values(NEVER_SEEN)) await get(path);
    await stack.upstream.start();
    // Suspended calls are tried again.
    await stack.clock.advance({ seconds: 4 });
  });

  test.each([NEVER_SEEN.tr, NEVER_SEEN.en, SEEN.tr, "/en"])("%s is fresh again", async (path) => {
    const isFresh = ({ status, headers }: Visit) =>
      status === 200 && !/s-maxage=[1-5],/.test(headers.get("cache-control") ?? "");
    const visit = await askUntil(isFresh, () => get(path));
    expect(visit.headers.get("cache-control")).toMatch(/s-maxage=(?:30|300),/);
    expect(textOf(visit.body)).not.toContain(staleWords("tr"));
    expect(textOf(visit.body)).not.toContain(staleWords("en"));
    expect(textOf(visit.body)).not.toContain(en["notice.partMissing"]);
    expect(hrefs(visit.body).some((link) => /\/(?:detay-menu|en\/page)\//.test(link))).toBe(true);
  });
});
