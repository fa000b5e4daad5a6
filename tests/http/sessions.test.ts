import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { LANGUAGES } from "~/language";
import { Browser, CookieJar, locationOf } from "../support/browser";
import { mainOf } from "../support/form-html";
import { elements, headingOf, hrefs, textOf, titleOf } from "../support/html";
import { logLines } from "../support/log-lines";
import { logIn, USERS } from "../support/member";
import { expectCalmLog, expectNoTrace } from "../support/portal-log";
import { startProxiedStack, type ProxiedStack } from "../support/proxied-stack";
import { hasRedisServer, startRedisServer } from "../support/redis-server";
import { sealedSession } from "../support/sealed-session";
import { SESSION_KEY, startStack } from "../support/stack";
import { fakeToken } from "../support/tokens";
import type { Visit } from "../support/visit";
import { word } from "../support/words";

/** Sessions over HTTP: who counts as logged in, what ends that, and who gets to see what. */

let stack: ProxiedStack;

beforeAll(async () => {
  stack = await startProxiedStack({ env: { TRUSTED_PROXIES: "1" } });
}, 60_000);
afterAll(() => stack.stop());
beforeEach(async () => {
  stack.proxy.requests.length = 0;
  stack.proxy.restore();
  await stack.upstream.clearFaults();
});

const MEMBER_PAGES = ["/profile", "/kullanici-bulten", "/online-islemler-detay"];
const PUBLIC_PAGES = ["/", "/hakkimizda", "/en/news", "/iletisim"];
const ENDED = { expired: "sure", refused: "ret" } as const;

const newBrowser = (jar?: CookieJar) => new Browser(stack.portal.url, jar);
const accountIn = ({ body }: Visit) => textOf(/<header[\s\S]*?<\/header>/.exec(body)?.[0] ?? "");
const isLoggedIn = async (browser: Browser) => (await browser.get("/profile")).status === 200;
const audits = () =>
  logLines(stack.portal.output())
    .filter(({ msg }) => msg === "audit")
    .map(({ event }) => event);
const NAMES = Object.values(USERS).map(({ shown }) => shown);
const secondsFromNow = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;
const inventedSession = (changes: object = {}) => ({
  id: randomUUID(),
  userToken: fakeToken({ exp: secondsFromNow(3_600) }),
  bulletinToken: null,
  sharesBulletin: false,
  remembered: false,
  user: {
    id: 57,
    memberId: 2,
    memberNumber: "001014",
    userName: "001014",
    name: "Nazlı Işıkgör",
    photo: null,
  },
  ...changes,
});

describe("whoever is not logged in", () => {
  test.each(MEMBER_PAGES)("is led from %s to the log-in, and gets no data either", async (path) => {
    const browser = newBrowser();
    const page = await browser.get(`${path}?ay=2026-11`);
    expect(page.status).toBe(302);
    expect(page.headers.get("cache-control")).toBe("private, no-store");
    const { pathname, searchParams } = new URL(locationOf(page), stack.portal.url);
    expect(pathname).toBe("/giris");
    expect(searchParams.get("donus")).toMatch(new RegExp(`^${path}(\\?ay=2026-11)?$`));
    expect(searchParams.has("neden")).toBe(false);
    const data = await browser.data(path);
    expect(data.status).toBe(202);
    expect(data.body).toContain(`/giris?donus=${encodeURIComponent(path)}`);
    expect(data.body).toContain("SingleFetchRedirect");
    expect(data.body.length).toBeLessThan(300);
    expect(data.headers.get("cache-control")).toBe("private, no-store");
    expect(stack.proxy.asked("GetOwnUser")).toEqual([]);
  });

  test("is led in English to the English log-in", async () => {
    expect(locationOf(await newBrowser().get("/en/profile"))).toBe("/en/login?donus=%2Fen%2Fprofile");
  });

  test.each([
    ["a token that is missing", { userToken: "" }],
    ["the token “null”", { userToken: "null" }],
  ])("by %s has no reason to be told", async (_, changes) => {
    const browser = newBrowser(await sealedSession(inventedSession(changes)));
    expect(locationOf(await browser.get("/profile"))).toBe("/giris?donus=%2Fprofile");
    expect((await browser.get("/hakkimizda")).status).toBe(200);
  });

  test("gets no file of a member's figures", async () => {
    const files = await newBrowser().get("/kullanici-bulten");
    expect(files.status).toBe(302);
    for (const path of ["/veri/kullanici-bulten.csv", "/veri/online-islemler-detay.xlsx"]) {
      const { status, headers } = await newBrowser().get(path);
      expect([302, 404]).toContain(status);
      expect(headers.get("content-disposition")).toBeNull();
    }
  });
});

