import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { Browser, locationOf } from "../support/browser";
import { errorsIn, formTokenIn } from "../support/form-html";
import { textOf } from "../support/html";
import { logLines } from "../support/log-lines";
import { logIn, USERS } from "../support/member";
import { expectLogOfNobody } from "../support/portal-log";
import { standing, type Values } from "../support/profile-visit";
import { SAMPLED_LANGUAGES } from "../support/sampling";
import { inventedSession, sealedSession } from "../support/sealed-session";
import { stackOfFile } from "../support/stack-of-file";
import { fakeToken } from "../support/tokens";
import { word } from "../support/words";

/** How long sessions live, and who ends them. */

const stack = stackOfFile({ env: { TRUSTED_PROXIES: "1", SESSION_LONGEST_HOURS: "2" } });

const SESSIONS = "oturumlarim";
const DETAILS = "bilgilerim";
const PHONE = "Mozilla/5.0 (Linux; Android 9) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36";
const DESK = "Mozilla/5.0 (Windows NT 10.0; rv:128.0) Gecko/20100101 Firefox/128.0";

const called = (userAgent: string) => new Browser(stack.portal.url, undefined, undefined, userAgent);
const isIn = async (browser: Browser) => (await browser.get("/profile")).status === 200;
const audits = (portal = stack.portal) =>
  logLines(portal.output())
    .filter(({ msg }) => msg === "audit")
    .map(({ audit }) => audit);
/** Sends one of the profile's forms unchanged, except for newly typed fields. */
async function fill(browser: Browser, form: string, values: Values, path = "/profile") {
  return browser.post(path, { ...standing((await browser.get(path)).body, form), ...values });
}
/** The list's choices by their labels, and the message above it. */
function listIn(html: string) {
  const form = /<form[^>]*aria-labelledby="oturumlarim-form"[\s\S]*?<\/form>/.exec(html)?.[0] ?? "";
  const choices = [...form.matchAll(/value="([^"]+)"\/?><label[^>]*>([^<]+)</g)];
  return { text: textOf(form), choices: choices.map(([, value = "", label = ""]) => ({ value, label })) };
}

describe("a session", () => {
  test("whose token has no expiry gets one of its own", async () => {
    const jar = await sealedSession(inventedSession({ userToken: fakeToken({}) }));
    const browser = new Browser(stack.portal.url, jar);
    const name = async () => (await browser.get("/hakkimizda")).body.includes("Nazlı Işıkgör");
    for (let count = 0; count < 2; count += 1) {
      expect(await name()).toBe(true);
      await stack.clock.advance({ minutes: 50 });
    }
    expect(await name()).toBe(true);
    await stack.clock.advance({ minutes: 25 });
    expect(locationOf(await browser.get("/profile"))).toContain("neden=sure");
    expect(browser.jar.names).toEqual([]);
  });

  test("ends unused, and goes on when used, without a cookie on each page", async () => {
    const browser = await logIn(stack, USERS.member.name);
    expect((await browser.get("/profile")).headers.getSetCookie()).toEqual([]);
    await stack.clock.advance({ minutes: 50 });
    const used = await browser.get("/profile");
    expect(used.headers.getSetCookie()).toEqual([expect.stringMatching(/^portal=/)]);
    expect((await browser.get("/profile")).headers.getSetCookie()).toEqual([]);
    await stack.clock.advance({ minutes: 50 });
    // A page that refreshes its figures by itself is not used.
    const renewing = { Referer: `${stack.portal.url}/kullanici-bulten`, "Sec-Fetch-Dest": "empty" };
    const renewed = await browser.get("/kullanici-bulten?bolum=gelen", renewing);
    expect([renewed.status, renewed.headers.getSetCookie()]).toEqual([200, []]);
    // Nor is a page that a browser prefetches.
    for (const purpose of ["prefetch", "prefetch;prerender"]) {
      const ahead = await browser.get("/profile", { "Sec-Purpose": purpose });
      expect([ahead.status, ahead.headers.getSetCookie()]).toEqual([200, []]);
    }
    await stack.clock.advance({ minutes: 12 });
    expect(locationOf(await browser.get("/profile"))).toBe("/giris?donus=%2Fprofile&neden=sure");
  });

  test("that is remembered may be unused for longer", async () => {
    const browser = await logIn(stack, USERS.member.name, { remember: true });
    await stack.clock.advance({ minutes: 70 });
    expect(await isIn(browser)).toBe(true);
  });

  test("ends when its browser logs in anew, here and upstream", async () => {
    const browser = await logIn(stack, USERS.member.name);
    const thief = browser.copy();
    // A log-in page left open in another tab.
    const { body } = await called(DESK).get("/giris");
    const credentials = { kullanici: USERS.withoutBulletin.name, sifre: stack.memberPassword };
    await browser.post("/giris", { bilet: formTokenIn(body), ...credentials });
    expect((await browser.get("/profile")).body).toContain(USERS.withoutBulletin.fullName);
    expect(await isIn(thief)).toBe(false);
    await expect.poll(() => stack.proxy.requestsTo("Logout").length).toBe(2);
    expect(audits().slice(-2)).toEqual(["session-replaced", "log-in"]);
  });

  test("is one of twenty at most: the oldest ends", async () => {
    const open: Browser[] = [];
    for (let count = 0; count < 21; count += 1) open.push(await logIn(stack, USERS.staff.name));
    const states = await Promise.all(open.map(isIn));
    expect(states).toEqual([false, ...Array<boolean>(20).fill(true)]);
    expect(audits().filter((event) => event === "session-displaced")).toHaveLength(1);
  });
});

