import { describe, expect, test } from "vitest";
import { Browser, CookieJar, locationOf } from "../support/browser";
import { mainOf } from "../support/form-html";
import { textOf } from "../support/html";
import { logLines } from "../support/log-lines";
import { logIn, USERS } from "../support/member";
import { expectLogOfNobody } from "../support/portal-log";
import { SAMPLED_LANGUAGES } from "../support/sampling";
import { stackForMembers } from "../support/stack-of-file";
import { inventedSession, sealedSession } from "../support/sealed-session";
import { fakeToken } from "../support/tokens";
import type { Visit } from "../support/visit";
import { word } from "../support/words";

/** What ends a session, and that it has ended then. */

const stack = stackForMembers();

const MEMBER_PAGES = ["/profile", "/kullanici-bulten", "/online-islemler-detay"];
const ENDED = { expired: "sure", refused: "ret" } as const;

const newBrowser = (jar?: CookieJar) => new Browser(stack.portal.url, jar);
const accountIn = ({ body }: Visit) => textOf(/<header[\s\S]*?<\/header>/.exec(body)?.[0] ?? "");
const isLoggedIn = async (browser: Browser) => (await browser.get("/profile")).status === 200;
const audits = () =>
  logLines(stack.portal.output())
    .filter(({ msg }) => msg === "audit")
    .map(({ audit }) => audit);
const secondsFromNow = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;

describe("a session ends", () => {
  test.each(SAMPLED_LANGUAGES)("in %s when the upstream refuses its token, and says so", async (language) => {
    const browser = await logIn(stack, USERS.member.name);
    const thief = browser.copy();
    const path = language === "tr" ? "/profile" : "/en/profile";
    await stack.upstream.fault({ match: "GetOwnUser", kind: "401" });
    const page = await browser.get(path);
    expect(page.status).toBe(302);
    expect(page.headers.get("cache-control")).toBe("private, no-store");
    expect(page.headers.get("clear-site-data")).toBe('"cache"');
    expect(locationOf(page)).toMatch(new RegExp(`donus=${encodeURIComponent(path)}&neden=${ENDED.refused}$`));
    expect(browser.jar.names).toEqual([]);
    await stack.upstream.clearFaults();
    const reason = await browser.get(locationOf(page));
    expect(textOf(mainOf(reason.body))).toContain(word(language, "session.refused"));
    expect(await isLoggedIn(thief)).toBe(false);
    expect(audits().at(-1)).toBe("session-refused");
    expect(stack.proxy.requestsTo("Logout")).toEqual([]);
  });

  test.each([
    ["over", secondsFromNow(-10)],
    ["that is none", null],
  ])("with a token %s: says why, and returns after log-in", async (_, exp) => {
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

  test("on public pages silently, when it has expired", async () => {
    const userToken = fakeToken({ exp: secondsFromNow(-10) });
    const browser = newBrowser(await sealedSession(inventedSession({ userToken })));
    const page = await browser.get("/hakkimizda");
    expect(page.status).toBe(200);
    expect(page.headers.get("cache-control")).toBe("private, no-store");
    expect(accountIn(page)).toContain(word("tr", "session.logIn"));
    expect(browser.jar.names).toEqual([]);
    await expect.poll(() => stack.proxy.requestsTo("Logout").length).toBe(1);
    expect(audits().at(-1)).toBe("session-expired");
  });
});

describe("a log-out", () => {
  test.each(SAMPLED_LANGUAGES)(
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
      await expect.poll(() => stack.proxy.requestsTo("Logout").length).toBe(2);
      const bearers = stack.proxy.requestsTo("Logout").map(({ headers }) => headers.authorization);
      expect(new Set(bearers).size).toBe(2);
      for (const path of [...MEMBER_PAGES, "/hakkimizda"]) {
        const page = await thief.get(path);
        expect(page.body).not.toContain(USERS.member.fullName);
        expect(locationOf(page)).toBe(
          path === "/hakkimizda" ? "" : `/giris?donus=${encodeURIComponent(path)}`,
        );
      }
      // Its tokens open nothing upstream either.
      const own = await fetch(`${stack.upstream.url}/api/v1/General/Kullanici/GetOwnUser`, {
        headers: { Authorization: bearers[0] ?? "" },
      });
      expect(own.status).toBe(401);
      expect(audits().at(-1)).toBe("log-out");
    },
  );

  test("is immediate, whatever the upstream does", async () => {
    for (const kind of ["hang", "500", "reset", "401"] as const) {
      const browser = await logIn(stack, USERS.member.name);
      const thief = browser.copy();
      await stack.upstream.fault({ match: "Logout", kind });
      const out = await browser.post("/cikis", { dil: "tr" });
      expect(out.status, kind).toBe(303);
      expect(browser.jar.names, kind).toEqual([]);
      expect(await isLoggedIn(thief), kind).toBe(false);
    }
  });

  test("is accepted from our own page only", async () => {
    const browser = await logIn(stack, USERS.member.name);
    const foreign = await browser.post("/cikis", {}, { "Sec-Fetch-Site": "cross-site" });
    expect(foreign.status).toBe(403);
    expect((await browser.get("/cikis")).status).toBe(405);
    expect(await isLoggedIn(browser)).toBe(true);
  });

  test("without a session leads home", async () => {
    const out = await newBrowser().post("/cikis", { dil: "en" });
    expect([out.status, locationOf(out)]).toEqual([303, "/en"]);
  });

  test("holds after a restart, while other sessions continue", async () => {
    const [gone, stays] = [await logIn(stack, "001014"), await logIn(stack, "001092")];
    const thief = gone.copy();
    await gone.post("/cikis", { dil: "tr" });
    const restarted = await stack.another();
    expect(await isLoggedIn(thief.at(restarted.url))).toBe(false);
    expect(await isLoggedIn(stays.at(restarted.url))).toBe(true);
    await restarted.stop();
  });

  test("works where the folder can't be written", async () => {
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

test("logs no server error and no personal data", () => {
  expectLogOfNobody(stack);
});
