import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import en from "../../public/assets/i18n/en.json";
import tr from "../../public/assets/i18n/tr.json";
import { FORMS, PERSON, type Filled } from "../support/filled-forms";
import { typedIn } from "../support/form-html";
import { textOf } from "../support/html";
import { seriousLines } from "../support/log-lines";
import { browserAt, loggedIn, sectionOf, standing } from "../support/profile-visit";
import { startProxiedStack, type ProxiedStack } from "../support/proxied-stack";
import { json } from "../support/recorder";

/** What public forms know about a logged-in user. */

const UPDATE_FORM = "bilgi-guncelleme";
const SURVEY = FORMS.find(({ name }) => name === "survey") as Filled;

let directory: string;
let stack: ProxiedStack;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "portal-data-"));
  stack = await startProxiedStack({ env: { TRUSTED_PROXIES: "1", DATA_DIR: directory } });
});
afterAll(async () => {
  await stack.stop();
  await rm(directory, { recursive: true });
});
afterEach(() => {
  stack.proxy.restore();
  stack.proxy.requests.length = 0;
});

const bodiesOf = (call: string) =>
  stack.proxy.requestsTo(call).map(({ body }) => JSON.parse(body) as Record<string, unknown>);
/** A form is not accepted within two seconds of its page. */
const likeAHuman = () => stack.clock.advance({ seconds: 3 });

describe("the form for changes in the register", () => {
  const EMPTY = { unvan: [""], uye_kodu: [""], ad_soyad: [""], eposta: [""], telefon: [""], mesaj: [""] };

  test("is filled in for a member", async () => {
    const { body } = await (await loggedIn(stack, "001014")).get("/uyelik");
    expect(standing(body, UPDATE_FORM)).toMatchObject({
      unvan: ["Kırmızı Toprak Tarım Ürünleri Ltd. Şti."],
      uye_kodu: ["001014"],
      ad_soyad: ["Nazlı Işıkgör"],
      eposta: ["kullanici.1102@ornek.example"],
      telefon: ["0 (999) 555 11 02"],
      il: ["3"],
      mesaj: [""],
    });
  });

  test("keeps a member's input when something is wrong", async () => {
    const member = await loggedIn(stack, "001014");
    const { body: page } = await member.get("/en/membership");
    await likeAHuman();
    const typed = { ...standing(page, UPDATE_FORM), unvan: "Yeni Ünvan A.Ş.", mesaj: "Kısa" };
    const { status, body } = await member.post("/en/membership", typed);
    expect(status).toBe(422);
    expect(standing(body, UPDATE_FORM)).toMatchObject({ unvan: ["Yeni Ünvan A.Ş."], mesaj: ["Kısa"] });
  });

  test("is empty for all others, without a call", async () => {
    const { body } = await browserAt(stack.portal.url).get("/uyelik");
    expect(standing(body, UPDATE_FORM)).toMatchObject(EMPTY);
    expect(stack.proxy.requestsTo("GetOwnUser")).toEqual([]);
  });

  test("is empty and reads nothing before the notice is acknowledged", async () => {
    const member = await loggedIn(stack, "yeni");
    stack.proxy.requests.length = 0;
    const { status, body } = await member.get("/uyelik");
    expect(status).toBe(200);
    expect(standing(body, UPDATE_FORM)).toMatchObject(EMPTY);
    expect(body).not.toContain("notice-to-read");
    expect(stack.proxy.requestsTo("GetOwnUser")).toEqual([]);
  });

  test.each([500, 401])("is empty when the upstream answers %s, and ends no session", async (status) => {
    const member = await loggedIn(stack, "001014");
    stack.proxy.intercept("GetOwnUser", json({ Message: "x" }, status));
    const page = await member.get("/uyelik");
    expect(page.status).toBe(200);
    expect(standing(page.body, UPDATE_FORM)).toMatchObject(EMPTY);
    expect(member.cookies()).toContain("portal=");
  });
});