describe.each(SAMPLED_LANGUAGES)("one's own sessions in %s", (language) => {
  const path = language === "tr" ? "/profile" : "/en/profile";
  const own = () => ({ mevcut_sifre: stack.memberPassword });

  test("are listed, and one is ended with the password only", async () => {
    const [desk, phone] = [
      await logIn(stack, USERS.member.name, { browser: called(DESK) }),
      await logIn(stack, USERS.member.name, { browser: called(PHONE) }),
    ];
    const { text, choices } = listIn((await desk.get(path)).body);
    expect(text).toMatch(
      language === "tr" ? /Bu oturum: Firefox, Windows/ : /This session: Firefox, Windows/,
    );
    const [newest] = choices;
    expect(newest?.label).toMatch(/^Chrome, Android .*\d\d[.:]\d\d.*\d\d[.:]\d\d/);
    const chosen = { oturum: newest?.value ?? "" };
    const without = await fill(desk, SESSIONS, chosen, path);
    expect(errorsIn(without.body)).toEqual({
      mevcut_sifre: word(language, "profile.currentPasswordMissing"),
    });
    const wrong = await fill(desk, SESSIONS, { ...chosen, mevcut_sifre: "baskaBirSifre1" }, path);
    expect([wrong.status, errorsIn(wrong.body)]).toEqual([
      422,
      { mevcut_sifre: word(language, "profile.currentPasswordWrong") },
    ]);
    expect(wrong.body).not.toContain("baskaBirSifre1");
    expect(await isIn(phone)).toBe(true);
    const done = await fill(desk, SESSIONS, { ...chosen, ...own() }, path);
    expect(textOf(done.body)).toContain(word(language, "profile.sessionEnded"));
    expect([await isIn(phone), await isIn(desk)]).toEqual([false, true]);
    expect(audits().slice(-2)).toEqual(["password-wrong", "session-ended"]);
  });

  test("can all be ended but the current one, which gets a new id", async () => {
    const desk = await logIn(stack, USERS.withoutBulletin.name, { browser: called(DESK) });
    const others = [await logIn(stack, USERS.withoutBulletin.name), desk.copy()];
    const stranger = await logIn(stack, USERS.member.name);
    const done = await fill(desk, SESSIONS, { oturum: "digerleri", ...own() }, path);
    expect(textOf(done.body)).toContain(word(language, "profile.sessionsEnded"));
    await stack.clock.advance({ minutes: 1 });
    expect(await Promise.all([...others, desk, stranger].map(isIn))).toEqual([false, false, true, true]);
    expect(listIn((await desk.get(path)).body).choices.map(({ value }) => value)).toEqual(["digerleri"]);
  });

  test("contact data changes need the password, and keep the input", async () => {
    const browser = await logIn(stack, USERS.withoutBulletin.name);
    const updates = () => stack.proxy.requestsTo("Kullanici/Update").length;
    const typed = { eposta: `yeni.${language}@ornek.example`, ad: "Şebnem Su" };
    const without = await fill(browser, DETAILS, typed, path);
    expect(errorsIn(without.body)).toEqual({
      mevcut_sifre: word(language, "profile.currentPasswordMissing"),
    });
    expect(standing(without.body, DETAILS)).toMatchObject({ eposta: [typed.eposta], ad: [typed.ad] });
    const wrong = await fill(browser, DETAILS, { ...typed, mevcut_sifre: "baskaBirSifre1" }, path);
    expect(errorsIn(wrong.body)).toEqual({ mevcut_sifre: word(language, "profile.currentPasswordWrong") });
    expect(updates()).toBe(0);
    expect((await fill(browser, DETAILS, { ...typed, ...own() }, path)).status).toBe(200);
    expect(audits().at(-1)).toBe("contact-changed");
    expect((await fill(browser, DETAILS, { ad: "Şebnem" }, path)).status).toBe(200);
    expect(updates()).toBe(2);
    await stack.upstream.fault({ match: "KullaniciGirisYap", kind: "500" });
    for (let count = 0; count < 6; count += 1)
      expect((await fill(browser, DETAILS, { telefon: "0 (999) 555 22 22", ...own() }, path)).status).toBe(
        502,
      );
  });
});

