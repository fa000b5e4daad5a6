import { describe, expect, test } from "vitest";
import en from "../../public/assets/i18n/en.json";
import tr from "../../public/assets/i18n/tr.json";
import { FORMS, type Filled } from "../support/filled-forms";
import { asLists, errorsIn, ticketIn, typedIn } from "../support/form-html";
import { formVisitors } from "../support/form-visitors";
import { textOf } from "../support/html";
import { seriousLines } from "../support/log-lines";
import { forwardTo, type Recorded } from "../support/recorder";
import { ask, open, type Visit } from "../support/visit";

const { stack, origin, newTicket, newAddress, send, bodiesOf } = formVisitors(45);

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

  test("nobody knows whether it arrived when the upstream hangs up, and that is said", async () => {
    await stack().upstream.fault({ kind: "reset", match: call });
    const mine = { ...values, bilet: newTicket() };
    const { status, body } = await send(path.en, mine);
    expect(status).toBe(503);
    expect(textOf(body)).toContain(en["form.unsure"]);
    await stack().upstream.clearFaults();
    expect((await send(path.en, mine)).status).toBe(200);
  });

  test.each([
    [504, 504, "form.unsure"],
    [502, 502, "form.unclear"],
    [503, 502, "form.failed"],
  ] as const)("a gateway's %i is said as far as it is known", async (sent, status, words) => {
    stack().proxy.intercept(call, (_, response) => void response.writeHead(sent).end());
    const visit = await send(path.en, { ...values, bilet: newTicket() });
    expect(visit.status).toBe(status);
    expect(textOf(visit.body)).toContain(en[words]);
    // Three failures in a row would suspend the call.
    stack().proxy.restore();
    expect((await send(path.en, { ...values, bilet: newTicket() })).status).toBe(200);
  });

  test.each([
    "",
    "true",
    "7",
    '"Tamam"',
    "Tamam",
    "{}",
    '[{"Id":7}]',
    '{"Sonuc":1}',
    '{"hasError":false,"errors":[],"error":null,"status":"OK"}',
    '{"Id":7,"Konu":"Kantar"}',
    null,
  ])("2xx with %j is a receipt, without a number that nobody told", async (said) => {
    stack().proxy.intercept(call, (_, response) => {
      response.writeHead(said === null ? 204 : 200, { "Content-Type": "application/json" }).end(said ?? "");
    });
    const { status, body } = await send(path.en, { ...values, bilet: newTicket() });
    expect(status).toBe(200);
    expect(textOf(body)).toContain(en["form.sent"]);
    expect(textOf(body)).not.toContain(en["form.number"]);
  });

  test.each([
    ['{"sonuc":0}', 422],
    ['[{"Success":false}]', 422],
    ["false", 422],
    ['{"sonuc":-1,"mesaj":"Kayıt yapılamadı."}', 422],
    ['{"hasError":true,"message":"Kayıt yapılamadı."}', 422],
    ['{"Durum":"HATA"}', 422],
    ['{"errors":["Konu boş"]}', 422],
    ["<html>Log in</html>", 502],
  ] as const)("2xx with %s is none", async (said, expected) => {
    stack().proxy.intercept(call, (_, response) => void response.writeHead(200).end(said));
    const { status, body } = await send(path.en, { ...values, bilet: newTicket() });
    expect(status).toBe(expected);
    expect(textOf(body).includes(en["form.unclear"])).toBe(expected === 502);
    expect(typedIn(body)).toMatchObject(asLists(values));
  });

  test.each([
    ["tr", "Gönderilen bilgiler geçersiz."],
    ["en", "The submitted data is not valid."],
  ] as const)("what the upstream turns down is said in its own words, in %s", async (language, words) => {
    stack().proxy.intercept(call, spoiled);
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
  return forwardTo(stack().upstream.url)({ ...asked, headers, body }, response);
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
    const bilet = ticketIn((await open(origin(), path.tr)).body);
    const { status, body } = await send(path.tr, { ...values, bilet });
    expect(status).toBe(422);
    expect(textOf(body)).toContain(tr["form.hasty"]);
  });

  test.each([
    ["of a known length", "x".repeat(1_100_000)],
    ["of no known length", new Blob(["mesaj=", "x".repeat(1_100_000)]).stream()],
  ])("with a body %s that is too large is turned away", async (_, body) => {
    const answer = await fetch(origin() + path.tr, {
      method: "POST",
      body,
      headers: { Origin: origin(), "Content-Type": "application/x-www-form-urlencoded" },
      duplex: "half",
    });
    expect(answer.status).toBe(413);
  });

  test.each(["application/json", "text/plain", "multipart/form-data; boundary=x", ""])(
    "with something that is no form (%s) is asked again",
    async (type) => {
      const headers = { Origin: origin(), Accept: "text/html", "Content-Type": type };
      const { status, body } = await ask(origin(), path.tr, { method: "POST", body: '{"konu":1}', headers });
      expect(status).toBe(422);
      expect(textOf(body)).toContain(tr["form.stranger"]);
    },
  );

  test("with files in the fields sends none of them", async () => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...values, bilet: newTicket() }))
      body.append(name, name === "konu" ? new File(["x"], "konu.txt") : value);
    const answer = await ask(origin(), path.tr, { method: "POST", body, headers: { Origin: origin() } });
    expect([answer.status, errorsIn(answer.body)]).toEqual([422, { konu: tr["form.subjectMissing"] }]);
    expect(bodiesOf(call)).toEqual([]);
  });

  test("can put no second line into a single one", async () => {
    const bilet = newTicket();
    await send(path.tr, { ...values, konu: "Konu\r\n\u0085Bcc: herkes@\u202eornek.example", bilet });
    expect(bodiesOf(call)[0]?.["Konu"]).toBe("Konu Bcc: herkes@ornek.example");
  });
});

test("nothing that visitors sent was an error of ours", () => {
  expect(seriousLines(stack().portal.output())).toEqual([]);
});
