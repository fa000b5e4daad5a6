import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { LANGUAGES } from "~/language";
import type { FaultKind } from "~server/reference-upstream/faults";
import type { WordKey } from "~/text/words";
import { Browser, locationOf, newAddress } from "../support/browser";
import { errorsIn, mainOf, typedIn } from "../support/form-html";
import { elements, headingOf, hrefs, textOf, titleOf } from "../support/html";
import { logLines } from "../support/log-lines";
import { logIn, logInPath, sendLogInForm, tryLogIn, USERS } from "../support/member";
import { expectCalmLog } from "../support/portal-log";
import { startProxiedStack, type ProxiedStack } from "../support/proxied-stack";
import type { Visit } from "../support/visit";
import { word } from "../support/words";

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

const STEPS = ["KullaniciGirisYap", "OAuthToken", "StatuDegistir"];
const newBrowser = () => new Browser(stack.portal.url);
const bodiesOf = (call: string) =>
  stack.proxy.asked(call).map(({ body }) => JSON.parse(body) as Record<string, unknown>);
/** What is said above the form. */
const problemOf = ({ body }: Visit) =>
  textOf(/<div[^>]*class="form-problem"[\s\S]*?<\/div>/.exec(body)?.[0] ?? "");
const namesIn = ({ body }: Visit) => elements(mainOf(body), "input").map(({ name }) => name);
const audits = () => logLines(stack.portal.output()).filter(({ msg }) => msg === "audit");
let madeUp = 0;
/** A name that nobody has and nobody tried. */
const newName = () => `hayali${(madeUp += 1)}`;

describe.each(LANGUAGES)("the log-in in %s", (language) => {
  test("asks for what a password manager knows", async () => {
    const page = await newBrowser().get(logInPath({ language }));
    expect(page.status).toBe(200);
    expect(page.headers.get("cache-control")).toBe("private, no-store");
    const fields = elements(mainOf(page.body), "input").map(({ name, type, autocomplete }) => ({
      name,
      type,
      autocomplete,
    }));
    expect(fields).toEqual(
      expect.arrayContaining([
        { name: "kullanici", type: "text", autocomplete: "username" },
        { name: "sifre", type: "password", autocomplete: "current-password" },
        { name: "uye_kodu", type: "text", autocomplete: undefined },
        { name: "hatirla", type: "checkbox", autocomplete: undefined },
      ]),
    );
  });

  test("is the three steps under one request id, sealed in a cookie, and leads to the member's bulletin", async () => {
    const browser = newBrowser();
    const before = audits().length;
    const answer = await tryLogIn(stack, USERS.member.name, { language, memberCode: "001014", browser });
    expect(answer.status).toBe(303);
    expect(locationOf(answer)).toBe(language === "tr" ? "/kullanici-bulten" : "/en/member-bulletin");
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    const [cookie = ""] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^portal=ey[\w-]+\.\.[\w-]+\.[\w-]+\.[\w-]+; Path=\/; HttpOnly; SameSite=Lax$/);
    for (const step of STEPS) expect(stack.proxy.asked(step).length).toBeGreaterThan(0);
    const [credentials] = bodiesOf("KullaniciGirisYap");
    expect(credentials).toMatchObject({ KullaniciAdi: "001014", UyeKodu: "001014", Source: "web" });
    expect(bodiesOf("OAuthToken")[0]?.["requestId"]).toBe(credentials?.["RequestId"]);
    expect(bodiesOf("StatuDegistir").map(({ key }) => key)).toEqual(["portal", "online-bulten"]);
    expect((await browser.get(language === "tr" ? "/profile" : "/en/profile")).status).toBe(200);
    const told = audits().slice(before);
    expect(told.map(({ event }) => event)).toEqual(["log-in"]);
    expect(JSON.stringify(told)).not.toMatch(/001014|Nazl|10\.\d+\.\d+\.\d+|eyJ/);
  });

  test("goes without it for a member who has no right to the bulletin", async () => {
    await stack.upstream.fault({ match: "StatuDegistir", body: "online-bulten", kind: "403" });
    const browser = await logIn(stack, USERS.withoutBulletin.name, { language });
    expect((await browser.get("/profile")).status).toBe(200);
  });

  test("says what is missing, and asks nobody", async () => {
    const answer = await sendLogInForm(newBrowser(), logInPath({ language }), {});
    expect(answer.status).toBe(422);
    expect(errorsIn(answer.body)).toEqual({
      kullanici: word(language, "logIn.userMissing"),
      sifre: word(language, "logIn.passwordMissing"),
    });
    expect(stack.proxy.asked("KullaniciGirisYap")).toEqual([]);
  });
});