test("passwords can't be guessed in an open session", async () => {
  const browser = await logIn(stack, USERS.staff.name);
  const statuses: number[] = [];
  for (let count = 0; count < 5; count += 1) {
    const typed = { telefon: "0 (999) 555 33 33", mevcut_sifre: `baskaBirSifre${count}` };
    statuses.push((await fill(browser, DETAILS, typed)).status);
  }
  expect(statuses).toEqual([422, 422, 422, 422, 429]);
});

test("a new password ends all other sessions, unlisted ones too", async () => {
  const folder = await mkdtemp(join(tmpdir(), "portal-own-sessions-"));
  const first = await stack.another();
  const portal = await stack.another({ DATA_DIR: folder });
  const enter = async () => (await logIn({ ...stack, portal: first }, USERS.member.name)).at(portal.url);
  const mine = await enter();
  const others = [await enter(), mine.copy()];
  expect(await Promise.all(others.map(isIn))).toEqual([true, true]);
  const passwords = {
    mevcut_sifre: stack.memberPassword,
    yeni_sifre: "Degisti34",
    yeni_sifre_tekrar: "Degisti34",
  };
  await fill(mine, "sifrem", { ...passwords, mevcut_sifre: "baskaBirSifre1" });
  const changed = await fill(mine, "sifrem", passwords);
  expect(textOf(changed.body)).toContain(word("tr", "profile.passwordSentStrong"));
  await portal.stop();
  expect(audits(portal)).toEqual(["password-wrong", "password-changed"]);
  // After a restart too.
  const restarted = await stack.another({ DATA_DIR: folder });
  expect(await Promise.all([...others, mine].map((each) => isIn(each.at(restarted.url))))).toEqual([
    false,
    false,
    true,
  ]);
  const anew = await logIn({ ...stack, portal: restarted }, USERS.member.name, { password: "Degisti34" });
  expect(await isIn(anew)).toBe(true);
  await rm(folder, { recursive: true });
}, 60_000);

test("logs no server error and no personal data", () => {
  expectLogOfNobody(stack);
  expect(stack.portal.output()).not.toContain("ornek.example");
});
