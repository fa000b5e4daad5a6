import { describe, expect, test } from "vitest";
import en from "../../public/assets/i18n/en.json";
import tr from "../../public/assets/i18n/tr.json";
import { FORMS, type Filled } from "../support/filled-forms";
import { asLists, errorsIn, formTokenIn, typedIn } from "../support/form-html";
import { formVisitors } from "../support/form-visitors";
import { textOf } from "../support/html";
import { seriousLines } from "../support/log-lines";
import { forwardTo, type Recorded } from "../support/recorder";
import { ask, open, type Visit } from "../support/visit";

const { stack, origin, newFormToken, newAddress, send, bodiesOf } = formVisitors(45);

describe("a sent form", () => {
  const { path, values, call } = FORMS[0] as Filled;

  test("that was changed and sent again is a new message", async () => {
    const bilet = newFormToken();
    const changed = { ...values, konu: "Kantar saatleri, yeniden", bilet };
    const answers = [await send(path.tr, { ...values, bilet }), await send(path.tr, changed)];
    answers.push(await send(path.tr, { ...values, bilet }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(bodiesOf(call).map(({ Konu }) => Konu)).toEqual([values["konu"], "Kantar saatleri, yeniden"]);
  });

  test("shows the upstream's reference number", async () => {
    const { body } = await send(path.en, { ...values, bilet: newFormToken() });
    expect(textOf(body)).toMatch(new RegExp(`${en["form.number"]}\\s+2026-\\d{6}`));
  });

  test("says that its arrival is unknown when the upstream disconnects", async () => {
    await stack().upstream.fault({ kind: "reset", match: call });
    const mine = { ...values, bilet: newFormToken() };
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
  ] as const)("answered by a gateway's %i says what is known", async (gateway, status, words) => {
    stack().proxy.intercept(call, (_, response) => void response.writeHead(gateway).end());
    const visit = await send(path.en, { ...values, bilet: newFormToken() });
    expect(visit.status).toBe(status);
    expect(textOf(visit.body)).toContain(en[words]);
    // Three failures in a row would suspend the call.
    stack().proxy.restore();
    expect((await send(path.en, { ...values, bilet: newFormToken() })).status).toBe(200);
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
  ])("answered 2xx with %j is received, without an invented number", async (said) => {
    stack().proxy.intercept(call, (_, response) => {
      response.writeHead(said === null ? 204 : 200, { "Content-Type": "application/json" }).end(said ?? "");
    });
    const { status, body } = await send(path.en, { ...values, bilet: newFormToken() });
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
  ] as const)("answered 2xx with %s is not received", async (said, expected) => {
    stack().proxy.intercept(call, (_, response) => void response.writeHead(200).end(said));
    const { status, body } = await send(path.en, { ...values, bilet: newFormToken() });
    expect(status).toBe(expected);
    expect(textOf(body).includes(en["form.unclear"])).toBe(expected === 502);
    expect(typedIn(body)).toMatchObject(asLists(values));
  });

  test.each([
    ["tr", "Gönderilen bilgiler geçersiz."],
    ["en", "The submitted data is not valid."],
  ] as const)("turned down by the upstream shows its words, in %s", async (language, words) => {
    stack().proxy.intercept(call, spoiled);
    const { status, body } = await send(path[language], { ...values, bilet: newFormToken() });
    expect(status).toBe(422);
    expect(textOf(body)).toContain(words);
    expect(typedIn(body)).toMatchObject(asLists(values));
  });
});

/** Forwards to the upstream what it can't accept. */
function spoiled(request: Recorded, response: Parameters<ReturnType<typeof forwardTo>>[1]) {
  const body = JSON.stringify({ ...(JSON.parse(request.body) as object), FormTip: 9 });
  const headers = { ...request.headers, "content-length": String(Buffer.byteLength(body)) };
  return forwardTo(stack().upstream.url)({ ...request, headers, body }, response);
}

describe("limits and forgeries", () => {
  const { path, values, call } = FORMS[0] as Filled;

  test("too many messages have to wait, and keep the text", async () => {
    const address = newAddress();
    const answers: Visit[] = [];
    while (answers.length < 6)
      answers.push(await send(path.tr, { ...values, bilet: newFormToken() }, { address }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    const { headers, body } = answers[5] as Visit;
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect(typedIn(body)).toMatchObject(asLists(values));
  });

  test.each([
    ["from another site", { "Sec-Fetch-Site": "cross-site" }],
    ["from another origin", { Origin: "https://elsewhere.example", "Sec-Fetch-Site": "" }],
  ])("%s is rejected", async (_, headers) => {
    const bilet = newFormToken();
    expect((await send(path.tr, { ...values, bilet }, { headers })).status).toBe(403);
    expect(bodiesOf(call)).toEqual([]);
  });

  test.each([
    ["without a form token", { bilet: "" }, tr["form.stranger"]],
    [
      "with a forged form token",
      { bilet: `${crypto.randomUUID()}.abcdefgh.${"x".repeat(22)}` },
      tr["form.stranger"],
    ],
    ["into the trap", { web_adresi_2: "https://spam.example" }, tr["form.trapped"]],
  ])("%s shows the form again, with the text", async (_, more, words) => {
    const bilet = newFormToken();
    const { status, body } = await send(path.tr, { ...values, bilet, ...more });
    expect(status).toBe(422);
    expect(textOf(body)).toContain(words);
    expect(typedIn(body)).toMatchObject(asLists(values));
    expect(bodiesOf(call)).toEqual([]);
  });

  test("sending right after opening shows the form again", async () => {
    const bilet = formTokenIn((await open(origin(), path.tr)).body);
    const { status, body } = await send(path.tr, { ...values, bilet });
    expect(status).toBe(422);
    expect(textOf(body)).toContain(tr["form.hasty"]);
  });

  test.each([
    ["of a known length", "x".repeat(1_100_000)],
    ["of no known length", new Blob(["mesaj=", "x".repeat(1_100_000)]).stream()],
  ])("a body %s that is too large is rejected", async (_, body) => {
    const answer = await fetch(origin() + path.tr, {
      method: "POST",
      body,
      headers: { Origin: origin(), "Content-Type": "application/x-www-form-urlencoded" },
      duplex: "half",
    });
    expect(answer.status).toBe(413);
  });

  test.each(["application/json", "text/plain", "multipart/form-data; boundary=x", ""])(
    "a body that is no form (%s) shows the form again",
    async (type) => {
      const headers = { Origin: origin(), Accept: "text/html", "Content-Type": type };
      const { status, body } = await ask(origin(), path.tr, { method: "POST", body: '{"konu":1}', headers });
      expect(status).toBe(422);
      expect(textOf(body)).toContain(tr["form.stranger"]);
    },
  );

  test("files in fields are not forwarded", async () => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...values, bilet: newFormToken() }))
      body.append(name, name === "konu" ? new File(["x"], "konu.txt") : value);
    const answer = await ask(origin(), path.tr, { method: "POST", body, headers: { Origin: origin() } });
    expect([answer.status, errorsIn(answer.body)]).toEqual([422, { konu: tr["form.subjectMissing"] }]);
    expect(bodiesOf(call)).toEqual([]);
  });

  test("line breaks in single-line fields are not forwarded", async () => {
    const bilet = newFormToken();
    await send(path.tr, { ...values, konu: "Konu\r\n\u0085Bcc: herkes@\u202eornek.example", bilet });
    expect(bodiesOf(call)[0]?.["Konu"]).toBe("Konu Bcc: herkes@ornek.example");
  });
});

test("logs no server error for what visitors sent", () => {
  expect(seriousLines(stack().portal.output())).toEqual([]);
});
