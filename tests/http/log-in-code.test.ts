import { describe, expect, test } from "vitest";
import { Browser, locationOf, newAddress } from "../support/browser";
import { errorsIn, mainOf, typedIn } from "../support/form-html";
import { elements, hrefs, textOf } from "../support/html";
import { logIn, logInPath, sendLogInForm, tryLogIn, USERS } from "../support/member";
import { expectLogOfNobody } from "../support/portal-log";
import { SAMPLED_LANGUAGES } from "../support/sampling";
import { stackForMembers } from "../support/stack-of-file";
import type { Visit } from "../support/visit";
import { word } from "../support/words";

const stack = stackForMembers();

const newBrowser = () => new Browser(stack.portal.url);
const bodiesOf = (call: string) =>
  stack.proxy.requestsTo(call).map(({ body }) => JSON.parse(body) as Record<string, unknown>);
/** The message above the form. */
const problemOf = ({ body }: Visit) =>
  textOf(/<div[^>]*class="form-problem"[\s\S]*?<\/div>/.exec(mainOf(body))?.[0] ?? "");
const namesIn = ({ body }: Visit) => elements(mainOf(body), "input").map(({ name }) => name);
let madeUp = 0;
/** A name without an account, not tried yet. */
const newName = () => `hayali${(madeUp += 1)}`;

describe("a log-in with a code", () => {
  /** A browser at the code form. */
  async function awaitCode(options: { remember?: boolean; back?: string } = {}) {
    const browser = newBrowser();
    const answer = await tryLogIn(stack, USERS.withCode.name, { ...options, browser });
    return { browser, path: locationOf(answer), answer };
  }

  test.each(SAMPLED_LANGUAGES)("shows the code form in %s, and opens nothing before", async (language) => {
    const browser = newBrowser();
    const answer = await tryLogIn(stack, USERS.withCode.name, { language, back: "/profile", browser });
    const path = locationOf(answer);
    expect(path).toBe(`${logInPath({ language, back: "/profile" })}&adim=kod`);
    expect(browser.jar.names).toEqual(["giris"]);
    expect(answer.headers.getSetCookie().join()).toMatch(/^giris=.*; Max-Age=180; .*HttpOnly/);
    const page = await browser.get(path);
    expect(textOf(page.body)).toContain(word(language, "logIn.codeIntro"));
    expect(elements(mainOf(page.body), "input").find(({ name }) => name === "kod")).toMatchObject({
      autocomplete: "one-time-code",
      inputmode: "numeric",
      required: "",
    });
    expect(locationOf(await browser.get("/profile"))).toMatch(/^\/giris\?/);
    // As pasted from a message, and as some keyboards write it.
    const pasted = `${stack.otpCode.slice(0, 3)} ${stack.otpCode.slice(3)}`;
    const inFullWidth = pasted
      .replace(" ", "–")
      .replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));
    const done = await sendLogInForm(browser, path, { kod: language === "tr" ? pasted : inFullWidth });
    expect([done.status, locationOf(done)]).toEqual([303, "/profile"]);
    expect(browser.jar.names).toEqual(["portal"]);
    const ids = [...bodiesOf("KullaniciGirisYap"), ...bodiesOf("OtpKontrol")].map(
      (body) => body["RequestId"],
    );
    expect(new Set(ids).size).toBe(1);
  });

  test.each(SAMPLED_LANGUAGES)(
    "says in %s why a code is wrong, and after three what to do",
    async (language) => {
      const browser = newBrowser();
      const path = locationOf(await tryLogIn(stack, USERS.withCode.name, { language, browser }));
      const short = await sendLogInForm(browser, path, { kod: "12345" });
      expect(short.status).toBe(422);
      expect(errorsIn(short.body)).toEqual({ kod: word(language, "logIn.codeWrong") });
      const wrong = stack.otpCode === "000000" ? "111111" : "000000";
      for (let count = 0; count < 3; count += 1) {
        const answer = await sendLogInForm(browser, path, { kod: wrong });
        expect(answer.status).toBe(422);
        expect(problemOf(answer)).toMatch(language === "tr" ? /kodu hatalı/ : /code is wrong/);
      }
      const over = await sendLogInForm(browser, path, { kod: stack.otpCode });
      expect(over.status).toBe(429);
      expect(Number(over.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(problemOf(over)).toContain(word(language, "logIn.codesOver"));
      const restart = hrefs(mainOf(over.body)).find((href) => href.includes("adim=bastan")) ?? "";
      const start = await browser.get(restart);
      expect(namesIn(start)).toContain("sifre");
      const answer = await sendLogInForm(browser, restart, {
        kullanici: USERS.withCode.name,
        sifre: stack.memberPassword,
      });
      const done = await sendLogInForm(browser, locationOf(answer), { kod: stack.otpCode });
      expect(done.status).toBe(303);
    },
  );

  test("does not accept the sealed value of one cookie as the other", async () => {
    const { browser } = await awaitCode();
    const member = await logIn(stack, USERS.member.name);
    const thief = newBrowser();
    thief.jar.set("portal", browser.jar.get("giris") ?? "");
    thief.jar.set("giris", member.jar.get("portal") ?? "");
    expect(locationOf(await thief.get("/profile"))).toMatch(/^\/giris/);
    expect(namesIn(await thief.get("/giris?adim=kod"))).toContain("sifre");
  });

  test("keeps the return path and “remember me”", async () => {
    const { browser, path } = await awaitCode({ remember: true });
    const done = await sendLogInForm(browser, path, { kod: stack.otpCode });
    expect(done.headers.getSetCookie().find((each) => each.startsWith("portal="))).toMatch(/Max-Age=\d{4,}/);
    expect(browser.jar.names.toSorted()).toEqual(["hatirla", "portal"]);
  });

  test("keeps waiting for a code that the upstream couldn't check", async () => {
    const { browser, path } = await awaitCode();
    await stack.upstream.fault({ match: "OtpKontrol", kind: "500" });
    const failed = await sendLogInForm(browser, path, { kod: stack.otpCode });
    expect(failed.status).toBe(502);
    expect(problemOf(failed)).toContain(word("tr", "logIn.unavailable"));
    await stack.upstream.clearFaults();
    expect((await sendLogInForm(browser, path, { kod: stack.otpCode })).status).toBe(303);
  });

  test("opens nothing and says that log-ins are unavailable when a step after the code fails", async () => {
    const { browser, path } = await awaitCode();
    await stack.upstream.fault({ match: "OAuthToken", kind: "500" });
    const failed = await sendLogInForm(browser, path, { kod: stack.otpCode });
    await stack.upstream.clearFaults();
    expect(failed.status).toBe(502);
    expect(problemOf(failed)).toContain(word("tr", "logIn.unavailable"));
    expect(browser.jar.names).not.toContain("portal");
  });
});

