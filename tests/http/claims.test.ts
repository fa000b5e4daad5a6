import { beforeAll, describe, expect, test } from "vitest";
import { exchangeFile } from "../support/exchange-file";
import { textOf } from "../support/html";
import { sharedStack } from "../support/stack-of-file";
import { purge } from "../support/purge";
import { json } from "../support/recorder";
import { open } from "../support/visit";

/** Statements beyond the upstream's answers: pages make only those in the operator's file. */

const stack = sharedStack();
/** A portal whose operator has stated nothing. */
let silent: string;

beforeAll(async () => {
  silent = (await stack.another({ EXCHANGE_FILE: await exchangeFile() })).url;
});

const read = async (origin: string, path: string) =>
  textOf((await open(origin, path)).body).replace(/\s+/g, " ");

describe("pages claim nothing that the upstream didn't say", () => {
  test.each([
    ["/gunluk-bulten", /tartılı ortalama/, /serbestçe kullanılabilir/],
    ["/en/daily-bulletin", /weighted by quantity/, /Free to use/],
    ["/iletisim", /iki gün içinde/, null],
    ["/en/contact", /two working days/, null],
    ["/istek-oneri-sikayet", /takip numarası/, null],
    ["/en/requests", /reference number/, null],
  ])("%s", async (path, ...claims) => {
    const [stated, unstated] = await Promise.all([read(stack.portal.url, path), read(silent, path)]);
    for (const claim of claims.filter((each) => each !== null)) {
      expect(stated).toMatch(claim);
      expect(unstated).not.toMatch(claim);
    }
  });
});

/** The upstream's answer with some empty fields. */
async function without(path: string, fields: readonly string[]): Promise<unknown> {
  const text = await (await fetch(`${stack.upstream.url}/api/v1/${path}`)).text();
  return JSON.parse(
    text.replaceAll(new RegExp(`"(${fields.join("|")})":("[^"]*"|[\\d.]+)`, "g"), '"$1":null'),
  );
}

describe("a change names what it is against", () => {
  const DAY = "Alpha.WebPanel/OnlineKullaniciBulten/GetOnlineGunlukBultenKirilimli/2026-11-20/2026-11-20";
  const MONTH = "Alpha.WebPanel/OnlineKullaniciBulten/GetWebSitesiAylikBulten/2026/10";

  test("for everybody: an average of a day that the upstream doesn't name", async () => {
    const text = await read(stack.portal.url, "/gunluk-bulten?tarih=2026-11-20");
    expect(text).toContain("Değişim: önceki ortalamaya göre.");
    expect(text).toMatch(/önceki ortalamaya göre %\d+,\d (arttı|azaldı)/);
    expect(await read(stack.portal.url, "/")).toContain("Değişim: önceki ortalamaya göre.");
  });

  test("the day before's, calculated where the answer has none; the month before's for a month", async () => {
    for (const path of [DAY, MONTH])
      stack.proxy.intercept(path, json(await without(path, ["OncekiOrtFiyat"])));
    await purge(stack);
    const day = await read(stack.portal.url, "/gunluk-bulten?tarih=2026-11-20");
    expect(day).toContain("Değişim: 19 Kasım 2026 ortalamasına göre.");
    expect(day).toMatch(/19 Kasım 2026 ortalamasına göre %\d+,\d (arttı|azaldı)/);
    expect(await read(stack.portal.url, "/aylik-bulten?yil=2026&ay=10")).toContain(
      "Değişim: Eylül 2026 ortalamasına göre.",
    );
  });
});

type Price = Record<string, unknown>;

async function answerOf(call: string): Promise<unknown> {
  return (await fetch(`${stack.upstream.url}/api/v1/Alpha.WebPanel/OnlineKullaniciBulten/${call}`)).json();
}

