import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Language } from "~/language";
import en from "../../public/assets/i18n/en.json";
import tr from "../../public/assets/i18n/tr.json";
import { elements, textOf, titleOf, unescapeHtml } from "../support/html";
import { logLines, seriousLines } from "../support/log-lines";
import { startProxiedStack, type ProxiedStack } from "../support/proxied-stack";
import { forwardTo, type Recorded } from "../support/recorder";
import { ask, open, type Visit } from "../support/visit";

const WORDS = { tr, en };
const LANGUAGES = ["tr", "en"] as const;
/** Nobody fills in a form in less; see server/forms/ticket.ts. */
const LEAST_MS = 2_100;
/** A ticket belongs to no form: as many as the tests need are fetched at the start, and waited for once. */
const TICKETS = 140;
const LANES = 4;

interface Filled {
  name: string;
  path: Record<Language, string>;
  values: Record<string, string | string[]>;
  /** The call it becomes, and what of it must arrive. */
  call: string;
  arrives: Record<string, unknown>;
  /** A field that must be filled in. */
  needed: string;
  /** What each field refuses. */
  faults: Record<string, readonly Fault[]>;
}

/** A wrong answer (nothing: left out), and the words that it gets. */
type Fault = readonly [string | undefined, keyof typeof tr, { count: number }?];

const PERSON = { ad_soyad: "Şükrü Iğdır Çağlayan", eposta: "sukru@ornek.example" };
const TEXT = "Iğdır'dan yazıyorum: ÇĞİÖŞÜ çğıöşü “tırnak” & <b>işaret</b>\nİkinci satır.";

const missing = (key: keyof typeof tr): Fault => [undefined, key];
const tooLong = (count: number): Fault => ["ğ".repeat(count + 1), "form.tooLong", { count }];

const NAME = [missing("form.nameMissing"), ["  ", "form.nameMissing"], tooLong(100)] as const;
const EMAIL = [
  missing("form.emailMissing"),
  ...["sukru", "sukru@ornek", "sukru ornek@ornek.example", "şükrü@ornek.example"].map((text): Fault => [
    text,
    "form.emailWrong",
  ]),
  [`a@${"b".repeat(60)}.${"c".repeat(60)}.example`, "form.tooLong", { count: 100 }],
] as const;
const PHONE = ["555 01 00", "telefonum yok", "0 (999) 555 01 00 dahili 12"].map((text): Fault => [
  text,
  "form.phoneWrong",
]);
const SUBJECT = [missing("form.subjectMissing"), tooLong(150)];
const MESSAGE = [
  missing("form.messageMissing"),
  ["Kısa.", "form.messageShort"],
  [" \n Kısa. \n ", "form.messageShort"],
  tooLong(5_000),
] as const;
const COMPANY = [missing("account.companyMissing"), tooLong(150)];
const MEMBER_CODE = [
  missing("account.memberCodeMissing"),
  ...["00 10", "ğ1014", "1".repeat(21)].map((text): Fault => [text, "account.memberCodeWrong"]),
];
const PERSON_FAULTS = { ad_soyad: NAME, eposta: EMAIL };

/** What a question or choice that must be answered refuses: nothing, and what isn't offered. */
const choice = (key: keyof typeof tr, notOffered: string): Fault[] => [missing(key), [notOffered, key]];