describe("a cookie that is not as it was sealed", () => {
  test("is nobody's: tampered with, cut, put together, of another key, or rubbish", async () => {
    const [one, other] = [await logIn(stack, "001014"), await logIn(stack, "admin")];
    const [mine = "", theirs = ""] = [one.jar.get("portal"), other.jar.get("portal")];
    const [head, , iv, text, tag] = mine.split(".");
    const otherParts = theirs.split(".");
    const broken = {
      "a letter changed": mine.replace(/.(?=.{40}$)/, (letter) => (letter === "A" ? "B" : "A")),
      "cut short": mine.slice(0, -30),
      "longer than it was": `${mine}AAAA`,
      "another's text": [head, "", iv, otherParts[3], tag].join("."),
      "another's tag": [head, "", iv, text, otherParts[4]].join("."),
      "another's head and tail": theirs.slice(0, theirs.length >> 1) + mine.slice(mine.length >> 1),
      "no encryption": `${Buffer.from('{"alg":"none"}').toString("base64url")}.${text}.`,
      "of another key": (await sealedSession(inventedSession(), "k".repeat(40))).get("portal") ?? "",
      rubbish: "....",
      "too much": "A".repeat(3_600),
    };
    for (const [what, value] of Object.entries(broken)) {
      const browser = newBrowser(new CookieJar([["portal", value]]));
      const page = await browser.get("/profile");
      expect([page.status, locationOf(page)], what).toEqual([302, "/giris?donus=%2Fprofile"]);
      const open = await browser.get("/hakkimizda");
      expect(open.status, what).toBe(200);
      expect(accountIn(open), what).toContain(word("tr", "session.logIn"));
    }
    expect(await isLoggedIn(one)).toBe(true);
  });
});

describe.each(LANGUAGES)("a session whose user can't be read, in %s", (language) => {
  const path = language === "tr" ? "/profile" : "/en/profile";

  test("shows a warning in its place, whose only way on is out", async () => {
    const browser = newBrowser(await sealedSession(inventedSession({ user: { id: "?" } })));
    const page = await browser.get(path);
    expect(page.status).toBe(200);
    expect(page.headers.get("cache-control")).toBe("private, no-store");
    const title = word(language, "session.unreadableTitle");
    expect(headingOf(page.body)).toBe(title);
    expect(titleOf(page.body)).toContain(title);
    const main = mainOf(page.body);
    expect(textOf(main)).toContain(word(language, "session.unreadableText"));
    expect(hrefs(main)).toEqual([]);
    expect(elements(main, "form").map(({ action, method }) => [action, method])).toEqual([
      ["/cikis", "post"],
    ]);
    expect(elements(main, "button")).toHaveLength(1);
    expect(stack.proxy.asked("GetOwnUser")).toEqual([]);
    const out = await browser.post("/cikis", { dil: language });
    expect([out.status, locationOf(out)]).toEqual([303, language === "tr" ? "/" : "/en"]);
    expect(browser.jar.names).toEqual([]);
  });

  test("leaves public pages as they are, with the way out", async () => {
    const browser = newBrowser(await sealedSession(inventedSession({ user: null })));
    const page = await browser.get(language === "tr" ? "/hakkimizda" : "/en/about");
    expect(page.status).toBe(200);
    expect(accountIn(page)).toContain(word(language, "session.logOut"));
  });
});

