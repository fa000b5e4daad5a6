import { describe, expect, test } from "vitest";
import { LANGUAGES } from "~/i18n/language";
import { Browser, CookieJar } from "../support/browser";
import { mainOf } from "../support/form-html";
import { elements, headingOf, textOf } from "../support/html";
import { logIn, USERS } from "../support/member";
import { expectLogOfNobody, expectNoTrace } from "../support/portal-log";
import { stackForMembers } from "../support/stack-of-file";
import type { Visit } from "../support/visit";
import { word } from "../support/words";

/** What a member sees and nobody else does. */

const stack = stackForMembers();

const MEMBER_PAGES = ["/profile", "/kullanici-bulten", "/online-islemler-detay"];
const PUBLIC_PAGES = ["/", "/hakkimizda", "/en/news", "/iletisim"];

const newBrowser = (jar?: CookieJar) => new Browser(stack.portal.url, jar);
const accountIn = ({ body }: Visit) => textOf(/<header[\s\S]*?<\/header>/.exec(body)?.[0] ?? "");
const isLoggedIn = async (browser: Browser) => (await browser.get("/profile")).status === 200;
/** The bulletin's calls that name a member, and which. */
const OF_MEMBER = /(?:GetUyeBilgileri|GetGelen(?:Gunluk)?Urunler|GetAlinanUrun\w*|GetToplamIslemler)\/(\d+)/;
const NAMES = Object.values(USERS).map(({ fullName }) => fullName);

describe("a member", () => {
  test.each(LANGUAGES)("sees in %s their name and log-out, on public pages too", async (language) => {
    const browser = await logIn(stack, USERS.member.name, { language });
    for (const path of [language === "tr" ? "/hakkimizda" : "/en/about", "/profile"]) {
      const page = await browser.get(path);
      expect(accountIn(page)).toContain(USERS.member.fullName);
      expect(elements(page.body, "form").map(({ action }) => action)).toContain("/cikis");
    }
  });

  test("leaves nothing in a cache, whose pages are shared", async () => {
    const browser = await logIn(stack, USERS.member.name);
    for (const path of [...PUBLIC_PAGES, ...MEMBER_PAGES]) {
      const { headers } = await browser.get(path);
      expect(headers.get("cache-control"), path).toBe("private, no-store");
      expect(headers.get("etag"), path).toBeNull();
    }
    const others = newBrowser();
    for (const path of PUBLIC_PAGES) {
      const page = await others.get(path);
      for (const name of NAMES) expect(page.body.includes(name), path).toBe(false);
    }
    expect((await others.get("/hakkimizda")).headers.get("cache-control")).toMatch(/^public/);
  });

  test("never sees another's rows, with simultaneous requests and any address", async () => {
    const [one, other] = [await logIn(stack, "001014"), await logIn(stack, "001170")];
    stack.proxy.requests.length = 0;
    const plain = await Promise.all(
      [one, other, one, other].map((browser) => browser.get("/kullanici-bulten")),
    );
    const calls = stack.proxy.requestsTo("OnlineKullaniciBulten").length;
    expect(calls).toBeGreaterThan(0);
    const [mine, theirs] = plain.map(({ body }) => textOf(mainOf(body)));
    for (const { body } of plain) expect(body).toMatch(/Nazlı Işıkgör|Cemal Yaylacı/);
    expect(plain[0]?.body).not.toContain(USERS.withCode.fullName);
    expect(plain[1]?.body).not.toContain(USERS.member.fullName);
    expect(mine).not.toBe(theirs);
    const foreign = "uye=14&UyeId=14&uyeId=14&KullaniciId=59&id=59&user=001170";
    for (const path of MEMBER_PAGES) {
      stack.proxy.requests.length = 0;
      const changed = await one.get(`${path}?${foreign}`);
      expect(textOf(mainOf(changed.body))).toBe(textOf(mainOf((await one.get(path)).body)));
      expect(changed.body).not.toMatch(/Cemal|Yaylac/);
      const members = stack.proxy.requests.filter(({ headers }) => headers.authorization);
      for (const { path: call, body } of members) {
        expect(["2", "0", undefined]).toContain(OF_MEMBER.exec(call)?.[1]);
        expect(`${call} ${body}`).not.toMatch(/\b(?:59|001170)\b(?!\d|[.:-])/);
      }
    }
  });

  test("triggers no calls when an upstream recovers", async () => {
    const browser = await logIn(stack, USERS.member.name);
    for (const kind of ["500", "reset", "html", "malformed"] as const) {
      await stack.upstream.fault({ match: "GetOwnUser", kind });
      const page = await browser.get("/profile");
      expect(page.status, kind).toBeGreaterThan(500);
      expectNoTrace(textOf(page.body));
      expect(headingOf(page.body), kind).toBe(word("tr", "error.unavailableTitle"));
      expect(page.headers.getSetCookie(), kind).toEqual([]);
      expect(accountIn(page)).toContain(USERS.member.fullName);
    }
    await stack.upstream.clearFaults();
    await stack.clock.advance({ seconds: 4 });
    expect(await isLoggedIn(browser)).toBe(true);
  }, 60_000);

  test("stays logged in when the upstream forbids something", async () => {
    const browser = await logIn(stack, USERS.member.name);
    await stack.upstream.fault({ match: "GetOwnUser", kind: "403" });
    const page = await browser.get("/profile");
    expect([page.status, headingOf(page.body)]).toEqual([403, word("tr", "error.refusedTitle")]);
    expect(page.headers.getSetCookie()).toEqual([]);
    await stack.upstream.clearFaults();
    expect(await isLoggedIn(browser)).toBe(true);
  });
});

test("logs no server error and no personal data", () => {
  expectLogOfNobody(stack);
});