describe("“remember me”", () => {
  test("keeps the session beyond the browser and fills in the name next time, sealed in the cookie", async () => {
    const browser = newBrowser();
    const answer = await tryLogIn(stack, USERS.member.name, { remember: true, browser });
    const cookies = answer.headers.getSetCookie();
    expect(cookies.find((each) => each.startsWith("portal="))).toMatch(/Max-Age=\d{4,}; .*HttpOnly/);
    expect(cookies.find((each) => each.startsWith("hatirla="))).toMatch(/Max-Age=\d{8}; .*HttpOnly/);
    const sealed = browser.jar.get("hatirla") ?? "";
    for (const part of sealed.split("."))
      expect(Buffer.from(part, "base64url").toString("latin1")).not.toMatch(/001014/);
    await browser.post("/cikis", { dil: "tr" });
    expect(browser.jar.names).toEqual(["hatirla"]);
    const page = await browser.get("/giris");
    expect(page.headers.get("cache-control")).toBe("private, no-store");
    expect(typedIn(page.body)).toMatchObject({ kullanici: ["001014"], hatirla: ["evet"], sifre: [""] });
    expect(typedIn((await newBrowser().get("/giris")).body)).toMatchObject({ kullanici: [""] });
  });

  test("is forgotten when unticked at the next log-in", async () => {
    const browser = await logIn(stack, USERS.member.name, { remember: true });
    await browser.post("/cikis", { dil: "tr" });
    await logIn(stack, USERS.member.name, { browser });
    expect(browser.jar.names).toEqual(["portal"]);
  });

  test("ignores a forged cookie", async () => {
    const browser = newBrowser();
    browser.jar.set("hatirla", "abc.def");
    expect(typedIn((await browser.get("/giris")).body)).toMatchObject({ kullanici: [""] });
  });
});

describe("the code limit", () => {
  test.each(SAMPLED_LANGUAGES)(
    "in %s stops guessing at one account, and no other account",
    async (language) => {
      const address = newAddress();
      const guess = (password: string) =>
        tryLogIn(stack, USERS.staff.name, {
          language,
          password,
          browser: new Browser(stack.portal.url, undefined, address),
        });
      const statuses: number[] = [];
      for (let count = 0; count < 4; count += 1) statuses.push((await guess(`yanlış ${count}`)).status);
      expect(statuses).toEqual([403, 403, 403, 403]);
      const over = await guess(stack.memberPassword);
      expect(over.status).toBe(429);
      const seconds = Number(over.headers.get("retry-after"));
      expect(seconds).toBeGreaterThan(800);
      expect(problemOf(over)).toContain(word(language, "logIn.limit", { count: Math.ceil(seconds / 60) }));
      expect(bodiesOf("KullaniciGirisYap").filter((body) => body["KullaniciAdi"] === "admin")).toHaveLength(
        4,
      );
      // The name's owner gets in from anywhere else.
      await logIn(stack, USERS.staff.name);
    },
  );

  test("does not count successful log-ins", async () => {
    const browser = newBrowser();
    for (let count = 0; count < 7; count += 1) {
      await logIn(stack, USERS.member.name, { browser });
      await browser.post("/cikis", { dil: "tr" });
    }
  });

  test("counts a name in any spelling", async () => {
    const address = newAddress();
    const name = newName();
    const answers: number[] = [];
    for (const user of [name, name.toUpperCase(), ` ${name}`, name.replace("i", "İ"), name])
      answers.push(
        (await tryLogIn(stack, user, { browser: new Browser(stack.portal.url, undefined, address) })).status,
      );
    expect(answers).toEqual([403, 403, 403, 403, 429]);
  });
});

describe("a code that comes too late", () => {
  test.each(SAMPLED_LANGUAGES)("in %s leads back to name and password", async (language) => {
    const browser = newBrowser();
    const path = locationOf(await tryLogIn(stack, USERS.withCode.name, { language, browser }));
    await stack.clock.advance({ minutes: 4 });
    const page = await browser.get(path);
    expect(textOf(page.body)).toContain(word(language, "logIn.codeOver"));
    expect(namesIn(page)).toContain("sifre");
    const late = await sendLogInForm(browser, path, { kod: stack.otpCode });
    expect(late.status).toBe(422);
    expect(textOf(late.body)).toContain(word(language, "logIn.codeOver"));
  });
});

test("logs no server error, and no name, password, code or token", () => {
  expectLogOfNobody(stack);
});