describe("a survey", () => {
  test("is answered once by a user from any browser, and anonymously", async () => {
    const [first, second] = [await loggedIn(stack, "001014"), await loggedIn(stack, "001014")];
    const [page, other] = [await first.get(SURVEY.path.tr), await second.get(SURVEY.path.tr)];
    expect(textOf(page.body)).toContain(tr["profile.surveyAnonymous"]);
    await likeAHuman();
    stack.proxy.requests.length = 0;
    const mine = { ...standing(page.body, "anket"), ...SURVEY.values };
    expect(textOf((await first.post(SURVEY.path.tr, mine)).body)).toContain(tr["surveyForm.sent"]);
    const again = { ...standing(other.body, "anket"), ...SURVEY.values, soru_101: "1" };
    const answer = await second.post(SURVEY.path.tr, again);
    expect(textOf(answer.body)).toContain(tr["profile.surveyAnswered"]);
    const later = await (await loggedIn(stack, "001014")).get(SURVEY.path.en);
    expect(textOf(later.body)).toContain(en["profile.surveyAnswered"]);
    expect(later.body).not.toContain('name="soru_101"');

    const [arrived, ...more] = stack.proxy.requestsTo("IletisimeGec/Create");
    expect(more).toEqual([]);
    expect(arrived?.headers.authorization).toBeUndefined();
    expect(arrived?.headers.cookie).toBeUndefined();
    expect(JSON.parse(arrived?.body ?? "")).toEqual({
      FormTip: 1,
      AdSoyad: "Anket yanıtı",
      Eposta: "",
      Konu: "ANKET:1",
      Mesaj: SURVEY.arrives["Mesaj"],
      KvkkOkundu: true,
      source: "web",
    });
  });

  test("can be answered by another user in the same browser", async () => {
    const browser = await loggedIn(stack, "001014");
    await browser.post("/cikis", { dil: "tr" });
    await browser.fill("/giris", "giris", { kullanici: "admin", sifre: stack.memberPassword });
    expect((await browser.get(SURVEY.path.tr)).body).toContain('name="soru_101"');
  });

  test("sent from two browsers at once arrives once", async () => {
    const browsers = [await loggedIn(stack, "admin"), await loggedIn(stack, "admin")];
    const pages = await Promise.all(browsers.map((each) => each.get(SURVEY.path.tr)));
    await likeAHuman();
    stack.proxy.requests.length = 0;
    await Promise.all(
      browsers.map((each, at) =>
        each.post(SURVEY.path.tr, { ...standing(pages[at]?.body ?? "", "anket"), ...SURVEY.values }),
      ),
    );
    expect(bodiesOf("IletisimeGec/Create")).toHaveLength(1);
  });

  test("that did not arrive can be sent again", async () => {
    const member = await loggedIn(stack, "001092");
    const { body: page } = await member.get(SURVEY.path.tr);
    await likeAHuman();
    stack.proxy.intercept("IletisimeGec/Create", json({ Message: "x" }, 500));
    const mine = { ...standing(page, "anket"), ...SURVEY.values };
    expect((await member.post(SURVEY.path.tr, mine)).status).toBe(502);
    expect((await member.get(SURVEY.path.tr)).body).toContain('name="soru_101"');
    stack.proxy.restore();
    expect((await member.post(SURVEY.path.tr, mine)).status).toBe(200);
  });

  test("is remembered as answered after a restart, without a name", async () => {
    const file = await readFile(join(directory, "answered-surveys"), "utf8");
    expect(file.trim().split("\n")).toHaveLength(3);
    expect(file).toMatch(/^([\w-]{16} \d{13}\n){3}$/);
    const restarted = await startProxiedStack({ env: { TRUSTED_PROXIES: "1", DATA_DIR: directory } });
    try {
      const { body } = await (await loggedIn(restarted, "001014")).get(SURVEY.path.tr);
      expect(textOf(body)).toContain(tr["profile.surveyAnswered"]);
      const other = await (await loggedIn(restarted, "001014")).get("/anket-detay/2");
      expect(textOf(other.body)).toContain(tr["profile.surveyNamed"]);
    } finally {
      await restarted.stop();
    }
  });
});

describe("consents", () => {
  test("of a user are sent with the session's id, whatever the form says, and read from the upstream", async () => {
    const member = await loggedIn(stack, "001014");
    const before = await member.get("/kvkk");
    expect(typedIn(before.body)).not.toHaveProperty("riza_4");
    await likeAHuman();
    const answer = await member.post("/kvkk", {
      ...standing(before.body, "riza"),
      riza_4: "evet",
      KullaniciId: "58",
      userId: "58",
    });
    expect(textOf(answer.body)).toContain(tr["profile.consentSent"]);
    expect(member.cookies()).not.toContain("riza=");
    expect(bodiesOf("KvkkOnayDurum/Create")).toMatchObject([{ KvkkId: 4, KullaniciId: 57, Onay: true }]);
    const elsewhere = await loggedIn(stack, "001014");
    expect(typedIn((await elsewhere.get("/kvkk")).body)).toMatchObject({ riza_4: ["evet"] });
    expect(sectionOf((await elsewhere.get("/profile")).body, "kvkk")).toMatch(
      /İzin verdiniz ?: +20 Kasım 2026/,
    );
    expect(typedIn((await (await loggedIn(stack, "001092")).get("/kvkk")).body)).not.toHaveProperty("riza_4");
  });

  test("are withdrawn as easily, and the history says when", async () => {
    const member = await loggedIn(stack, "001014");
    const { body: page } = await member.get("/en/data-protection");
    await likeAHuman();
    await member.post("/en/data-protection", { ...standing(page, "riza"), riza_4: "hayir" });
    expect(typedIn((await member.get("/kvkk")).body)).toMatchObject({ riza_4: ["hayir"] });
    expect(sectionOf((await member.get("/en/profile")).body, "kvkk")).toMatch(
      /You did not give consent ?: +20 November 2026/,
    );
  });

  test("of a browser are not shown to its users; anonymous visitors keep theirs", async () => {
    const browser = browserAt(stack.portal.url);
    const { body: page } = await browser.get("/kvkk");
    await likeAHuman();
    await browser.post("/kvkk", { ...standing(page, "riza"), riza_4: "evet" });
    expect(bodiesOf("KvkkOnayDurum/Create")).toEqual([
      { KvkkId: 4, Onay: true, Kanal: "web", source: "web" },
    ]);
    expect(typedIn((await browser.get("/kvkk")).body)).toMatchObject({ riza_4: ["evet"] });
    await browser.fill("/giris", "giris", { kullanici: "001092", sifre: stack.memberPassword });
    expect(typedIn((await browser.get("/kvkk")).body)).not.toHaveProperty("riza_4");
  });

  test("have no preselected answer when the upstream can't be read", async () => {
    const member = await loggedIn(stack, "001014");
    stack.proxy.intercept("GetKvkkKullaniciKontrol", json({ Message: "x" }, 500));
    const { status, body } = await member.get("/kvkk");
    expect(status).toBe(200);
    expect(typedIn(body)).not.toHaveProperty("riza_4");
    expect(body).toContain('name="riza_4"');
  });
});

test("logs no server error and no personal data", () => {
  const output = stack.portal.output();
  expect(seriousLines(output)).toEqual([]);
  for (const personal of ["Nazlı", "ornek.example", PERSON.ad_soyad, stack.memberPassword])
    expect(output).not.toContain(personal);
});
