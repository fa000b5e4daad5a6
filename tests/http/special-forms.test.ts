import { describe, expect, test } from "vitest";
import en from "../../public/assets/i18n/en.json";
import tr from "../../public/assets/i18n/tr.json";
import { FORMS, PERSON, type Filled } from "../support/filled-forms";
import { mainOf, formTokenIn, typedIn } from "../support/form-html";
import { formVisitors } from "../support/form-visitors";
import { elements, textOf } from "../support/html";
import { forwardTo, json } from "../support/recorder";
import { open } from "../support/visit";

const { stack, origin, newAddress, newFormToken, send, bodiesOf } = formVisitors(8);

describe("the sign-up in the footer", () => {
  const person = { ad_soyad: "Ayşe Öz", eposta: "ayse@ornek.example" };
  const call = "MailGonderimDetay";

  test("is in cached pages, without a form token, and works at once", async () => {
    const { headers, body } = await open(origin(), "/tarihce");
    expect(headers.get("cache-control")).toMatch(/^public/);
    expect(formTokenIn(body)).toBe("");
    expect((await send("/e-posta-listesi", person)).status).toBe(200);
  });

  test("twice from one visitor is one; from two it is two", async () => {
    const address = newAddress();
    const mine = { ad_soyad: "Can Ünlü", eposta: "can@ornek.example" };
    await send("/e-posta-listesi", mine, { address });
    expect((await send("/e-posta-listesi", mine, { address })).status).toBe(200);
    expect(bodiesOf(call)).toHaveLength(1);
    const other = await send("/e-posta-listesi", mine);
    expect(bodiesOf(call)).toHaveLength(2);
    expect(other.status).toBe(422);
    expect(textOf(other.body)).toContain("Bu e-posta zaten kayıtlı.");
    const inEnglish = await send("/en/mailing-list", mine);
    expect(inEnglish.status).toBe(422);
    expect(textOf(inEnglish.body)).toContain("This e-mail address is already registered.");
  });
});

describe("a survey", () => {
  test("is answered once from a browser", async () => {
    const { path, values } = FORMS.find(({ name }) => name === "survey") as Filled;
    const bilet = newFormToken();
    const { headers } = await send(path.tr, { ...values, bilet });
    const cookie = headers
      .getSetCookie()
      .map((each) => each.split(";")[0])
      .join("; ");
    expect(cookie).toContain("anketler=");
    const { body } = await open(origin(), path.tr, { Cookie: cookie });
    expect(textOf(body)).toContain(tr["surveyForm.sent"]);
    expect(body).not.toContain('name="soru_101"');
  });

  test("that requires a name is sent with it and the reply e-mail", async () => {
    const { body } = await open(origin(), "/anket-detay/2");
    const answers: Record<string, string> = {};
    for (const { name = "", type, value = "" } of elements(mainOf(body), "input"))
      if (type === "radio" || type === "checkbox") answers[name] ??= value;
    const answer = await send("/anket-detay/2", { ...answers, ...PERSON, bilet: newFormToken() });
    expect(answer.status).toBe(200);
    const [arrived] = bodiesOf("IletisimeGec/Create");
    expect(arrived).toMatchObject({ Konu: "ANKET:2", AdSoyad: PERSON.ad_soyad, Eposta: PERSON.eposta });
    expect(String(arrived?.["Mesaj"])).not.toContain(PERSON.eposta);
  });

  test("that is over can be read and not answered", async () => {
    const { body } = await open(origin(), "/anket-detay/3");
    expect(body).not.toContain("<textarea");
    expect((await send("/anket-detay/3", { soru_301: "1" })).status).toBe(405);
  });
});

describe("consents", () => {
  test("are given, remembered, and withdrawn as easily", async () => {
    const { body } = await open(origin(), "/kvkk");
    const names = [...new Set(elements(body, "input").map(({ name = "" }) => name))].filter((name) =>
      name.startsWith("riza_"),
    );
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(typedIn(body)).not.toHaveProperty(name);
    const answer = async (choice: string) => {
      const bilet = newFormToken();
      const values = Object.fromEntries(names.map((name) => [name, choice]));
      return send("/kvkk", { ...values, bilet });
    };
    const { headers } = await answer("evet");
    expect(bodiesOf("KvkkOnayDurum/Create")).toMatchObject([{ Onay: true, Kanal: "web" }]);
    const cookie = headers
      .getSetCookie()
      .map((each) => each.split(";")[0])
      .join("; ");
    const later = await open(origin(), "/kvkk", { Cookie: cookie });
    expect(typedIn(later.body)).toMatchObject(Object.fromEntries(names.map((name) => [name, ["evet"]])));
    await answer("hayir");
    expect(bodiesOf("KvkkOnayDurum/Create")).toMatchObject([{ Onay: true }, { Onay: false }]);
  });
});

describe("Turkish text on an English page", () => {
  const CHOICES = [{ Id: 1, Sira: 1, Secenek: "Sabah" }];
  const QUESTIONS = [
    { Id: 771, Sira: 1, Soru: "Ne zaman gelirsiniz?", SoruTip: 1, ZorunluMi: 1, Secenekler: CHOICES },
    { Id: 772, Sira: 2, Soru: "Memnun musunuz?", SoruTip: 5, ZorunluMi: 0, Secenekler: null },
  ];
  /** Answers a call with one row whose title is Turkish only. */
  function onlyInTurkish(call: string, row: Record<string, unknown>) {
    stack().proxy.intercept(call, (request, response) => {
      const rows = [{ ...row, ...(request.headers["lang"] === "en" && { Baslik: null }) }];
      return json({ data: rows, totalRecords: 1 })(request, response);
    });
  }

  test("is marked in a survey: questions and choices, not our own words", async () => {
    onlyInTurkish("Anket/GetWithFilterInfo", { Id: 77, Baslik: "Ziyaret", AnonimMi: 1, Sorular: QUESTIONS });
    const { body } = await send("/en/surveys/77", { bilet: newFormToken() });
    const main = mainOf(body);
    expect(main).toMatch(/<legend lang="tr">Ne zaman gelirsiniz\?/);
    expect(main).toMatch(/<label for="anket-soru_771" lang="tr">Sabah</);
    expect(main).toMatch(/<legend lang="tr">Memnun musunuz\?/);
    expect(main).toMatch(new RegExp(`<label for="anket-soru_772">${en["surveyForm.evet"]}<`));
    expect(main).toMatch(/<a href="#anket-soru_771"><span lang="tr">Ne zaman gelirsiniz\?<\/span>/);
  });

  test("is marked in consents, and in the response to them", async () => {
    const { proxy, upstream } = stack();
    proxy.intercept("KvkkTanim/GetWithFilter", (received, response) => {
      if (received.headers["lang"] !== "en") return forwardTo(upstream.url)(received, response);
      const row = { Id: 4, Baslik: null, Tur: "ACIKRIZA" };
      return json({ data: [row], totalRecords: 1 })(received, response);
    });
    const legend = /<legend lang="tr">Açık Rıza Metni/;
    expect(mainOf((await open(origin(), "/en/data-protection")).body)).toMatch(legend);
    expect(mainOf((await send("/en/data-protection", { bilet: newFormToken() })).body)).toMatch(legend);
  });
});
