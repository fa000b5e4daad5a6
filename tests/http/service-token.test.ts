import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { languageOfPath } from "~/i18n/language";
import { hrefs } from "../support/html";
import { logLines } from "../support/log-lines";
import { json, type Answer, type Recorded, type Recorder } from "../support/recorder";
import { startProxiedStack, type ProxiedStack } from "../support/proxied-stack";
import { open } from "../support/visit";

const LOG_IN = "KullaniciGirisYap";
const STEPS = [LOG_IN, "OAuthToken", "StatuDegistir"];
const MENU = "GetWithMenuKirilimForWeb";
const CONTENT = "DuyuruHaber/GetWithFilterInfo";

let stack: ProxiedStack;
let proxy: Recorder;

beforeAll(async () => {
  stack = await startProxiedStack();
  proxy = stack.proxy;
});
afterAll(() => stack.stop());
afterEach(() => proxy.restore());

const get = (path: string) => open(stack.portal.url, path);
const hasRealMenu = (body: string) => hrefs(body).some((link) => /\/(?:detay-menu|en\/page)\//.test(link));
const bearers = (requests: Recorded[]) => requests.map(({ headers }) => headers.authorization);

/** The requests that something causes. */
async function during(act: () => Promise<unknown>): Promise<{ requestsTo: (part: string) => Recorded[] }> {
  const before = proxy.requests.length;
  await act();
  return { requestsTo: (part) => proxy.requests.slice(before).filter(({ path }) => path.includes(part)) };
}

/** Answers the first request differently from the others. */
function once(first: Answer): void {
  proxy.intercept(MENU, async (request, response) => {
    proxy.restore();
    await first(request, response);
  });
}

describe("the site's own token", () => {
  test("takes three steps, once, for any number of waiting pages", async () => {
    await stack.clock.advance({ hours: 9 });
    const { requestsTo } = await during(() =>
      Promise.all(["/", "/en", "/hakkimizda", "/en/about", "/tarihce", "/en/news", "/haber-list"].map(get)),
    );
    for (const step of STEPS) expect(requestsTo(step)).toHaveLength(1);
    expect(requestsTo(MENU).length).toBeGreaterThan(0);
    expect(new Set(bearers(requestsTo(MENU))).size).toBe(1);
  });

  test("costs one log-in when it expires under a hundred requests", async () => {
    await stack.clock.advance({ hours: 9 });
    // Past the page cache, which would send only one.
    const cookie = { Cookie: "portal=none" };
    const { requestsTo } = await during(async () => {
      const visits = Array.from({ length: 100 }, () => open(stack.portal.url, "/hakkimizda", cookie));
      for (const { status, body } of await Promise.all(visits)) {
        expect(status).toBe(200);
        expect(hasRealMenu(body)).toBe(true);
      }
    });
    for (const step of STEPS) expect(requestsTo(step)).toHaveLength(1);
    expect(new Set(bearers(requestsTo(MENU))).size).toBe(1);
  });

  test("is cached for the next calls", async () => {
    await stack.clock.advance({ minutes: 30 });
    const { requestsTo } = await during(() => get("/kurulus"));
    expect(requestsTo(MENU)).toHaveLength(1);
    expect(requestsTo(LOG_IN)).toEqual([]);
  });

  test("is renewed before it expires", async () => {
    await stack.clock.advance({ hours: 7, minutes: 29.5 });
    const { requestsTo } = await during(() => get("/vizyon-misyon"));
    expect(requestsTo(LOG_IN)).toHaveLength(1);
    expect(bearers(requestsTo(MENU))).not.toEqual([undefined]);
  });

  test("is renewed when refused, and the call repeated once", async () => {
    await stack.clock.advance({ minutes: 30 });
    once(json({ Message: "Oturum süreniz doldu." }, 401));
    const { requestsTo } = await during(async () => {
      expect(hasRealMenu((await get("/politikalar")).body)).toBe(true);
    });
    expect(requestsTo(LOG_IN)).toHaveLength(1);
    const [refused, fresh] = bearers(requestsTo(MENU));
    expect(requestsTo(MENU)).toHaveLength(2);
    expect(fresh).toMatch(/^Bearer /);
    expect(fresh).not.toBe(refused);
  });

  test("is not renewed again and again when always refused", async () => {
    await stack.clock.advance({ minutes: 30 });
    proxy.intercept(MENU, json({}, 401));
    const paths = ["/hakkimizda", "/tarihce", "/kurulus", "/vizyon-misyon", "/politikalar/kalite"];
    const { requestsTo } = await during(async () => {
      for (const path of paths) expect((await get(path)).status).toBe(200);
    });
    expect(requestsTo(MENU)).toHaveLength(2);
    expect(requestsTo(LOG_IN)).toHaveLength(1);
  });

  test("when unavailable leaves pages complete, and is not tried for every page", async () => {
    await stack.clock.advance({ hours: 9 });
    proxy.intercept(LOG_IN, json({ Message: "Kullanıcı adı veya şifre hatalı." }, 401));
    const { requestsTo } = await during(async () => {
      for (const id of [1001, 1002, 1003, 1004, 1005, 1006]) {
        const { status, body } = await get(`/en/news/${id}`);
        expect(status).toBe(200);
        expect(hrefs(body)).toContain("/en/history");
      }
    });
    expect(requestsTo(LOG_IN)).toHaveLength(1);
    const logged = logLines(stack.portal.output()).filter(({ msg }) => msg === "service log-in failed");
    expect(logged.map(({ level }) => level)).toEqual(["error"]);
  });
});

describe("requests", () => {
  const calls = () => proxy.requests.filter(({ path }) => path.startsWith("/api/v1/"));

  test("name the language twice", () => {
    for (const { headers, path } of calls()) {
      expect(headers["lang"], path).toMatch(/^(?:tr|en)$/);
      expect(headers["langid"], path).toBe(headers["lang"] === "tr" ? "1" : "2");
    }
  });

  test("are in the page's language", async () => {
    for (const path of ["/en/policies/kalite", "/politikalar/cevre"]) {
      const { requestsTo } = await during(() => get(path));
      expect(requestsTo(CONTENT)[0]?.headers["lang"], path).toBe(languageOfPath(path));
    }
  });

  test("have a source in every payload, and no payload where none is needed", () => {
    const [bodyless, withBody] = [true, false].map((empty) =>
      calls().filter(({ body }) => (body === "") === empty),
    );
    expect(bodyless?.length).toBeGreaterThan(2);
    expect(withBody?.length).toBeGreaterThan(10);
    for (const { method, headers } of bodyless ?? []) {
      expect(method).toBe("GET");
      expect(headers["content-type"]).toBeUndefined();
    }
    for (const { method, headers, body } of withBody ?? []) {
      expect(method).toBe("POST");
      expect(headers["content-type"]).toBe("application/json");
      expect(JSON.parse(body)).toMatchObject({ source: "web" });
    }
  });

  test("carry the token only where needed, and nothing of the visitor", () => {
    for (const { path, headers } of calls()) {
      const isDue = path.includes(MENU) || path.includes("StatuDegistir");
      expect(Boolean(headers.authorization), path).toBe(isDue);
      expect(headers.cookie).toBeUndefined();
      expect(JSON.stringify(headers)).not.toMatch(/x-forwarded|referer/);
    }
  });
});