describe("a member", () => {
  test.each(LANGUAGES)("sees in %s their name and the way out, on public pages too", async (language) => {
    const browser = await logIn(stack, USERS.member.name, { language });
    for (const path of [language === "tr" ? "/hakkimizda" : "/en/about", "/profile"]) {
      const page = await browser.get(path);
      expect(accountIn(page)).toContain(USERS.member.shown);
      expect(elements(page.body, "form").map(({ action }) => action)).toContain("/cikis");
    }
  });

  test("leaves nothing in a cache: neither pages nor their data are anybody else's", async () => {
    const browser = await logIn(stack, USERS.member.name);
    for (const path of [...PUBLIC_PAGES, ...MEMBER_PAGES]) {
      for (const answer of [await browser.get(path), await browser.data(path)]) {
        expect(answer.headers.get("cache-control"), path).toBe("private, no-store");
        expect(answer.headers.get("etag"), path).toBeNull();
        // Its data stands inside: at an address of its own anybody could fetch it.
        expect(answer.body, path).not.toContain("/_page/");
      }
    }
    const others = newBrowser();
    for (const path of PUBLIC_PAGES) {
      const page = await others.get(path);
      const hydration = /data-src="([^"]+)"/.exec(page.body)?.[1];
      const data = hydration ? await others.get(hydration) : page;
      for (const answer of [page, data, await others.data(path)])
        for (const name of NAMES) expect(answer.body.includes(name), path).toBe(false);
    }
    expect((await others.get("/hakkimizda")).headers.get("cache-control")).toMatch(/^public/);
  });

  test("never meets another's rows, whose ever come at the same time and whatever the address says", async () => {
    const [one, other] = [await logIn(stack, "001014"), await logIn(stack, "001170")];
    stack.proxy.requests.length = 0;
    const plain = await Promise.all(
      [one, other, one, other].map((browser) => browser.get("/kullanici-bulten")),
    );
    const asked = stack.proxy.asked("OnlineKullaniciBulten").length;
    expect(asked).toBeGreaterThan(0);
    const [mine, theirs] = plain.map(({ body }) => textOf(mainOf(body)));
    for (const { body } of plain) expect(body).toMatch(/Nazlı Işıkgör|Cemal Yaylacı/);
    expect(plain[0]?.body).not.toContain(USERS.withCode.shown);
    expect(plain[1]?.body).not.toContain(USERS.member.shown);
    expect(mine).not.toBe(theirs);
    const foreign = "uye=14&UyeId=14&uyeId=14&KullaniciId=59&id=59&user=001170";
    for (const path of MEMBER_PAGES) {
      stack.proxy.requests.length = 0;
      const changed = await one.get(`${path}?${foreign}`);
      expect(textOf(mainOf(changed.body))).toBe(textOf(mainOf((await one.get(path)).body)));
      const data = await one.data(`${path}?${foreign}`);
      expect(data.body).not.toMatch(/Cemal|Yaylac/);
      const members = stack.proxy.requests.filter(({ headers }) => headers.authorization);
      for (const { path: call, body } of members)
        expect(`${call} ${body}`).not.toMatch(/\b(?:14|59|001170)\b(?!\d|[.:-])/);
    }
  });

  test("is asked for nothing when an upstream that was away comes back", async () => {
    const browser = await logIn(stack, USERS.member.name);
    for (const kind of ["500", "hang", "reset", "html", "malformed"] as const) {
      await stack.upstream.fault({ match: "GetOwnUser", kind });
      const page = await browser.get("/profile");
      expect(page.status, kind).toBeGreaterThan(500);
      expectNoTrace(textOf(page.body));
      expect(headingOf(page.body), kind).toBe(word("tr", "error.unavailableTitle"));
      expect(page.headers.getSetCookie(), kind).toEqual([]);
      expect(accountIn(page)).toContain(USERS.member.shown);
    }
    await stack.upstream.clearFaults();
    await expect.poll(() => isLoggedIn(browser), { timeout: 10_000 }).toBe(true);
  }, 60_000);

  test("stays one where the upstream forbids something", async () => {
    const browser = await logIn(stack, USERS.member.name);
    await stack.upstream.fault({ match: "GetOwnUser", kind: "403" });
    const page = await browser.get("/profile");
    expect([page.status, headingOf(page.body)]).toEqual([403, word("tr", "error.refusedTitle")]);
    expect(page.headers.getSetCookie()).toEqual([]);
    await stack.upstream.clearFaults();
    expect(await isLoggedIn(browser)).toBe(true);
  });
});