describe("a missing value is not shown as zero", () => {
  const DAY = "GetOnlineGunlukBultenKirilimli/2026-11-19/2026-11-19";

  test("trades, amounts and classes without a price", async () => {
    const path = `Alpha.WebPanel/OnlineKullaniciBulten/${DAY}`;
    const figures = ["IslemAdedi", "Tutar", "(?:Top)?Miktar", "MinFiyat", "MaxFiyat", "(?:Ort|Avg)Fiyat"];
    stack.proxy.intercept(DAY, json(await without(path, figures)));
    await purge(stack);
    const text = await read(stack.portal.url, "/gunluk-bulten?tarih=2026-11-19");
    expect(text).toContain("0 sınıf");
    expect(text).toContain("fiyat yok");
    expect(text).not.toMatch(/işlem yok|0 işlem|₺0,00/);
  });

  test.each([
    ["no total is made of amounts of which one is missing", { Tutar: null }, /\d+ sınıf · \d+ işlem(?! · ₺)/],
    ["a price without trades has none", { Tutar: null, IslemAdedi: 0 }, /\d+ sınıf · \d+ işlem · ₺\d/],
  ])("%s", async (_, fields, summary) => {
    const kinds = (await answerOf(DAY)) as { Gruplar: { Siniflar: Price[] }[] }[];
    const [traded] = kinds.flatMap(({ Gruplar }) => Gruplar.flatMap(({ Siniflar }) => Siniflar));
    Object.assign(traded ?? {}, fields);
    stack.proxy.intercept(DAY, json(kinds));
    await purge(stack);
    expect(await read(stack.portal.url, "/gunluk-bulten?tarih=2026-11-19")).toMatch(summary);
  });

  test("a group with a total and no classes, and prices in ten-thousandths of a lira", async () => {
    const [grain, ...others] = (await answerOf(DAY)) as { Gruplar: { Siniflar: Price[] }[] }[];
    const [first, ...rest] = others[0]?.Gruplar ?? [];
    const dear = first?.Siniflar.map((row) => ({
      ...row,
      MinFiyat: 349_187,
      OrtFiyat: 357_512,
      MaxFiyat: 372_610,
    }));
    const changed = [{ ...grain, Gruplar: null }, { Gruplar: [{ ...first, Siniflar: dear }, ...rest] }];
    stack.proxy.intercept(DAY, json(changed));
    await purge(stack);
    const text = await read(stack.portal.url, "/gunluk-bulten?tarih=2026-11-19");
    expect(text).toContain("1 satır okunamadı");
    expect(text).toMatch(/rakamlar tutarsız 357\.512,00 349\.187,00/);
  });

  test("a day that neither the cards nor the head figures name", async () => {
    for (const [path, one] of [
      ["GetOnlineKartIslem", false],
      ["GetAnaKart", true],
    ] as const) {
      const rows = [(await answerOf(path)) as object].flat().map((row) => ({ ...row, IslemTarih: null }));
      stack.proxy.intercept(path, json(one ? rows[0] : rows));
    }
    await purge(stack);
    const { body } = await open(stack.portal.url, "/");
    const board = /<section[^>]*class="board[^]*?<\/table>/.exec(body)?.[0] ?? body;
    expect(textOf(board)).toContain("1. Grup Kırmızı Sert Ekmeklik Buğday");
    expect(body).toMatch(/<h2[^>]*>Fiyatlar<\/h2>/);
    expect(textOf(body)).not.toMatch(/\d{4} \S+ fiyatları|Son güncelleme/);
  });

  test.each([
    ["/etkinlik-list", "Veriler okunamadı"],
    ["/etkinlik-list?ara=fuar", "Veriler okunamadı"],
    ["/en/events?gorunum=gecmis", "whether there are any is not known"],
  ])("events of no known day: %s", async (path, said) => {
    const events = [{ Id: 501, Baslik: "Fuar", BaslangicTarih: "0001-01-01T00:00:00" }];
    stack.proxy.intercept("Event/", json({ data: events, totalRecords: 1 }));
    await purge(stack);
    const text = await read(stack.portal.url, path);
    expect(text).toContain(said);
    expect(text).not.toMatch(/Planlı etkinlik yok|uygun kayıt yok|0 kayıt|0 found/);
  });
});
