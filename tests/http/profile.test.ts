import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import en from "../../public/assets/i18n/en.json";
import tr from "../../public/assets/i18n/tr.json";
import { errorsIn, mainOf, summaryOf } from "../support/form-html";
import { elements, textOf, titleOf } from "../support/html";
import { seriousLines } from "../support/log-lines";
import { factsIn, loggedIn, sectionOf, standing, type Browser } from "../support/profile-visit";
import { forwardTo, json } from "../support/recorder";
import { startProxiedStack, type ProxiedStack } from "../support/proxied-stack";

const DETAILS = "bilgilerim";
const PASSWORD = "sifrem";
const UPDATE = "Kullanici/Update";

let stack: ProxiedStack;
let nazli: Browser;

beforeAll(async () => {
  stack = await startProxiedStack({ env: { TRUSTED_PROXIES: "1" } });
  nazli = await loggedIn(stack, "001014");
});
afterAll(() => stack.stop());
afterEach(async () => {
  stack.proxy.restore();
  await stack.upstream.clearFaults();
  stack.proxy.requests.length = 0;
});

const requestBodies = (call: string) =>
  stack.proxy.requestsTo(call).map(({ body }) => JSON.parse(body) as Record<string, unknown>);
const accountIn = (html: string) =>
  textOf(/<div class="account signed-in">[\s\S]*?<\/div>/.exec(html)?.[0] ?? "");

/** The password, required for changes of contact data. */
const own = () => ({ mevcut_sifre: stack.memberPassword });

describe("the profile shows", () => {
  test("the user as the upstream describes them", async () => {
    const { status, headers, body } = await nazli.get("/profile");
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(factsIn(body)).toEqual({
      "Ad soyad": "Nazlı Işıkgör",
      "Kullanıcı adı": "001014",
      "Üye no": "001014",
      Üye: "Kırmızı Toprak Tarım Ürünleri Ltd. Şti.",
      "Kullanıcı türü": "Üye",
      "E-posta": "kullanici.1102@ornek.example",
      Telefon: "0 (999) 555 11 02",
      İl: "Afyonkarahisar",
    });
    expect(elements(mainOf(body), "img")).toMatchObject([{ src: "/profil-resmi", alt: "Fotoğrafınız" }]);
  });

  test("the form filled in, and empty fields for passwords", async () => {
    const { body } = await nazli.get("/en/profile");
    expect(standing(body, DETAILS)).toMatchObject({
      ad: ["Nazlı"],
      soyad: ["Işıkgör"],
      eposta: ["kullanici.1102@ornek.example"],
      telefon: ["0 (999) 555 11 02"],
      il: ["3"],
    });
    const passwords = elements(body, "input").filter(({ type }) => type === "password");
    expect(passwords.map(({ autocomplete, value = "" }) => [autocomplete, value])).toEqual([
      ["current-password", ""],
      ["current-password", ""],
      ["new-password", ""],
      ["new-password", ""],
      ["current-password", ""],
    ]);
  });

  test("one's rights, and what one has read and consented to", async () => {
    const { body } = await nazli.get("/en/profile");
    expect(sectionOf(body, "yetkiler")).toContain("Online Bulletin");
    expect(sectionOf(body, "kvkk")).toMatch(
      /Privacy Notice .*You confirmed that you have read it *: +\d+ November 2026.*Consent Text.*Not answered yet/,
    );
    const [rights] = stack.proxy.requestsTo("GetUserApp");
    const [own] = stack.proxy.requestsTo("GetOwnUser");
    expect(rights?.headers.authorization).toMatch(/^Bearer /);
    expect(rights?.headers.authorization).not.toBe(own?.headers.authorization);
  });

  test("that there is no right to the bulletin, when the upstream names none", async () => {
    const { body } = await (await loggedIn(stack, "001092")).get("/profile");
    expect(sectionOf(body, "yetkiler")).toContain(tr["profile.rightsNone"]);
  });

  test("the same without a token for it, without a call; nor is the member's name known then", async () => {
    stack.proxy.intercept("StatuDegistir", (request, response) =>
      request.body.includes("online-bulten")
        ? json({ Message: "Yetkiniz yok." }, 403)(request, response)
        : forwardTo(stack.upstream.url)(request, response),
    );
    const member = await loggedIn(stack, "001014");
    const { body } = await member.get("/profile");
    expect(sectionOf(body, "yetkiler")).toContain(tr["profile.rightsNone"]);
    expect(factsIn(body)).not.toHaveProperty("Üye");
    expect(factsIn(body)).toHaveProperty("Üye no");
    expect([...stack.proxy.requestsTo("GetUserApp"), ...stack.proxy.requestsTo("GetUyeBilgileri")]).toEqual(
      [],
    );
  });

  test("no claim that there is no right, when what the upstream names can't be read", async () => {
    stack.proxy.intercept(
      "GetUserApp",
      json([{ ApplicationId: 1, Application: {}, Path: "/online-bulten" }]),
    );
    const { body } = await nazli.get("/profile");
    expect(sectionOf(body, "yetkiler")).toContain(tr["notice.unreadable"]);
    expect(sectionOf(body, "yetkiler")).not.toContain(tr["profile.rightsNone"]);
  });

  test("exchange staff as staff", async () => {
    const facts = factsIn((await (await loggedIn(stack, "admin")).get("/profile")).body);
    expect(facts).toMatchObject({ "Kullanıcı türü": "Yönetici", "Kullanıcı adı": "admin" });
    expect(facts).not.toHaveProperty("Üye no");
  });
});

