import { describe, expect, test } from "vitest";
import { LANGUAGES } from "~/i18n/language";
import { Browser, locationOf } from "../support/browser";
import { errorsIn, mainOf, formTokenIn } from "../support/form-html";
import { elements } from "../support/html";
import { logLines } from "../support/log-lines";
import { logIn, logInPath, sendLogInForm, tryLogIn, USERS } from "../support/member";
import { expectLogOfNobody } from "../support/portal-log";
import { stackForMembers } from "../support/stack-of-file";
import type { Visit } from "../support/visit";
import { word } from "../support/words";

const stack = stackForMembers();

const STEPS = ["KullaniciGirisYap", "OAuthToken", "StatuDegistir"];
const newBrowser = () => new Browser(stack.portal.url);
const bodiesOf = (call: string) =>
  stack.proxy.requestsTo(call).map(({ body }) => JSON.parse(body) as Record<string, unknown>);
const audits = () => logLines(stack.portal.output()).filter(({ msg }) => msg === "audit");

describe.each(LANGUAGES)("the log-in in %s", (language) => {
  test("has the fields a password manager knows", async () => {
    const page = await newBrowser().get(logInPath({ language }));
    expect(page.status).toBe(200);
    expect(page.headers.get("cache-control")).toBe("private, no-store");
    const inputs = elements(mainOf(page.body), "input");
    expect(inputs.find(({ name }) => name === "kullanici")?.["autocapitalize"]).toBe("none");
    const fields = inputs.map(({ name, type, autocomplete }) => ({
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

  test("runs the three steps under one request id, seals the cookie, and leads to the member's bulletin", async () => {
    const browser = newBrowser();
    const before = audits().length;
    const answer = await tryLogIn(stack, USERS.member.name, { language, memberCode: "001014", browser });
    expect(answer.status).toBe(303);
    expect(locationOf(answer)).toBe(language === "tr" ? "/kullanici-bulten" : "/en/member-bulletin");
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    const [cookie = ""] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^portal=ey[\w-]+\.\.[\w-]+\.[\w-]+\.[\w-]+; Path=\/; HttpOnly; SameSite=Lax$/);
    for (const step of STEPS) expect(stack.proxy.requestsTo(step).length).toBeGreaterThan(0);
    const [credentials] = bodiesOf("KullaniciGirisYap");
    expect(credentials).toMatchObject({ KullaniciAdi: "001014", UyeKodu: "001014", Source: "web" });
    expect(bodiesOf("OAuthToken")[0]?.["requestId"]).toBe(credentials?.["RequestId"]);
    expect(bodiesOf("StatuDegistir").map(({ key }) => key)).toEqual(["portal", "online-bulten"]);
    expect((await browser.get(language === "tr" ? "/profile" : "/en/profile")).status).toBe(200);
    const logged = audits().slice(before);
    expect(logged.map(({ audit }) => audit)).toEqual(["log-in"]);
    expect(JSON.stringify(logged)).not.toMatch(/001014|Nazl|10\.\d+\.\d+\.\d+|eyJ/);
  });

  test("works for a member without the right to the bulletin", async () => {
    await stack.upstream.fault({ match: "StatuDegistir", body: "online-bulten", kind: "403" });
    const browser = await logIn(stack, USERS.withoutBulletin.name, { language });
    expect((await browser.get("/profile")).status).toBe(200);
  });

  test("names missing fields, and calls nothing", async () => {
    const answer = await sendLogInForm(newBrowser(), logInPath({ language }), {});
    expect(answer.status).toBe(422);
    expect(errorsIn(answer.body)).toEqual({
      kullanici: word(language, "logIn.userMissing"),
      sifre: word(language, "logIn.passwordMissing"),
    });
    expect(stack.proxy.requestsTo("KullaniciGirisYap")).toEqual([]);
  });
});

describe("the return path", () => {
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
    // A logged-in user is redirected at once, and not in circles.
    const again = await browser.get(logInPath({ back }));
    expect([again.status, locationOf(again)]).toEqual([302, expected ?? "/kullanici-bulten"]);
  });
});

describe("forms sent by scripts", () => {
  const byScripts = { "Sec-Fetch-Dest": "empty" };
  const goesTo = ({ status, headers }: Visit) => [
    status,
    headers.get("x-go-to"),
    headers.get("location"),
    headers.get("cache-control"),
  ];
  const onwardTo = (path: string) => [204, path, null, "private, no-store"];

  test("get the target with the cookies of a log-in instead of a redirect", async () => {
    const browser = newBrowser();
    const path = logInPath({ back: "/profile" });
    const bilet = formTokenIn((await browser.get(path)).body);
    const typed = { kullanici: USERS.member.name, sifre: stack.memberPassword, hatirla: "evet", bilet };
    const answer = await browser.post(path, typed, byScripts);
    expect(goesTo(answer)).toEqual(onwardTo("/profile"));
    const names = answer.headers.getSetCookie().map((cookie) => cookie.split("=")[0]);
    expect(names).toEqual(expect.arrayContaining(["portal", "hatirla"]));
    expect((await browser.get("/profile")).status).toBe(200);
    expect(mainOf((await newBrowser().get(path)).body)).not.toContain(USERS.member.name);
  });

  test("get the target for a code, and for a notice that blocks a form", async () => {
    const withCode = newBrowser();
    const bilet = formTokenIn((await withCode.get("/giris")).body);
    const typed = { kullanici: USERS.withCode.name, sifre: stack.memberPassword, bilet };
    expect(goesTo(await withCode.post("/giris", typed, byScripts))).toEqual(onwardTo("/giris?adim=kod"));
    expect((await withCode.get("/giris?adim=kod")).body).toContain('name="kod"');
    const unread = await logIn(stack, USERS.unread.name);
    expect(goesTo(await unread.post("/profile", { form: "bilgilerim" }, byScripts))).toEqual(
      onwardTo("/profile"),
    );
  });

  test("get the page with the form when something is wrong", async () => {
    const browser = newBrowser();
    const bilet = formTokenIn((await browser.get("/giris")).body);
    const answer = await browser.post("/giris", { bilet }, byScripts);
    expect([answer.status, answer.headers.get("x-go-to")]).toEqual([422, null]);
    expect(errorsIn(answer.body)).not.toEqual({});
  });
});

describe("a log-in without our form's token", () => {
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

test("logs no server error, and no name, password, code or token", () => {
  expectLogOfNobody(stack);
});