describe("a log-in that fails", () => {
  interface Trouble {
    what: string;
    step: string;
    kind: FaultKind;
    status: number;
    says: WordKey;
  }
  const down = (step: string, kind: FaultKind, status: number): Trouble => ({
    what: `${kind} at ${step}`,
    step,
    kind,
    status,
    says: "logIn.unavailable",
  });
  const refused = (step: string, kind: FaultKind): Trouble => ({
    ...down(step, kind, 403),
    says: "logIn.unfinished",
  });
  const TROUBLES: Trouble[] = [
    down("KullaniciGirisYap", "500", 502),
    down("KullaniciGirisYap", "hang", 504),
    down("KullaniciGirisYap", "reset", 503),
    down("KullaniciGirisYap", "html", 502),
    down("OAuthToken", "malformed", 502),
    down("OAuthToken", "wrong-types", 502),
    down("StatuDegistir", "500", 502),
    down("StatuDegistir", "hang", 504),
    down("GetOwnUser", "500", 502),
    down("GetOwnUser", "empty", 502),
    refused("KullaniciGirisYap", "no-token"),
    refused("OAuthToken", "no-token"),
    refused("OAuthToken", "401"),
    refused("StatuDegistir", "no-token"),
    refused("StatuDegistir", "403"),
    refused("GetOwnUser", "401"),
    { ...refused("KullaniciGirisYap", "401"), says: "logIn.wrong" },
    { ...refused("KullaniciGirisYap", "403"), says: "logIn.closed" },
  ];

  test.each(TROUBLES)("by $what says so, keeps the name and never the password", async (trouble) => {
    const { step, kind, status, says } = trouble;
    for (const language of LANGUAGES) {
      await stack.upstream.fault({ match: step, kind });
      const browser = newBrowser();
      const answer = await tryLogIn(stack, USERS.member.name, { language, remember: true, browser });
      expect(answer.status).toBe(status);
      expect(problemOf(answer)).toContain(word(language, says));
      expect(typedIn(answer.body)).toMatchObject({ kullanici: ["001014"], hatirla: ["evet"], sifre: [""] });
      expect(answer.body).not.toContain(stack.memberPassword);
      expect(browser.jar.names).toEqual([]);
      expect(answer.headers.get("retry-after") !== null).toBe(status > 500);
      await stack.upstream.clearFaults();
    }
    await logIn(stack, USERS.member.name);
  });

  test("without a token is in the log", () => {
    const told = logLines(stack.portal.output()).filter(({ detail }) => detail === "answer without token");
    expect(told.map(({ level }) => level)).toContain("warn");
  });

  test.each(LANGUAGES)("in %s does not tell whether there is such a user", async (language) => {
    const answers = await Promise.all(
      [USERS.withoutBulletin.name, newName()].map((user) =>
        tryLogIn(stack, user, { language, password: "yanlış" }),
      ),
    );
    const [known, unknown] = answers;
    for (const answer of answers) {
      expect(answer.status).toBe(403);
      expect(problemOf(answer)).toContain(word(language, "logIn.wrong"));
    }
    expect([...(known?.headers.keys() ?? [])]).toEqual([...(unknown?.headers.keys() ?? [])]);
    const plain = (answer?: Visit) => textOf(mainOf(answer?.body ?? "")).replace(/\s+/g, " ");
    expect(plain(known)).toBe(plain(unknown));
    await logIn(stack, USERS.withoutBulletin.name);
  });

  test.each(LANGUAGES)("in %s with another member's code is as wrong as a password", async (language) => {
    const answer = await tryLogIn(stack, USERS.member.name, { language, memberCode: "001092" });
    expect(problemOf(answer)).toContain(word(language, "logIn.wrong"));
    await logIn(stack, USERS.member.name);
  });

  test.each(LANGUAGES)(
    "in %s for a closed account is told to who knows its password alone",
    async (language) => {
      const knowing = await tryLogIn(stack, USERS.closed.name, { language });
      const guessing = await tryLogIn(stack, USERS.closed.name, { language, password: "yanlış" });
      expect(problemOf(knowing)).toContain(word(language, "logIn.closed"));
      expect(problemOf(guessing)).toContain(word(language, "logIn.wrong"));
    },
  );

  test("for an account that the upstream only says is closed leaves no session there", async () => {
    stack.proxy.intercept("GetOwnUser", (_, response) => {
      response.writeHead(200, { "Content-Type": "application/json" });
      response.end(JSON.stringify({ kullanici: { Id: 61, Name: "Hikmet", Active: false } }));
    });
    const answer = await tryLogIn(stack, USERS.member.name);
    expect(problemOf(answer)).toContain(word("tr", "logIn.closed"));
    await expect.poll(() => stack.proxy.asked("Logout").length).toBe(2);
  });

  test.each(LANGUAGES)(
    "in %s says that a name is locked, whether anybody has it or not",
    async (language) => {
      const locked = async (user: string) => {
        for (let count = 0; count < 5; count += 1) await tryLogIn(stack, user, { password: "yanlış" });
        return tryLogIn(stack, user, { language, password: "yanlış" });
      };
      // The name of the service account would be locked too: nobody may lock out the portal itself in other tests.
      const [known, unknown] = [await locked(USERS.closed.name), await locked(newName())];
      for (const answer of [known, unknown]) {
        expect(answer.status).toBe(422);
        expect(problemOf(answer)).toContain(word(language, "logIn.locked"));
      }
    },
  );

  test("because the user can't be read opens the page of that name, from which one can only log out", async () => {
    await stack.upstream.fault({ match: "GetOwnUser", kind: "unreadable-user" });
    const browser = await logIn(stack, USERS.member.name, { back: "/profile" });
    const page = await browser.get("/profile");
    expect(titleOf(page.body)).toContain("Hata");
    expect(headingOf(page.body)).toBe("Hata");
  });
});