const FORMS: Filled[] = [
  {
    name: "message",
    path: { tr: "/iletisim", en: "/en/contact" },
    values: { ...PERSON, telefon: "0 (999) 555 01 00", konu: "Kantar saatleri", mesaj: TEXT },
    call: "IletisimeGec/Create",
    arrives: {
      FormTip: 1,
      AdSoyad: PERSON.ad_soyad,
      Eposta: PERSON.eposta,
      Telefon: "0 (999) 555 01 00",
      Konu: "Kantar saatleri",
      Mesaj: TEXT,
      source: "web",
    },
    needed: "konu",
    faults: { ...PERSON_FAULTS, telefon: PHONE, konu: SUBJECT, mesaj: MESSAGE },
  },
  {
    name: "request",
    path: { tr: "/istek-oneri-sikayet", en: "/en/requests" },
    values: { ...PERSON, tur: "sikayet", konu: "Kantar", mesaj: TEXT },
    call: "IletisimeGec/Create",
    arrives: { FormTip: 1, BasvuruTuru: "Şikâyet", AdSoyad: PERSON.ad_soyad, Mesaj: TEXT },
    needed: "tur",
    faults: {
      ...PERSON_FAULTS,
      tur: choice("requestForm.sortMissing", "ihbar"),
      telefon: PHONE,
      konu: SUBJECT,
      mesaj: MESSAGE,
    },
  },
  {
    name: "mailing list",
    path: { tr: "/e-posta-listesi", en: "/en/mailing-list" },
    values: PERSON,
    call: "MailGonderimDetay/SendMailToFirmNew",
    arrives: { AdSoyad: PERSON.ad_soyad, Eposta: PERSON.eposta, MailTur: 4 },
    needed: "eposta",
    faults: PERSON_FAULTS,
  },
  {
    name: "registration",
    path: { tr: "/kayit-ol", en: "/en/register" },
    values: { ...PERSON, unvan: "Iğdeli Un Ltd. Şti.", uye_kodu: "001014" },
    call: "IletisimeGec/Create",
    arrives: { Konu: "ONLINE_UYELIK", Unvan: "Iğdeli Un Ltd. Şti.", UyeNo: "001014" },
    needed: "uye_kodu",
    faults: { ...PERSON_FAULTS, telefon: PHONE, unvan: COMPANY, uye_kodu: MEMBER_CODE },
  },
  {
    name: "password reset",
    path: { tr: "/resetpassword", en: "/en/reset-password" },
    values: { uye_kodu: "001014", eposta: PERSON.eposta },
    call: "Iletisim/SendMailToFirmNew",
    arrives: { Konu: "SIFRE_SIFIRLAMA", Eposta: PERSON.eposta },
    needed: "uye_kodu",
    faults: { uye_kodu: MEMBER_CODE, eposta: EMAIL },
  },
  {
    name: "member update",
    path: { tr: "/uyelik", en: "/en/membership" },
    values: { ...PERSON, unvan: "Iğdeli Un Ltd. Şti.", uye_kodu: "001014", il: "76", mesaj: TEXT },
    call: "IletisimeGec/Create",
    arrives: { FormTip: 3, IlId: 76, UyeNo: "001014", Mesaj: TEXT },
    needed: "il",
    faults: {
      ...PERSON_FAULTS,
      telefon: PHONE,
      unvan: COMPANY,
      uye_kodu: MEMBER_CODE,
      il: choice("memberUpdate.provinceMissing", "82"),
      mesaj: MESSAGE,
    },
  },
  {
    name: "survey",
    path: { tr: "/anket-detay/1", en: "/en/surveys/1" },
    values: { soru_101: "4", soru_102: ["10201", "10203"], soru_103: "10301", soru_105: "evet" },
    call: "IletisimeGec/Create",
    arrives: {
      Konu: "ANKET:1",
      Mesaj: JSON.stringify({ 101: "4", 102: ["10201", "10203"], 103: "10301", 105: "evet" }),
    },
    needed: "soru_101",
    faults: {
      soru_101: choice("surveyForm.missing", "6"),
      soru_102: choice("surveyForm.missing", "10299"),
      soru_103: choice("surveyForm.missing", "10201"),
      soru_104: [["10501", "surveyForm.missing"]],
      soru_105: choice("surveyForm.missing", "belki"),
      soru_106: [tooLong(2_000)],
    },
  },
];

let stack: ProxiedStack;
let origin: string;
let visitors = 0;
const tickets: string[] = [];

