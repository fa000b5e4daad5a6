import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import en from "../../public/assets/i18n/en.json";
import tr from "../../public/assets/i18n/tr.json";
import { FORMS, PERSON, type Filled } from "../support/form-samples";
import { elements, textOf, titleOf } from "../support/html";
import { startProxiedStack, type ProxiedStack } from "../support/proxied-stack";
import { ask, open, type Visit } from "../support/visit";

const WORDS = { tr, en };
/** Nobody fills in a form in less; see server/forms/ticket.ts. */
const LEAST_MS = 2_100;

let stack: ProxiedStack;
let origin: string;
let visitors = 0;

beforeAll(async () => {
  stack = await startProxiedStack({ env: { TRUSTED_PROXIES: "1" } });
  origin = stack.portal.url;
});
afterAll(() => stack.stop());
beforeEach(async () => {
  stack.proxy.requests.length = 0;
  await stack.upstream.clearFaults();
});

/** A visitor of their own: limits count by address. */
const newAddress = () => `203.0.113.${(visitors += 1)}`;

function ticketIn(html: string): string {
  return elements(html, "input").find(({ name }) => name === "bilet")?.["value"] ?? "";
}

async function newTicket(path: string): Promise<string> {
  const ticket = ticketIn((await open(origin, path)).body);
  await delay(LEAST_MS);
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

/** What stands in the fields of a form. */
function typedIn(html: string): Record<string, string> {
  const inputs = elements(html, "input").filter(({ type }) => type !== "radio" && type !== "checkbox");
  const texts = [...html.matchAll(/<textarea[^>]*name="([^"]+)"[^>]*>\n?([^<]*)</g)].map(
    ([, name = "", text = ""]) => [name, textOf(text)] as const,
  );
  return Object.fromEntries([...inputs.map(({ name = "", value = "" }) => [name, value] as const), ...texts]);
}

describe.each(FORMS)("the form: $name", ({ path, values, call, arrives, needed }) => {
  test.each(["tr", "en"] as const)("in %s arrives letter by letter, and is thanked for", async (language) => {
    const bilet = await newTicket(path[language]);
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

  test.each(["tr", "en"] as const)("in %s says what is missing, at the field and above", async (language) => {
    const bilet = await newTicket(path[language]);
    const { [needed]: _, ...others } = values;
    const { status, body } = await send(path[language], { ...others, bilet });
    expect(status).toBe(422);
    expect(titleOf(body)).toMatch(new RegExp(`^${WORDS[language]["form.titlePrefix"]}`));
    expect(body).toMatch(new RegExp(`<a href="#[\\w-]+-${needed}"`));
    expect(body).toMatch(new RegExp(`id="[\\w-]+-${needed}-error"`));
    expect(bodiesOf(call)).toEqual([]);
    const typed = typedIn(body);
    for (const [name, value] of Object.entries(others)) {
      if (name in typed && name !== "bilet") expect(typed[name], name).toBe(value);
    }
  });

  test("keeps what was typed while the upstream is down, and can be sent again", async () => {
    const bilet = await newTicket(path.tr);
    const mine = {
      ...values,
      ...(values["eposta"] !== undefined && { eposta: "sonra@ornek.example" }),
      bilet,
    };
    await stack.upstream.fault({ kind: "500", match: call });
    const failed = await send(path.tr, mine);
    expect(failed.status).toBe(502);
    expect(textOf(failed.body)).toContain(tr["form.problem"]);
    expect(typedIn(failed.body)).toMatchObject(
      Object.fromEntries(Object.entries(mine).filter(([name]) => name in typedIn(failed.body))),
    );
    await stack.upstream.clearFaults();
    const again = await send(path.tr, { ...mine, bilet: ticketIn(failed.body) });
    expect(again.status).toBe(200);
  });

  test("sent twice arrives once", async () => {
    const bilet = await newTicket(path.tr);
    const mine = { ...values, ...(values["eposta"] !== undefined && { eposta: "iki@ornek.example" }), bilet };
    const answers = await Promise.all([send(path.tr, mine), send(path.tr, mine)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(bodiesOf(call)).toHaveLength(1);
  });
});

describe("who sends too much, or is no visitor of ours", () => {
  const { path, values, call } = FORMS[0] as Filled;

  test("is asked to wait, and keeps the text", async () => {
    const address = newAddress();
    const tickets = await Promise.all(Array.from({ length: 6 }, () => newTicket(path.tr)));
    const answers: Visit[] = [];
    for (const bilet of tickets) answers.push(await send(path.tr, { ...values, bilet }, { address }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    const { headers, body } = answers[5] as Visit;
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect(typedIn(body)).toMatchObject({ konu: values["konu"], mesaj: values["mesaj"] });
  });

  test.each([
    ["from another site", { "Sec-Fetch-Site": "cross-site" }],
    ["from another origin", { Origin: "https://elsewhere.example", "Sec-Fetch-Site": "" }],
  ])("%s is turned away", async (_, headers) => {
    const bilet = await newTicket(path.tr);
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
    const bilet = await newTicket(path.tr);
    const { status, body } = await send(path.tr, { ...values, bilet, ...more });
    expect(status).toBe(422);
    expect(textOf(body)).toContain(words);
    expect(typedIn(body)["mesaj"]).toBe(values["mesaj"]);
    expect(bodiesOf(call)).toEqual([]);
  });

  test("at once after opening is asked again", async () => {
    const bilet = ticketIn((await open(origin, path.tr)).body);
    const { status, body } = await send(path.tr, { ...values, bilet });
    expect(status).toBe(422);
    expect(textOf(body)).toContain(tr["form.hasty"]);
  });

  test("can put no second line into a single one", async () => {
    const bilet = await newTicket(path.tr);
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
  });
});

describe("a survey", () => {
  test("is answered once from a browser", async () => {
    const { path, values } = FORMS.find(({ name }) => name === "survey") as Filled;
    const bilet = await newTicket(path.tr);
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
    expect(body).not.toMatch(/<input[^>]*name="riza_\d+"[^>]*checked/);
    const answer = async (choice: string) => {
      const bilet = await newTicket("/kvkk");
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
    expect(later.body).toMatch(/<input[^>]*value="evet"[^>]*checked/);
    await answer("hayir");
    expect(bodiesOf("KvkkOnayDurum/Create")).toMatchObject([{ Onay: true }, { Onay: false }]);
  });
});