describe("the way back", () => {
  test.each([
    ["/profile", "/profile"],
    ["/en/transactions?islem=alim&sayfa=2", "/en/transactions?islem=alim&sayfa=2"],
    ["/haber-list?ara=un#x", "/haber-list?ara=un"],
    ["//evil.example/profile", null],
    ["https://evil.example/profile", null],
    ["\\\\evil.example\\profile", null],
    ["/\\evil.example", null],
    ["/.//evil.example", null],
    ["/%2e%2e//evil.example", null],
    ["/\t/evil.example", null],
    ["javascript:alert(1)", null],
    ["/giris", null],
    ["/giris?donus=%2Fgiris%3Fdonus%3D%252Fgiris", null],
    ["/en/login", null],
    ["/cikis", null],
    ["/okudum", null],
    ["/dil/en?donus=%2F%2Fevil.example", null],
    ["", null],
  ])("from %j leads to %j", async (back, expected) => {
    const browser = newBrowser();
    const answer = await tryLogIn(stack, USERS.member.name, { back, browser });
    expect(answer.status).toBe(303);
    expect(locationOf(answer)).toBe(expected ?? "/kullanici-bulten");
    // Who is in already is led on at once, and not in circles.
    const again = await browser.get(logInPath({ back }));
    expect([again.status, locationOf(again)]).toEqual([302, expected ?? "/kullanici-bulten"]);
  });
});