describe("a session ends", () => {
  test.each(LANGUAGES)("in %s when the upstream refuses its token, and says so", async (language) => {
    const browser = await logIn(stack, USERS.member.name);
    const thief = browser.copy();
    const path = language === "tr" ? "/profile" : "/en/profile";
    await stack.upstream.fault({ match: "GetOwnUser", kind: "401" });
    const page = await browser.get(path);
    expect(page.status).toBe(302);
    expect(page.headers.get("cache-control")).toBe("private, no-store");
    expect(locationOf(page)).toMatch(new RegExp(`donus=${encodeURIComponent(path)}&neden=${ENDED.refused}$`));
    expect(browser.jar.names).toEqual([]);
    await stack.upstream.clearFaults();
    const reason = await browser.get(locationOf(page));
    expect(textOf(mainOf(reason.body))).toContain(word(language, "session.refused"));
    expect(await isLoggedIn(thief)).toBe(false);
    expect(audits().at(-1)).toBe("refused");
    expect(stack.proxy.asked("Logout")).toEqual([]);
  });

  test("when a data request is refused, by loading the log-in", async () => {
    const browser = await logIn(stack, USERS.member.name);
    await stack.upstream.fault({ match: "GetOwnUser", kind: "401" });
    const data = await browser.data("/profile");
    expect(data.status).toBe(202);
    expect(data.body).toContain(`neden=${ENDED.refused}`);
    expect(browser.jar.names).toEqual([]);
  });

  test.each([
    ["over", secondsFromNow(-10)],
    ["that is none", null],
  ])("with a token %s: the reason is told, and back it goes", async (_, exp) => {
    const userToken = exp === null ? "bozuk" : fakeToken({ exp });
    const browser = newBrowser(await sealedSession(inventedSession({ userToken })));
    const thief = browser.copy();
    const page = await browser.get("/kullanici-bulten?yil=2026");
    expect(locationOf(page)).toBe(
      `/giris?donus=${encodeURIComponent("/kullanici-bulten?yil=2026")}&neden=${ENDED.expired}`,
    );
    expect(browser.jar.names).toEqual([]);
    expect(textOf((await browser.get(locationOf(page))).body)).toContain(word("tr", "session.expired"));
    const again = await logIn(stack, USERS.member.name, { browser, back: "/kullanici-bulten?yil=2026" });
    expect(await isLoggedIn(again)).toBe(true);
    expect(await isLoggedIn(thief)).toBe(false);
  });

  test("on public pages quietly, when its time is over", async () => {
    const userToken = fakeToken({ exp: secondsFromNow(-10) });
    const browser = newBrowser(await sealedSession(inventedSession({ userToken })));
    const page = await browser.get("/hakkimizda");
    expect(page.status).toBe(200);
    expect(page.headers.get("cache-control")).toBe("private, no-store");
    expect(accountIn(page)).toContain(word("tr", "session.logIn"));
    expect(browser.jar.names).toEqual([]);
    await expect.poll(() => stack.proxy.asked("Logout").length).toBe(1);
    expect(audits().at(-1)).toBe("expired");
  });
});

describe("a log-out", () => {
  test.each(LANGUAGES)(
    "in %s clears everything, tells the upstream, and refuses copies",
    async (language) => {
      const browser = await logIn(stack, USERS.member.name);
      const thief = browser.copy();
      browser.jar.set("giris", "abc");
      const out = await browser.post("/cikis", { dil: language });
      expect([out.status, locationOf(out)]).toEqual([303, language === "tr" ? "/" : "/en"]);
      expect(out.headers.get("cache-control")).toBe("private, no-store");
      expect(out.headers.get("clear-site-data")).toBe('"cache"');
      expect(browser.jar.names).toEqual([]);
      await expect.poll(() => stack.proxy.asked("Logout").length).toBe(2);
      const bearers = stack.proxy.asked("Logout").map(({ headers }) => headers.authorization);
      expect(new Set(bearers).size).toBe(2);
      for (const path of [...MEMBER_PAGES, "/hakkimizda"]) {
        const page = await thief.get(path);
        expect(page.body).not.toContain(USERS.member.shown);
        expect(locationOf(page)).toBe(
          path === "/hakkimizda" ? "" : `/giris?donus=${encodeURIComponent(path)}`,
        );
      }
      // Nor do the tokens that were in it open anything at the upstream.
      const own = await fetch(`${stack.upstream.url}/api/v1/General/Kullanici/GetOwnUser`, {
        headers: { Authorization: bearers[0] ?? "" },
      });
      expect(own.status).toBe(401);
      expect(audits().at(-1)).toBe("log-out");
    },
  );

  test("is at once, whatever the upstream does", async () => {
    for (const kind of ["hang", "500", "reset", "401"] as const) {
      const browser = await logIn(stack, USERS.member.name);
      const thief = browser.copy();
      await stack.upstream.fault({ match: "Logout", kind });
      const out = await browser.post("/cikis", { dil: "tr" });
      expect(out.status, kind).toBe(303);
      expect(out.ms, kind).toBeLessThan(1_000);
      expect(browser.jar.names, kind).toEqual([]);
      expect(await isLoggedIn(thief), kind).toBe(false);
    }
  });

  test("is nobody's but the page's own", async () => {
    const browser = await logIn(stack, USERS.member.name);
    const foreign = await browser.post("/cikis", {}, { "Sec-Fetch-Site": "cross-site" });
    expect(foreign.status).toBe(403);
    expect((await browser.get("/cikis")).status).toBe(405);
    expect(await isLoggedIn(browser)).toBe(true);
  });

  test("of who is not logged in leads home", async () => {
    const out = await newBrowser().post("/cikis", { dil: "en" });
    expect([out.status, locationOf(out)]).toEqual([303, "/en"]);
  });

  test("holds after a restart, and sessions that go on do so", async () => {
    const [gone, stays] = [await logIn(stack, "001014"), await logIn(stack, "001092")];
    const thief = gone.copy();
    await gone.post("/cikis", { dil: "tr" });
    const restarted = await stack.another();
    expect(await isLoggedIn(thief.at(restarted.url))).toBe(false);
    expect(await isLoggedIn(stays.at(restarted.url))).toBe(true);
    await restarted.stop();
  });

  test("costs nothing where the folder can't be written", async () => {
    const portal = await stack.another({ DATA_DIR: "/dev/null/none" });
    const browser = await logIn({ ...stack, portal }, USERS.member.name);
    const thief = browser.copy();
    expect((await browser.post("/cikis", { dil: "tr" })).status).toBe(303);
    expect(await isLoggedIn(thief)).toBe(false);
    expect(logLines(portal.output()).filter(({ level }) => level === "warn").length).toBeGreaterThan(0);
    expect(portal.output()).not.toMatch(/"level":"error"/);
    await portal.stop();
  });
});

