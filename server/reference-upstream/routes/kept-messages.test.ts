import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestUpstream, startTestUpstream } from "../../../tests/support/test-upstream";

let upstream: TestUpstream;

beforeAll(async () => {
  upstream = await startTestUpstream();
});
afterAll(() => upstream.close());

it("tells what was sent with a text in it, in order, and nothing else", async () => {
  const send = (Konu: string, FormTip = 1) =>
    upstream.post("IletisimeGec/Create", {
      FormTip,
      AdSoyad: "Şükrü Iğdır",
      Eposta: "sukru@ornek.example",
      Konu,
      Mesaj: "Kantar saatleri",
      KvkkOkundu: true,
    });
  await send("Birinci ğ");
  await send("Öteki");
  await send("İkinci ğ");
  expect((await send("Yanlış ğ", 9)).status).toBe(400);
  const response = await upstream.call(`/__messages?body=${encodeURIComponent('ğ"')}`);
  expect(await response.json()).toMatchObject([
    { call: "IletisimeGec/Create", body: { konu: "Birinci ğ", formtip: 1 } },
    { call: "IletisimeGec/Create", body: { konu: "İkinci ğ" } },
  ]);
});