describe("a log-in with a code", () => {
  /** A browser where the code is awaited. */
  async function awaitCode(options: { remember?: boolean; back?: string } = {}) {
    const browser = newBrowser();
    const answer = await tryLogIn(stack, USERS.withCode.name, { ...options, browser });
    return { browser, path: locationOf(answer), answer };
  }

  test.each(LANGUAGES)("asks for it in %s, and opens nothing before", async (language) => {
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
      required: "",
    });
    expect(locationOf(await browser.get("/profile"))).toMatch(/^\/giris\?/);
    const done = await sendLogInForm(browser, path, { kod: stack.otpCode });
    expect([done.status, locationOf(done)]).toEqual([303, "/profile"]);
    expect(browser.jar.names).toEqual(["portal"]);
    const ids = [...bodiesOf("KullaniciGirisYap"), ...bodiesOf("OtpKontrol")].map(
      (body) => body["RequestId"],
    );
    expect(new Set(ids).size).toBe(1);
  });

  test.each(LANGUAGES)("says in %s what is wrong with one, and after three what to do", async (language) => {
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
  });

  test("keeps what is sealed in the one cookie from opening anything as the other", async () => {
    const { browser } = await awaitCode();
    const member = await logIn(stack, USERS.member.name);
    const thief = newBrowser();
    thief.jar.set("portal", browser.jar.get("giris") ?? "");
    thief.jar.set("giris", member.jar.get("portal") ?? "");
    expect(locationOf(await thief.get("/profile"))).toMatch(/^\/giris/);
    expect(namesIn(await thief.get("/giris?adim=kod"))).toContain("sifre");
  });

  test("remembers what was wished before it", async () => {
    const { browser, path } = await awaitCode({ remember: true });
    const done = await sendLogInForm(browser, path, { kod: stack.otpCode });
    expect(done.headers.getSetCookie().find((each) => each.startsWith("portal="))).toMatch(/Max-Age=\d{4,}/);
    expect(browser.jar.names.toSorted()).toEqual(["hatirla", "portal"]);
  });

  test("by one that the upstream can't check says so, and takes it later", async () => {
    const { browser, path } = await awaitCode();
    await stack.upstream.fault({ match: "OtpKontrol", kind: "500" });
    const failed = await sendLogInForm(browser, path, { kod: stack.otpCode });
    expect(failed.status).toBe(502);
    expect(problemOf(failed)).toContain(word("tr", "logIn.unavailable"));
    await stack.upstream.clearFaults();
    expect((await sendLogInForm(browser, path, { kod: stack.otpCode })).status).toBe(303);
  });
});

describe("“remember me”", () => {
  test("keeps the session beyond the browser, and fills in the name next time, unreadable in the cookie", async () => {
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

  test("unticked at the next log-in is forgotten", async () => {
    const browser = await logIn(stack, USERS.member.name, { remember: true });
    await browser.post("/cikis", { dil: "tr" });
    await logIn(stack, USERS.member.name, { browser });
    expect(browser.jar.names).toEqual(["portal"]);
  });

  test("with a cookie that was tampered with remembers nothing", async () => {
    const browser = newBrowser();
    browser.jar.set("hatirla", "abc.def");
    expect(typedIn((await browser.get("/giris")).body)).toMatchObject({ kullanici: [""] });
  });
});

describe("the limit", () => {
  test.each(LANGUAGES)("in %s stops guessing at one address, and nobody at another", async (language) => {
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
    expect(problemOf(over)).toContain(word(language, "logIn.limit", { minutes: Math.ceil(seconds / 60) }));
    expect(bodiesOf("KullaniciGirisYap").filter((body) => body["KullaniciAdi"] === "admin")).toHaveLength(4);
    // The one whose name it is gets in, from anywhere else.
    await logIn(stack, USERS.staff.name);
  });

  test("does not count who gets in, however often", async () => {
    const browser = newBrowser();
    for (let count = 0; count < 7; count += 1) {
      await logIn(stack, USERS.member.name, { browser });
      await browser.post("/cikis", { dil: "tr" });
    }
  });

  test("counts a name however it is written", async () => {
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

describe("a log-in that no page of ours sent", () => {
  test("is refused", async () => {
    const answer = await newBrowser().post(
      "/giris",
      { kullanici: USERS.member.name, sifre: stack.memberPassword },
      { "Sec-Fetch-Site": "cross-site", Origin: "https://evil.example" },
    );
    expect(answer.status).toBe(403);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });
});

describe("a code that comes too late", () => {
  test.each(LANGUAGES)("in %s leads back to name and password", async (language) => {
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

test("all of that was no error of ours, and the log holds no name, password, code or token", () => {
  expectCalmLog(stack);
  const output = stack.portal.output();
  for (const secret of [stack.memberPassword, stack.otpCode, "001014", "001170", "Nazlı", "hayali"])
    expect(output.includes(secret), secret).toBe(false);
});