beforeAll(async () => {
  stack = await startProxiedStack({ env: { TRUSTED_PROXIES: "1" } });
  origin = stack.portal.url;
  const lane = async () => {
    while (tickets.length < TICKETS) tickets.push(ticketIn((await open(origin, "/iletisim")).body));
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  await delay(LEAST_MS);
});
afterAll(() => stack.stop());
beforeEach(async () => {
  stack.proxy.requests.length = 0;
  stack.proxy.restore();
  await stack.upstream.clearFaults();
});

/** A visitor of their own: limits count by address. */
const newAddress = () => `203.0.113.${(visitors += 1)}`;

function ticketIn(html: string): string {
  return elements(html, "input").find(({ name }) => name === "bilet")?.["value"] ?? "";
}

function newTicket(): string {
  const ticket = tickets.pop();
  if (!ticket) throw new Error("TICKETS is too few");
  return ticket;
}

interface Sending {
  address?: string;
  headers?: Record<string, string>;
}

function send(
  path: string,
  values: Record<string, string | string[]>,
  { address = newAddress(), headers = {} }: Sending = {},
): Promise<Visit> {
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries(values))
    for (const each of [value].flat()) body.append(name, each);
  return ask(origin, path, {
    method: "POST",
    body,
    headers: {
      Accept: "text/html",
      Origin: origin,
      "Sec-Fetch-Site": "same-origin",
      "X-Forwarded-For": address,
      ...headers,
    },
  });
}

const bodiesOf = (call: string) =>
  stack.proxy.asked(call).map(({ body }) => JSON.parse(body) as Record<string, unknown>);

/** The part of a page that its form stands in. */
const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";

/** What stands in the fields of a page's form, chosen and written. */
function typedIn(html: string): Record<string, string[]> {
  const main = mainOf(html);
  const inputs = elements(main, "input")
    .filter(({ type = "", checked }) => !/^(?:radio|checkbox)$/.test(type) || checked !== undefined)
    .map(({ name = "", value = "" }) => [name, value] as const);
  const texts = [...main.matchAll(/<textarea[^>]*name="([^"]+)"[^>]*>\n?([^<]*)</g)].map(
    ([, name = "", text = ""]) => [name, unescapeHtml(text)] as const,
  );
  const selects = [...main.matchAll(/<select[^>]*name="([^"]+)"[^>]*>([\s\S]*?)<\/select>/g)].flatMap(
    ([, name = "", options = ""]) =>
      elements(options, "option")
        .filter(({ selected }) => selected !== undefined)
        .map(({ value = "" }) => [name, value] as const),
  );
  const typed: Record<string, string[]> = {};
  for (const [name, value] of [...inputs, ...texts, ...selects])
    typed[name] = [...(typed[name] ?? []), value];
  return typed;
}

const asLists = (values: Filled["values"]) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, [value].flat()]));

/** What is said at each field. */
function errorsIn(html: string): Record<string, string> {
  const errors = mainOf(html).matchAll(/<p id="[\w-]+-(\w+)-error"[^>]*>([\s\S]*?)<\/p>/g);
  return Object.fromEntries([...errors].map(([, name = "", text = ""]) => [name, textOf(text).trim()]));
}

