import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import en from "../../public/assets/i18n/en.json";
import tr from "../../public/assets/i18n/tr.json";
import { headingOf, hrefs, textOf } from "../support/html";
import { logLines } from "../support/log-lines";
import { startProxiedStack, type ProxiedStack } from "../support/proxied-stack";
import { forwardTo, json, type Answer } from "../support/recorder";
import { ask, askUntil, open, type Visit } from "../support/visit";

/** The whole upstream answers empty, as while it is redeployed. */

const SEEN = [
  "/",
  "/en",
  "/hakkimizda",
  "/duyuru-haber-list",
  "/detay-duyuru-haber/1007",
  "/meclis",
  "/galeri/1",
  "/etkinlik-list",
];
/** The first fresh answer comes at most this long after a recovery. */
const BACK_LIMIT_MS = 10_000;
const TEN_SECONDS = { minutes: 1 / 6 };
const VISITS = 3;
const EVERYTHING = "/api/v1/";
const OUTAGE = "the upstream has nothing for anybody: taken for an outage";

let stack: ProxiedStack;
const headings: Record<string, string> = {};

beforeAll(async () => {
  stack = await startProxiedStack();
  for (const path of SEEN) headings[path] = headingOf((await get(path)).body);
});
afterAll(() => stack.stop());
afterEach(() => stack.proxy.restore());

const get = (path: string) => open(stack.portal.url, path);
const isFresh = ({ status, headers }: Visit) =>
  status === 200 && !/s-maxage=[1-5],/.test(headers.get("cache-control") ?? "");
const said = (msg: string) => logLines(stack.portal.output()).filter((line) => line.msg === msg).length;

const NOTHING: [string, Answer][] = [
  ["401", json({ Message: "Oturum süreniz doldu." }, 401)],
  ["403", json({ Message: "Yetkisiz" }, 403)],
  ["404", json({}, 404)],
  ["null", json(null)],
  ["[]", json([])],
];

describe.each(NOTHING)("an upstream that answers everything with %s", (_, nothing) => {
  test("is taken for an outage: seen pages stay, with their age", async () => {
    // Past every lifetime, and past the time for which a page may be served stale.
    await stack.clock.advance({ minutes: 80 });
    const before = said(OUTAGE);
    stack.proxy.intercept(EVERYTHING, nothing);
    for (let visit = 0; visit < VISITS; visit++) {
      for (const path of SEEN) {
        const { status, body } = await get(path);
        expect([status, headingOf(body)], path).toEqual([200, headings[path]]);
        expect(textOf(body), path).not.toContain(tr["list.empty"]);
        expect(textOf(body), path).toContain((path === "/en" ? en : tr)["notice.stale"].split(".")[0]);
      }
      await stack.clock.advance({ minutes: 1 });
    }
    const home = await get("/");
    expect(textOf(home.body)).toContain("₺/kg");
    expect(textOf(home.body)).not.toContain(tr["board.unavailable"]);
    expect(hrefs(home.body).some((link) => link.includes("/detay-menu/"))).toBe(true);
    expect(said(OUTAGE)).toBeGreaterThan(before);
    expect((await ask(stack.portal.url, "/readyz")).status).toBe(200);
  });

  test("and is fresh soon after its return", async () => {
    stack.proxy.restore();
    await stack.clock.advance(TEN_SECONDS);
    for (const path of SEEN) {
      const visit = await askUntil(isFresh, () => get(path), BACK_LIMIT_MS);
      expect(isFresh(visit), path).toBe(true);
      expect(textOf(visit.body), path).not.toContain(tr["notice.partMissing"]);
    }
    expect(textOf((await get("/")).body)).toContain("₺/kg");
  });
});

describe("items that disappear alone", () => {
  const forward: Answer = (request, response) => forwardTo(stack.upstream.url)(request, response);
  const begun = () => said(OUTAGE);

  test.each([
    ["a record", "/detay-duyuru-haber/1007", json({ data: [], totalRecords: 0 })],
    ["a record that is refused", "/detay-duyuru-haber/1003", json({ Message: "Kayıt bulunamadı." }, 404)],
  ] as const)("%s is 404 at once, and back soon after it returns", async (_, path, gone) => {
    const [id = ""] = /\d+$/.exec(path) ?? [];
    const before = begun();
    expect((await get(path)).status).toBe(200);
    await stack.clock.advance({ minutes: 16 });
    stack.proxy.intercept("DuyuruHaber/GetWithFilterInfo", (received, response) =>
      (received.body.includes(`"value":${id}`) ? gone : forward)(received, response),
    );
    expect((await get(path)).status).toBe(404);
    expect((await get("/duyuru-haber-list")).status).toBe(200);
    stack.proxy.restore();
    await stack.clock.advance(TEN_SECONDS);
    expect((await get(path)).status).toBe(200);
    expect(begun()).toBe(before);
  });

  test("a list is empty at once, and full again soon after", async () => {
    const before = begun();
    const isEmpty = ({ body }: Visit) => textOf(body).includes(tr["list.empty"]);
    expect(isEmpty(await get("/duyuru-list"))).toBe(false);
    await stack.clock.advance({ minutes: 16 });
    stack.proxy.intercept("DuyuruHaber/GetWithFilterInfo", json({ data: [], totalRecords: 0 }));
    expect(isEmpty(await get("/duyuru-list"))).toBe(true);
    stack.proxy.restore();
    await stack.clock.advance(TEN_SECONDS);
    expect(isEmpty(await get("/duyuru-list"))).toBe(false);
    expect(begun()).toBe(before);
  });

  test("what never existed is 404, in great numbers too", async () => {
    const before = begun();
    await stack.clock.advance({ minutes: 1 });
    for (let id = 910_001; id < 910_020; id++)
      expect((await get(`/detay-duyuru-haber/${id}`)).status).toBe(404);
    expect(begun()).toBe(before);
  });

  test("the site's own token: the menu stays, with its age", async () => {
    const before = begun();
    await stack.clock.advance({ minutes: 30 });
    stack.proxy.intercept("GetWithMenuKirilimForWeb", json({ Message: "Yetkisiz" }, 401));
    stack.proxy.intercept("KullaniciGirisYap", json({ Message: "Yetkisiz" }, 401));
    const { status, body, headers } = await get("/tarihce");
    expect(status).toBe(200);
    expect(hrefs(body).some((link) => link.includes("/detay-menu/"))).toBe(true);
    expect(headers.get("cache-control")).toMatch(/s-maxage=[1-5],/);
    expect(begun()).toBe(before);
  });
});

test("logs warnings at most", () => {
  const errors = logLines(stack.portal.output()).filter(({ level }) => level === "error");
  expect(new Set(errors.map(({ msg }) => msg))).toEqual(new Set(["service log-in failed"]));
});