describe("details", () => {
  test("that are changed reach the upstream and show at once, in every header too", async () => {
    const member = await loggedIn(stack, "admin");
    const changes = {
      ad: "Işıl",
      soyad: "Çağlayan",
      eposta: "isil@ornek.example",
      telefon: "",
      il: "76",
      ...own(),
    };
    const { status, body } = await member.fill("/profile", DETAILS, changes);
    expect(status).toBe(200);
    expect(textOf(body)).toContain(tr["profile.detailsSent"]);
    expect(accountIn(body)).toContain("Işıl Çağlayan");
    expect(factsIn(body)).toMatchObject({ "Ad soyad": "Işıl Çağlayan", İl: "Iğdır" });
    expect(factsIn(body)).not.toHaveProperty("Telefon");
    expect(requestBodies(UPDATE)).toMatchObject([
      {
        Id: 1,
        UserName: "admin",
        Name: "Işıl",
        SurName: "Çağlayan",
        Email: "isil@ornek.example",
        Telefon: null,
        IlId: 76,
        ProfilResmi: expect.stringMatching(/^\/files\//) as string,
        source: "web",
      },
    ]);
    expect(accountIn((await member.get("/tarihce")).body)).toContain("Işıl Çağlayan");
    expect(standing((await member.get("/profile")).body, DETAILS)).toMatchObject({
      ad: ["Işıl"],
      il: ["76"],
    });
  });

  test("are read again when the upstream's acknowledgement doesn't hold them", async () => {
    const member = await loggedIn(stack, "001014");
    stack.proxy.intercept(UPDATE, json({ Success: true }));
    const changes = { ad: "Nazlı", soyad: "Yeni", eposta: "nazli@ornek.example", telefon: "", ...own() };
    const { status, body } = await member.fill("/profile", DETAILS, changes);
    expect(status).toBe(200);
    expect(textOf(body)).toContain(tr["profile.detailsSent"]);
    // Nothing was changed there, and the page doesn't claim that it was.
    expect(accountIn(body)).not.toContain("Yeni");
  });

  test("that are wrong are reported at the field and above, and stay as typed", async () => {
    const typed = { ad: "", soyad: "ğ".repeat(101), eposta: "isil", telefon: "12", il: "99" };
    const { status, body } = await nazli.fill("/en/profile", DETAILS, typed);
    expect(status).toBe(422);
    expect(errorsIn(body)).toEqual({
      ad: en["profile.givenNameMissing"],
      soyad: en["form.tooLong"].replace("{{count}}", "100"),
      eposta: en["form.emailWrong"],
      telefon: en["form.phoneWrong"],
      il: en["profile.provinceWrong"],
    });
    expect(summaryOf(body)).toEqual(["ad", "soyad", "eposta", "telefon", "il"]);
    expect(mainOf(body).match(/class="form-problem"/g)).toHaveLength(1);
    expect(titleOf(body)).toMatch(/^Error: /);
    expect(standing(body, DETAILS)).toMatchObject({ ad: [""], eposta: ["isil"], telefon: ["12"] });
    expect(factsIn(body)["E-mail"]).toBe("kullanici.1102@ornek.example");
    expect(requestBodies(UPDATE)).toEqual([]);
  });

  test("are those of the session's user, whatever ids the form has", async () => {
    const forged = { Id: "58", id: "58", KullaniciId: "58", UserName: "001092", userId: "58" };
    await nazli.fill("/profile", DETAILS, { ...forged, ...own(), telefon: "0 (999) 555 77 77" });
    expect(requestBodies(UPDATE)).toMatchObject([{ Id: 57, UserName: "001014" }]);
  });

  test("of one user can't be sent by another, whose header stays theirs", async () => {
    const sebnem = await loggedIn(stack, "001092");
    const ofNazli = standing((await nazli.get("/profile")).body, DETAILS);
    const { status, body } = await sebnem.post("/profile", ofNazli);
    expect(status).toBe(422);
    expect(textOf(body)).toContain(tr["profile.otherUser"]);
    expect(requestBodies(UPDATE)).toEqual([]);
    expect(accountIn(body)).toContain("Şebnem");
    // A second press doesn't send them either, nor does a form without the mark.
    expect((await sebnem.post("/profile", standing(body, DETAILS))).status).toBe(422);
    expect((await sebnem.post("/profile", { ...ofNazli, kimin: [] })).status).toBe(422);
    expect(requestBodies(UPDATE)).toEqual([]);
  });

  test("sent by two users with the same token change each of them only", async () => {
    const sebnem = await loggedIn(stack, "001092");
    const mine = {
      ...standing((await nazli.get("/profile")).body, DETAILS),
      ...own(),
      telefon: "0 (999) 555 44 44",
    };
    const { kimin } = standing((await sebnem.get("/profile")).body, DETAILS);
    await nazli.post("/profile", mine);
    const { body } = await sebnem.post("/profile", { ...mine, ad: "Nazlı", kimin: kimin ?? [] });
    expect(requestBodies(UPDATE).map(({ Id }) => Id)).toEqual([57, 58]);
    expect(factsIn(body)["Kullanıcı adı"]).toBe("001092");
    expect(factsIn((await nazli.get("/profile")).body)["Kullanıcı adı"]).toBe("001014");
  });

  test("of a form that the page doesn't have are not accepted", async () => {
    for (const form of ["", "constructor", "giris"])
      expect((await nazli.fill("/profile", DETAILS, { form })).status).toBe(405);
  });

  test("sent from another site are refused", async () => {
    const { body } = await nazli.get("/profile");
    const answer = await fetch(`${stack.portal.url}/profile`, {
      method: "POST",
      body: new URLSearchParams(
        Object.entries(standing(body, DETAILS)).map(([name, [value = ""]]) => [name, value]),
      ),
      headers: { Cookie: nazli.cookies(), "Sec-Fetch-Site": "cross-site" },
    });
    expect(answer.status).toBe(403);
    expect(requestBodies(UPDATE)).toEqual([]);
  });
});

test("logs no server error and no personal data", () => {
  const output = stack.portal.output();
  expect(seriousLines(output)).toEqual([]);
  for (const personal of ["Nazlı", "ornek.example", "555 77 77", stack.memberPassword, PASSWORD])
    expect(output).not.toContain(personal);
});