/** The fields that the summary above a form leads to. */
function summaryOf(html: string): string[] {
  const summary = /<div[^>]*class="form-problem"[\s\S]*?<\/div>/.exec(html)?.[0] ?? "";
  return elements(summary, "a").map(({ href = "" }) => href.replace(/^#[\w-]+-/, ""));
}

const wordsOf = (language: Language, [, key, { count } = { count: 0 }]: Fault) =>
  WORDS[language][key].replace("{{count}}", String(count));

/** A form with one field answered wrongly. */
function withFault(values: Filled["values"], name: string, [wrong]: Fault): Filled["values"] {
  const { [name]: _, ...others } = values;
  return wrong === undefined ? others : { ...others, [name]: wrong };
}

describe.each(FORMS)("the form: $name", ({ path, values, call, arrives, needed, faults }) => {
  test.each(LANGUAGES)("in %s arrives letter by letter, and is thanked for", async (language) => {
    const bilet = newTicket();
    const eposta: Record<string, string> =
      values["eposta"] === undefined ? {} : { eposta: `${language}.${String(values["eposta"])}` };
    const { status, headers, body } = await send(path[language], { ...values, ...eposta, bilet });
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(body).toContain('class="form-sent"');
    const [arrived] = bodiesOf(call);
    expect(arrived).toMatchObject({
      ...arrives,
      ...("Eposta" in arrives && { Eposta: `${language}.${PERSON.eposta}` }),
    });
  });

  test.each(LANGUAGES)("in %s says what is missing, at the field and above", async (language) => {
    const bilet = newTicket();
    const others = withFault(values, needed, [undefined, "form.check"]);
    const { status, headers, body } = await send(path[language], { ...others, bilet });
    expect(status).toBe(422);
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(titleOf(body)).toMatch(new RegExp(`^${WORDS[language]["form.titlePrefix"]}`));
    expect(summaryOf(body)).toEqual([needed]);
    expect(Object.keys(errorsIn(body))).toEqual([needed]);
    expect(typedIn(body)).toMatchObject(asLists(others));
    expect(ticketIn(body)).toBe(bilet);
    expect(bodiesOf(call)).toEqual([]);
  });

  test.each(LANGUAGES)("in %s says of each wrong answer what is wrong with it", async (language) => {
    const bilet = newTicket();
    for (const [name, list] of Object.entries(faults)) {
      for (const fault of list) {
        const { status, body } = await send(path[language], { ...withFault(values, name, fault), bilet });
        const said = { [name]: wordsOf(language, fault) };
        expect([status, errorsIn(body)], `${name}: ${String(fault[0]).slice(0, 40)}`).toEqual([422, said]);
      }
    }
    expect(bodiesOf(call)).toEqual([]);
  });

  test("asks for everything that is missing at once, in the order of the form", async () => {
    const { status, body } = await send(path.tr, { bilet: newTicket() });
    const required = Object.keys(faults).filter((name) => faults[name]?.[0]?.[0] === undefined);
    expect(status).toBe(422);
    expect(summaryOf(body).toSorted()).toEqual(required.toSorted());
    expect(summaryOf(body)).toEqual(Object.keys(errorsIn(body)));
  });

  test("keeps what was typed while the upstream is down, and can be sent again", async () => {
    const bilet = newTicket();
    const mine = {
      ...values,
      ...(values["eposta"] !== undefined && { eposta: "sonra@ornek.example" }),
      bilet,
    };
    await stack.upstream.fault({ kind: "500", match: call });
    const failed = await send(path.tr, mine);
    expect(failed.status).toBe(502);
    expect(textOf(failed.body)).toContain(tr["form.problem"]);
    expect(failed.headers.get("retry-after")).not.toBeNull();
    expect(typedIn(failed.body)).toMatchObject(asLists(mine));
    await stack.upstream.clearFaults();
    const again = await send(path.tr, { ...mine, bilet: ticketIn(failed.body) });
    expect(again.status).toBe(200);
  });

  test("sent twice arrives once", async () => {
    const bilet = newTicket();
    const mine = { ...values, ...(values["eposta"] !== undefined && { eposta: "iki@ornek.example" }), bilet };
    const answers = await Promise.all([send(path.tr, mine), send(path.tr, mine)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(bodiesOf(call)).toHaveLength(1);
  });
});

describe("what becomes of a sending", () => {
  const { path, values, call } = FORMS[0] as Filled;

  test("changed and sent again from the same page it is another one", async () => {
    const bilet = newTicket();
    const changed = { ...values, konu: "Kantar saatleri, yeniden", bilet };
    const answers = [await send(path.tr, { ...values, bilet }), await send(path.tr, changed)];
    answers.push(await send(path.tr, { ...values, bilet }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(bodiesOf(call).map(({ Konu }) => Konu)).toEqual([values["konu"], "Kantar saatleri, yeniden"]);
  });

  test("the number to ask by is the upstream's", async () => {
    const { body } = await send(path.en, { ...values, bilet: newTicket() });
    expect(textOf(body)).toMatch(new RegExp(`${en["form.number"]}\\s+2026-\\d{6}`));
  });

  test("nobody knows whether it arrived when the upstream is silent, and that is said", async () => {
    await stack.upstream.fault({ kind: "hang", match: call });
    const bilet = newTicket();
    const answers = await Promise.all(
      LANGUAGES.map((language) => send(path[language], { ...values, konu: language, bilet })),
    );
    for (const [at, language] of LANGUAGES.entries()) {
      const { status, body } = answers[at] as Visit;
      expect(status).toBe(504);
      expect(textOf(body)).toContain(WORDS[language]["form.unsure"]);
      expect(typedIn(body)).toMatchObject(asLists({ ...values, konu: language }));
    }
    await stack.upstream.clearFaults();
    expect((await send(path.tr, { ...values, konu: "tr", bilet })).status).toBe(200);
  });

  test.each(["reset", "wrong-types"])(
    "an upstream that fails by %s got nothing, and that is said",
    async (kind) => {
      await stack.upstream.fault({ kind, match: call });
      const mine = { ...values, bilet: newTicket() };
      const { status, body } = await send(path.en, mine);
      expect(status).toBe(kind === "reset" ? 503 : 502);
      expect(textOf(body)).toContain(en["form.failed"]);
      await stack.upstream.clearFaults();
      expect((await send(path.en, mine)).status).toBe(200);
    },
  );

  test.each([
    ["tr", "Gönderilen bilgiler geçersiz."],
    ["en", "The submitted data is not valid."],
  ] as const)("what the upstream turns down is said in its own words, in %s", async (language, words) => {
    stack.proxy.intercept(call, spoiled);
    const { status, body } = await send(path[language], { ...values, bilet: newTicket() });
    expect(status).toBe(422);
    expect(textOf(body)).toContain(words);
    expect(typedIn(body)).toMatchObject(asLists(values));
  });
});

/** Hands on to the upstream what it can't accept. */
function spoiled(asked: Recorded, response: Parameters<ReturnType<typeof forwardTo>>[1]) {
  const body = JSON.stringify({ ...(JSON.parse(asked.body) as object), FormTip: 9 });
  const headers = { ...asked.headers, "content-length": String(Buffer.byteLength(body)) };
  return forwardTo(stack.upstream.url)({ ...asked, headers, body }, response);
}

describe("who sends too much, or is no visitor of ours", () => {
  const { path, values, call } = FORMS[0] as Filled;

  test("is asked to wait, and keeps the text", async () => {
    const address = newAddress();
    const answers: Visit[] = [];
    while (answers.length < 6)
      answers.push(await send(path.tr, { ...values, bilet: newTicket() }, { address }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    const { headers, body } = answers[5] as Visit;
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect(typedIn(body)).toMatchObject(asLists(values));
  });

  test.each([
    ["from another site", { "Sec-Fetch-Site": "cross-site" }],
    ["from another origin", { Origin: "https://elsewhere.example", "Sec-Fetch-Site": "" }],
  ])("%s is turned away", async (_, headers) => {
    const bilet = newTicket();
    expect((await send(path.tr, { ...values, bilet }, { headers })).status).toBe(403);
    expect(bodiesOf(call)).toEqual([]);
  });

  test.each([
    ["without a ticket", { bilet: "" }, tr["form.stranger"]],
    [
      "with a ticket of nobody's",
      { bilet: `${crypto.randomUUID()}.abcdefgh.${"x".repeat(22)}` },
      tr["form.stranger"],
    ],
    ["into the trap", { web_adresi_2: "https://spam.example" }, tr["form.trapped"]],
  ])("%s is asked again, with the text kept", async (_, more, words) => {
    const bilet = newTicket();
    const { status, body } = await send(path.tr, { ...values, bilet, ...more });
    expect(status).toBe(422);
    expect(textOf(body)).toContain(words);
    expect(typedIn(body)).toMatchObject(asLists(values));
    expect(bodiesOf(call)).toEqual([]);
  });

  test("at once after opening is asked again", async () => {
    const bilet = ticketIn((await open(origin, path.tr)).body);
    const { status, body } = await send(path.tr, { ...values, bilet });
    expect(status).toBe(422);
    expect(textOf(body)).toContain(tr["form.hasty"]);
  });

  test.each([
    ["of a known length", "x".repeat(1_100_000)],
    ["of no known length", new Blob(["mesaj=", "x".repeat(1_100_000)]).stream()],
  ])("with a body %s that is too large is turned away", async (_, body) => {
    const answer = await fetch(origin + path.tr, {
      method: "POST",
      body,
      headers: { Origin: origin, "Content-Type": "application/x-www-form-urlencoded" },
      duplex: "half",
    } as RequestInit);
    expect(answer.status).toBe(413);
  });

  test.each(["application/json", "text/plain", "multipart/form-data; boundary=x", ""])(
    "with something that is no form (%s) is asked again",
    async (type) => {
      const headers = { Origin: origin, Accept: "text/html", "Content-Type": type };
      const { status, body } = await ask(origin, path.tr, { method: "POST", body: '{"konu":1}', headers });
      expect(status).toBe(422);
      expect(textOf(body)).toContain(tr["form.stranger"]);
    },
  );

  test("with files in the fields sends none of them", async () => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...values, bilet: newTicket() }))
      body.append(name, name === "konu" ? new File(["x"], "konu.txt") : String(value));
    const answer = await ask(origin, path.tr, { method: "POST", body, headers: { Origin: origin } });
    expect([answer.status, errorsIn(answer.body)]).toEqual([422, { konu: tr["form.subjectMissing"] }]);
    expect(bodiesOf(call)).toEqual([]);
  });

  test("can put no second line into a single one", async () => {
    const bilet = newTicket();
    await send(path.tr, { ...values, konu: "Konu\r\nBcc: herkes@ornek.example", bilet });
    expect(bodiesOf(call)[0]?.["Konu"]).toBe("Konu Bcc: herkes@ornek.example");
  });
});

describe("the sign-up in the footer", () => {
  const person = { ad_soyad: "Ayşe Öz", eposta: "ayse@ornek.example" };
  const call = "MailGonderimDetay";

  test("stands in kept pages, without a ticket, and works at once", async () => {
    const { headers, body } = await open(origin, "/tarihce");
    expect(headers.get("cache-control")).toMatch(/^public/);
    expect(ticketIn(body)).toBe("");
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
    const bilet = newTicket();
    const { headers } = await send(path.tr, { ...values, bilet });
    const cookie = headers
      .getSetCookie()
      .map((each) => each.split(";")[0])
      .join("; ");
    expect(cookie).toContain("anketler=");
    const { body } = await open(origin, path.tr, { Cookie: cookie });
    expect(textOf(body)).toContain(tr["surveyForm.sent"]);
    expect(body).not.toContain('name="soru_101"');
  });

  test("that asks for a name is sent under it, with the e-mail to answer to", async () => {
    const { body } = await open(origin, "/anket-detay/2");
    const answers: Record<string, string> = {};
    for (const { name = "", type, value = "" } of elements(mainOf(body), "input"))
      if (type === "radio" || type === "checkbox") answers[name] ??= value;
    const sent = await send("/anket-detay/2", { ...answers, ...PERSON, bilet: newTicket() });
    expect(sent.status).toBe(200);
    const [arrived] = bodiesOf("IletisimeGec/Create");
    expect(arrived).toMatchObject({ Konu: "ANKET:2", AdSoyad: PERSON.ad_soyad, Eposta: PERSON.eposta });
    expect(String(arrived?.["Mesaj"])).not.toContain(PERSON.eposta);
  });

  test("that is over can be read and not answered", async () => {
    const { body } = await open(origin, "/anket-detay/3");
    expect(body).not.toContain("<textarea");
    expect((await send("/anket-detay/3", { soru_301: "1" })).status).toBe(405);
  });
});

describe("consents", () => {
  test("are given, remembered, and withdrawn as easily", async () => {
    const { body } = await open(origin, "/kvkk");
    const names = [...new Set(elements(body, "input").map(({ name = "" }) => name))].filter((name) =>
      name.startsWith("riza_"),
    );
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(typedIn(body)).not.toHaveProperty(name);
    const answer = async (choice: string) => {
      const bilet = newTicket();
      const values = Object.fromEntries(names.map((name) => [name, choice]));
      return send("/kvkk", { ...values, bilet });
    };
    const { headers } = await answer("evet");
    expect(bodiesOf("KvkkOnayDurum/Create")).toMatchObject([{ Onay: true, Kanal: "web" }]);
    const cookie = headers
      .getSetCookie()
      .map((each) => each.split(";")[0])
      .join("; ");
    const later = await open(origin, "/kvkk", { Cookie: cookie });
    expect(typedIn(later.body)).toMatchObject(Object.fromEntries(names.map((name) => [name, ["evet"]])));
    await answer("hayir");
    expect(bodiesOf("KvkkOnayDurum/Create")).toMatchObject([{ Onay: true }, { Onay: false }]);
  });
});

test("all of that was no error of ours, and the log names nobody", () => {
  const output = stack.portal.output();
  expect(seriousLines(output)).toEqual([]);
  expect(logLines(output).length).toBeGreaterThan(0);
  for (const personal of [PERSON.ad_soyad, "ornek.example", "203.0.113.", "Kantar"])
    expect(output).not.toContain(personal);
});
