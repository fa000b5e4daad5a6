import { describe, expect, test } from "vitest";
import { Browser, CookieJar, locationOf } from "../support/browser";
import { mainOf } from "../support/form-html";
import { elements, headingOf, hrefs, textOf, titleOf } from "../support/html";
import { logIn, USERS } from "../support/member";
import { expectLogOfNobody } from "../support/portal-log";
import { SAMPLED_LANGUAGES } from "../support/sampling";
import { stackForMembers } from "../support/stack-of-file";
import { inventedSession, sealedSession } from "../support/sealed-session";
import { SESSION_KEY } from "../support/stack";
import type { Visit } from "../support/visit";
import { word } from "../support/words";

/** Sessions over HTTP: who counts as logged in, what ends that, and who sees what. */

const stack = stackForMembers();

const MEMBER_PAGES = ["/profile", "/kullanici-bulten", "/online-islemler-detay"];

const newBrowser = (jar?: CookieJar) => new Browser(stack.portal.url, jar);
const accountIn = ({ body }: Visit) => textOf(/<header[\s\S]*?<\/header>/.exec(body)?.[0] ?? "");
const isLoggedIn = async (browser: Browser) => (await browser.get("/profile")).status === 200;

describe("an anonymous visitor", () => {
  test.each(MEMBER_PAGES)("is redirected from %s to log-in", async (path) => {
    const browser = newBrowser();
    const page = await browser.get(`${path}?ay=2026-11`);
    expect(page.status).toBe(302);
    expect(page.headers.get("cache-control")).toBe("private, no-store");
    const { pathname, searchParams } = new URL(locationOf(page), stack.portal.url);
    expect(pathname).toBe("/giris");
    expect(searchParams.get("donus")).toMatch(new RegExp(`^${path}(\\?ay=2026-11)?$`));
    expect(searchParams.has("neden")).toBe(false);
    expect(page.body).toBe("");
    expect(stack.proxy.requestsTo("GetOwnUser")).toEqual([]);
  });

  test("is redirected in English to the English log-in", async () => {
    expect(locationOf(await newBrowser().get("/en/profile"))).toBe("/en/login?donus=%2Fen%2Fprofile");
  });

  test.each([
    ["a token that is missing", { userToken: "" }],
    ["the token “null”", { userToken: "null" }],
  ])("by %s gets no expiry message", async (_, changes) => {
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

describe("an altered cookie", () => {
  test("is anonymous: tampered with, cut, recombined, of another key, or rubbish", async () => {
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
      "of another key": (await sealedSession(inventedSession(), "k0123456789".repeat(4))).get("portal") ?? "",
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

describe.each(SAMPLED_LANGUAGES)("a session with an unreadable user, in %s", (language) => {
  const path = language === "tr" ? "/profile" : "/en/profile";

  test("shows a warning whose only way on is log-out", async () => {
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
    expect(stack.proxy.requestsTo("GetOwnUser")).toEqual([]);
    const out = await browser.post("/cikis", { dil: language });
    expect([out.status, locationOf(out)]).toEqual([303, language === "tr" ? "/" : "/en"]);
    expect(browser.jar.names).toEqual([]);
  });

  test("leaves public pages as they are, with log-out", async () => {
    const browser = newBrowser(await sealedSession(inventedSession({ user: null })));
    const page = await browser.get(language === "tr" ? "/hakkimizda" : "/en/about");
    expect(page.status).toBe(200);
    expect(accountIn(page)).toContain(word(language, "session.logOut"));
  });
});

describe("rotated keys", () => {
  test("keep users logged in until the old key is removed", async () => {
    const NEXT = "n0123456789".repeat(4);
    const old = await logIn(stack, USERS.member.name);
    const both = await stack.another({ SESSION_KEYS: `${NEXT},${SESSION_KEY}` });
    expect(await isLoggedIn(old.at(both.url))).toBe(true);
    const renewed = await logIn({ ...stack, portal: both }, USERS.withoutBulletin.name);
    expect(await isLoggedIn(renewed.copy().at(stack.portal.url))).toBe(false);
    const next = await stack.another({ SESSION_KEYS: NEXT });
    expect(locationOf(await old.at(next.url).get("/profile"))).toBe("/giris?donus=%2Fprofile");
    expect(await isLoggedIn(renewed.at(next.url))).toBe(true);
    await Promise.all([both.stop(), next.stop()]);
  });
});

test("logs no server error and no personal data", () => {
  expectLogOfNobody(stack);
});