describe("keys that change", () => {
  test("keep who is logged in, until the old one is taken away", async () => {
    const NEXT = "n".repeat(40);
    const old = await logIn(stack, USERS.member.name);
    const both = await stack.another({ SESSION_KEYS: `${NEXT},${SESSION_KEY}` });
    expect(await isLoggedIn(old.at(both.url))).toBe(true);
    const renewed = await logIn({ ...stack, portal: both }, USERS.withoutBulletin.name);
    expect(await isLoggedIn(renewed.at(stack.portal.url))).toBe(false);
    const next = await stack.another({ SESSION_KEYS: NEXT });
    expect(locationOf(await old.at(next.url).get("/profile"))).toBe("/giris?donus=%2Fprofile");
    expect(await isLoggedIn(renewed.at(next.url))).toBe(true);
    await Promise.all([both.stop(), next.stop()]);
  });
});

test("all of that was no error of ours, and the log tells nothing of anybody", () => {
  expectCalmLog(stack);
  const output = stack.portal.output();
  for (const secret of [stack.memberPassword, stack.otpCode, "001014", "Nazlı", "10.0.0."])
    expect(output.includes(secret), secret).toBe(false);
});

const hasRedis = hasRedisServer();
if (!hasRedis)
  process.stderr.write(
    "tests/http/sessions.test.ts SKIPS the portals that share a Redis: there is none here\n",
  );

describe.skipIf(!hasRedis)("portals that share a Redis", () => {
  test("refuse what one of them ended, also while it was away", async () => {
    const redis = await startRedisServer();
    const folder = await mkdtemp(join(tmpdir(), "portal-second-"));
    const one = await startStack({ env: { REDIS_URL: redis.url } });
    const other = await one.another({ DATA_DIR: folder });
    try {
      const browser = await logIn(one, USERS.member.name);
      const thief = browser.copy().at(other.url);
      expect(await isLoggedIn(thief)).toBe(true);
      await browser.post("/cikis", { dil: "tr" });
      expect(await isLoggedIn(thief)).toBe(false);
      expect(await isLoggedIn(thief.at(one.portal.url))).toBe(false);

      const later = await logIn(one, USERS.withoutBulletin.name);
      const second = later.copy().at(other.url);
      await redis.kill();
      await later.post("/cikis", { dil: "tr" });
      expect(await isLoggedIn(second.at(one.portal.url))).toBe(false);
      await redis.start();
      await expect.poll(() => isLoggedIn(second), { timeout: 15_000 }).toBe(false);
      await expect.poll(() => isLoggedIn(thief), { timeout: 15_000 }).toBe(false);
    } finally {
      await one.stop();
      await redis.kill();
      await rm(folder, { recursive: true, force: true });
    }
  }, 60_000);
});
