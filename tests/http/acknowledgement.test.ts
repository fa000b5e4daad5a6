import { describe, expect, test } from "vitest";
import type { Language } from "~/i18n/language";
import { Browser, locationOf } from "../support/browser";
import { mainOf } from "../support/form-html";
import { elements, headingOf, hrefs, textOf } from "../support/html";
import { logLines } from "../support/log-lines";
import { logIn, USERS } from "../support/member";
import { accept, flashIn, gateOf, isGate, OWN_CALLS } from "../support/notice-page";
import { expectCalmLog } from "../support/portal-log";
import { SAMPLED_LANGUAGES } from "../support/sampling";
import { stackForMembers } from "../support/stack-of-file";
import { forwardTo, json } from "../support/recorder";
import { word } from "../support/words";

/** The notice on data protection, which members must read before their own pages. */

const stack = stackForMembers();

const CHECK = "OnaysizKontrol";
const TEXT = "GetLastKvkk";
const CREATE = "KvkkMaster/Create";
const profileIn = (language: Language) => (language === "tr" ? "/profile" : "/en/profile");

const ownCalls = () => stack.proxy.requests.filter(({ path }) => OWN_CALLS.test(path));
const afterPause = () => stack.clock.advance({ minutes: 11 });

/** A user who has not read the notice. */
async function newcomer(language: Language = "tr"): Promise<Browser> {
  await afterPause();
  const browser = await logIn(stack, USERS.member.name, { language });
  stack.proxy.intercept(CHECK, json({ sonuc: 0 }));
  stack.proxy.requests.length = 0;
  return browser;
}

describe.each(SAMPLED_LANGUAGES)("the notice in %s", (language) => {
  test("replaces every member page, and nothing of theirs is read", async () => {
    const browser = await newcomer(language);
    const pages =
      language === "tr"
        ? ["/profile", "/kullanici-bulten?yil=2026", "/online-islemler-detay"]
        : ["/en/profile", "/en/member-bulletin?yil=2026", "/en/transactions"];
    for (const path of pages) {
      const page = await browser.get(path);
      expect(page.status).toBe(200);
      expect(page.headers.get("cache-control")).toBe("private, no-store");
      const gate = gateOf(page);
      expect(elements(page.body, "div").find(({ role }) => role === "dialog")).toMatchObject({
        "aria-modal": "true",
        "aria-labelledby": "aydinlatma",
      });
      expect(headingOf(page.body).length).toBeGreaterThan(10);
      expect(textOf(gate)).toContain(word(language, "acknowledgement.why"));
      expect(textOf(gate).length).toBeGreaterThan(800);
      expect(mainOf(page.body)).not.toMatch(/Nazlı|Işıkgör|001014/);
      // Two buttons, and no way to close it.
      expect(elements(gate, "button")).toHaveLength(2);
      expect(elements(gate, "form").map(({ action }) => action)).toEqual([
        "/cikis",
        `/okudum?donus=${encodeURIComponent(path)}`,
      ]);
    }
    expect(ownCalls()).toEqual([]);
  });

  test("once acknowledged leads to the page, and is not checked again for ten minutes", async () => {
    const browser = await newcomer(language);
    const path = profileIn(language);
    const before = logLines(stack.portal.output()).filter(({ msg }) => msg === "audit").length;
    const answer = await accept(browser, await browser.get(path));
    expect([answer.status, locationOf(answer)]).toEqual([303, path]);
    const [message] = stack.proxy.requestsTo(CREATE);
    expect(JSON.parse(message?.body ?? "{}")).toMatchObject({ KullaniciId: USERS.member.id, Okundu: true });
    const page = await browser.get(path);
    expect(isGate(page)).toBe(false);
    expect(flashIn(page)).toBe(word(language, "acknowledgement.done"));
    const checks = stack.proxy.requestsTo(CHECK).length;
    for (const other of ["/kullanici-bulten", "/online-islemler-detay", "/profile"]) await browser.get(other);
    expect(stack.proxy.requestsTo(CHECK)).toHaveLength(checks);
    const logged = logLines(stack.portal.output())
      .filter(({ msg }) => msg === "audit")
      .slice(before);
    expect(logged.map(({ audit }) => audit)).toEqual(["acknowledgement"]);
    expect(JSON.stringify(logged)).not.toMatch(/001014|Nazl|"57"|10\.\d+\.\d+\.\d+/);
    await afterPause();
    expect(isGate(await browser.get(path))).toBe(true);
  });

  test("that can't be checked reloads once, then shows a page to try again", async () => {
    const browser = await newcomer(language);
    const path = profileIn(language);
    stack.proxy.restore();
    await stack.upstream.fault({ match: CHECK, kind: "500" });
    const first = await browser.get(path);
    expect([first.status, locationOf(first)]).toEqual([303, path]);
    expect(first.headers.get("cache-control")).toBe("private, no-store");
    const second = await browser.get(path);
    expect(second.status).toBeGreaterThan(500);
    expect(flashIn(second)).toBe(word(language, "acknowledgement.checkFailed"));
    expect(headingOf(second.body)).toBe(word(language, "error.unavailableTitle"));
    expect(textOf(second.body)).toContain(word(language, "error.retry"));
    expect(hrefs(mainOf(second.body))).toContain(path);
    expect(ownCalls()).toEqual([]);
    await stack.upstream.clearFaults();
    await stack.clock.advance({ seconds: 4 });
    expect((await browser.get(path)).status).toBe(200);
  });

  test("stays and says so when its acknowledgement fails", async () => {
    const browser = await newcomer(language);
    const path = profileIn(language);
    for (const kind of ["500", "403"] as const) {
      const page = await browser.get(path);
      expect(isGate(page), kind).toBe(true);
      await stack.upstream.fault({ match: CREATE, kind });
      const answer = await accept(browser, page);
      expect([answer.status, locationOf(answer)], kind).toEqual([303, path]);
      const again = await browser.get(path);
      expect(isGate(again), kind).toBe(true);
      expect(gateOf(again), kind).toContain(word(language, "acknowledgement.failed"));
      await stack.upstream.clearFaults();
    }
    expect(ownCalls()).toEqual([]);
  });

  test("offers to log out instead", async () => {
    const browser = await newcomer(language);
    const page = await browser.get(profileIn(language));
    expect(elements(gateOf(page), "input").find(({ name }) => name === "dil")?.["value"]).toBe(language);
    const out = await browser.post("/cikis", { dil: language });
    expect([out.status, locationOf(out)]).toEqual([303, language === "tr" ? "/" : "/en"]);
    expect(browser.jar.names.filter((name) => name !== "bildirim")).toEqual([]);
  });
});

describe("the notice", () => {
  test("of the demo is stored by the upstream, for its reader only", async () => {
    const browser = await logIn(stack, USERS.unread.name);
    const page = await browser.get("/profile");
    expect(isGate(page)).toBe(true);
    expect((await accept(browser, page)).status).toBe(303);
    await afterPause();
    expect(isGate(await browser.get("/profile"))).toBe(false);
    expect(stack.proxy.requestsTo(CHECK).at(-1)?.path).toMatch(new RegExp(`/${USERS.unread.id}$`));
  });

  test("does not block public pages", async () => {
    const browser = await newcomer();
    const page = await browser.get("/hakkimizda");
    expect(isGate(page)).toBe(false);
    expect(stack.proxy.requestsTo(CHECK)).toEqual([]);
  });

  test("blocks a member's files too", async () => {
    const browser = await newcomer();
    for (const path of ["/veri/kullanici-bulten.csv", "/veri/online-islemler-detay.csv"]) {
      const file = await browser.get(path);
      expect(file.headers.get("content-disposition")).toBeNull();
      expect(file.headers.get("content-type")).not.toMatch(/csv/);
    }
    expect(ownCalls()).toEqual([]);
  });

  test("that changed meanwhile is shown before it counts as read", async () => {
    const browser = await newcomer();
    const page = await browser.get("/profile");
    const answer = await accept(browser, page, { metin: "4711" });
    expect(locationOf(answer)).toBe("/profile");
    expect(stack.proxy.requestsTo(CREATE)).toEqual([]);
    const again = await browser.get("/profile");
    expect(isGate(again)).toBe(true);
    expect(flashIn(again)).toBe("");
  });

  test("that the upstream lacks blocks nothing, and is logged once in a while", async () => {
    const browser = await newcomer();
    stack.proxy.intercept(TEXT, json([]));
    const warnings = () =>
      logLines(stack.portal.output()).filter(
        ({ level, msg = "" }) => level === "warn" && /notice to read/.test(msg),
      );
    const before = warnings().length;
    for (const path of ["/profile", "/profile"]) {
      const page = await browser.get(path);
      expect([page.status, isGate(page)]).toEqual([200, false]);
    }
    expect(warnings().length).toBe(before + 1);
    expect(stack.proxy.requestsTo(CHECK)).toHaveLength(1);
  });

  test("in Turkish only is marked on an English page", async () => {
    const browser = await newcomer("en");
    stack.proxy.intercept(TEXT, (request, response) =>
      request.headers["lang"] === "en"
        ? json([])(request, response)
        : forwardTo(stack.upstream.url)(request, response),
    );
    const page = await browser.get("/en/profile");
    expect(elements(page.body, "section").find(({ tabindex }) => tabindex === "0")?.["lang"]).toBe("tr");
    expect(elements(page.body, "h1")[0]?.["lang"]).toBe("tr");
  });

  test("accepted with an expired session leads to log-in with the reason", async () => {
    const browser = await newcomer();
    const page = await browser.get("/profile?x=1");
    await stack.upstream.fault({ match: CREATE, kind: "401" });
    const answer = await accept(browser, page);
    expect(locationOf(answer)).toMatch(/^\/giris\?donus=%2Fprofile(?:%3Fx%3D1)?&neden=ret$/);
    expect(browser.jar.names.filter((name) => name !== "bildirim")).toEqual([]);
  });

  test("refused at the check ends the session, not before", async () => {
    const browser = await newcomer();
    stack.proxy.restore();
    await stack.upstream.fault({ match: CHECK, kind: "403" });
    expect((await browser.get("/profile")).status).toBe(403);
    expect(browser.jar.get("portal")).toBeDefined();
    await stack.upstream.fault({ match: CHECK, kind: "401" });
    expect(locationOf(await browser.get("/profile"))).toMatch(/neden=ret$/);
    expect(browser.jar.get("portal")).toBeUndefined();
  });

  test("can be acknowledged from our own page by a logged-in user only, and redirects nowhere else", async () => {
    const browser = await newcomer();
    const foreign = await browser.post("/okudum", {}, { "Sec-Fetch-Site": "cross-site" });
    expect(foreign.status).toBe(403);
    expect((await browser.get("/okudum")).status).toBe(405);
    const nobody = await new Browser(stack.portal.url).post("/okudum?donus=%2Fprofile", { metin: "1" });
    expect(locationOf(nobody)).toBe("/profile");
    const astray = await browser.post("/okudum?donus=%2F%2Fevil.example", { metin: "4711" });
    expect(locationOf(astray)).toBe("/profile");
    expect(stack.proxy.requestsTo(CREATE)).toEqual([]);
  });
});

test("logs no server error and no personal data", () => {
  expectCalmLog(stack);
  expect(stack.portal.output()).not.toMatch(/Nazlı|Işıkgör|001014|Yenigün/);
});
