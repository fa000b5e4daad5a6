import { unzipSync, strFromU8 } from "fflate";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import en from "../../public/assets/i18n/en.json";
import tr from "../../public/assets/i18n/tr.json";
import { type Browser } from "../support/browser";
import { elements, headingOf, hrefs, rowsIn, textOf } from "../support/html";
import { logIn } from "../support/member";
import { sharedStack } from "../support/stack-of-file";
import { json } from "../support/recorder";
import { purge } from "../support/purge";
import { ask, open } from "../support/visit";

const PAGE = "/online-islemler-detay";
const MEMBER = 2;

const stack = sharedStack();
let member: Browser;
beforeAll(async () => {
  member = await logIn(stack, "001014");
  stack.proxy.requests.length = 0;
});
afterEach(async () => {
  stack.proxy.restore();
  stack.proxy.requests.length = 0;
  await stack.upstream.clearFaults();
});

const bulletinCalls = () => stack.proxy.requestsTo("OnlineKullaniciBulten").map(({ path }) => path);
const daysOf = (rows: string[][]) => rows.map(([day = ""]) => day.split(".").toReversed().join("-"));
const valueOf = (html: string, name: string) =>
  elements(html, "input").find((input) => input["name"] === name)?.["value"];

describe("purchases", () => {
  test("are shown first: those of the last thirty days, newest first", async () => {
    const { status, body, headers } = await member.get(PAGE);
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(headingOf(body)).toBe(tr["page.transactions"]);
    expect([valueOf(body, "bas"), valueOf(body, "bit")]).toEqual(["2026-10-22", "2026-11-20"]);
    const days = daysOf(rowsIn(body));
    expect(days).toHaveLength(50);
    expect(days).toEqual(days.toSorted().toReversed());
    expect(days.every((day) => day >= "2026-10-22" && day <= "2026-11-20")).toBe(true);
    expect(textOf(body)).toContain("HMS – Hazır müstahsil satışı");
    expect(textOf(body)).toMatch(
      /22 Ekim – 20 Kasım 2026: \d+ alım · [\d.]+ kg · ₺[\d.,]+ · tescil ücreti ₺/,
    );
  });

  test("are read for the session's member only, whatever the address says", async () => {
    await member.get(`${PAGE}?uye=8&uyeId=8&memberId=8&id=8`);
    const requests = bulletinCalls().filter((path) => /GetAlinanUrun/.test(path));
    expect(requests.length).toBeGreaterThan(1);
    for (const path of requests) expect(path).toMatch(new RegExp(`GetAlinanUrun\\w+/${MEMBER}/`));
  });

  test("of one product are read alone", async () => {
    const { body } = await member.get(`${PAGE}?urun=8`);
    expect(bulletinCalls().filter((path) => path.includes("GetAlinanUrunDetay"))).toEqual([
      `/api/v1/Alpha.WebPanel/OnlineKullaniciBulten/GetAlinanUrunDetay/${MEMBER}/8`,
    ]);
    expect(new Set(rowsIn(body).map(([, product]) => product))).toEqual(new Set(["Beyaz Arpa"]));
  });

  describe("beside the exchange's average of their day", () => {
    const HISTORY = "GetUrunFiyatDetay/8/";
    const numberOf = (cell = "") => Number(cell.replaceAll(".", "").replace(",", "."));
    const barley = async () => (await member.get(`${PAGE}?urun=8&bas=2026-11-02&bit=2026-11-20`)).body;

    test("say how much dearer or cheaper each was, and all of them", async () => {
      const days = ["2026-11-02", "2026-11-03", "2026-11-04", "2026-11-05", "2026-11-06"];
      const history = days.map((day) => ({
        Tarih: `${day}T00:00:00`,
        OrtFiyat: "12,50",
        Miktar: 1,
        IslemSayisi: 1,
      }));
      stack.proxy.intercept(HISTORY, json(history));
      await purge(stack);
      const body = await barley();
      const rows = rowsIn(body).map(([day = "", , quantity, price, , average, difference]) => ({
        day: day.split(".").toReversed().join("-"),
        more: (numberOf(price) - 12.5) * numberOf(quantity),
        cells: [average, difference],
        percent: Math.round((numberOf(price) / 12.5 - 1) * 1000) / 10,
      }));
      const compared = rows.filter(({ day }) => days.includes(day));
      expect(compared.length).toBeGreaterThan(2);
      expect(rows.length).toBeGreaterThan(compared.length);
      for (const { day, cells, percent } of rows)
        if (days.includes(day)) {
          expect(cells[0]).toBe("12,50");
          // Shown prices are rounded.
          expect(Math.abs(numberOf(cells[1]) - percent)).toBeLessThan(0.15);
        } else expect(cells).toEqual(["", ""]);
      const [, lira, count] =
        /gün ortalamalarından ₺([\d.,]+) pahalıya \((\d+) alım\)/.exec(textOf(body)) ?? [];
      const total = compared.reduce((all, { more }) => all + more, 0);
      expect(Number(count)).toBe(compared.length);
      expect(numberOf(lira) / total).toBeCloseTo(1, 2);
    });

    test("stand alone when it can't be read", async () => {
      stack.proxy.intercept(HISTORY, json({}, 500));
      await purge(stack);
      const body = await barley();
      expect(rowsIn(body).map((cells) => cells.slice(5, 7).join(""))).toEqual(rowsIn(body).map(() => ""));
      expect(rowsIn(body).length).toBeGreaterThan(2);
      expect(textOf(body)).not.toContain("gün ortala");
      expect(elements(body, "p").filter(({ class: name }) => name?.startsWith("notice"))).toEqual([]);
    });
  });

  test("are searched in any Turkish spelling", async () => {
    const { body } = await member.get(`${PAGE}?ara=BUGDAY+makarnalik`);
    const products = rowsIn(body).map(([, product = ""]) => product);
    expect(products.length).toBeGreaterThan(0);
    expect(products.filter((product) => !product.includes("Makarnalık Buğday"))).toEqual([]);
    const none = await member.get(`${PAGE}?ara=zzzz`);
    expect(textOf(none.body)).toContain(tr["transactions.noneFound"]);
  });

  test("are paged, each row once", async () => {
    const numbers: string[] = [];
    let next: string | undefined = `${PAGE}?urun=1`;
    while (next) {
      const { body } = await member.get(next);
      numbers.push(...rowsIn(body).map((cells) => cells[7] ?? ""));
      next = elements(body, "a").find(({ class: name }) => name === "next")?.["href"];
    }
    expect(numbers.length).toBeGreaterThan(50);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  test("say when there are none, with a way on", async () => {
    const { body } = await member.get(`${PAGE}?bas=2026-11-15&bit=2026-11-15`);
    expect(textOf(body)).toContain(tr["transactions.empty"]);
    expect(hrefs(body)).toContain(`${PAGE}?islem=alim&bas=2025-11-20&bit=2026-11-20`);
    expect(body).not.toContain("/veri/");
  });
});

describe("purchases that can't be placed", () => {
  const purchase = {
    GelisId: 1,
    UrunId: 1,
    MALADI: "BUĞDAY",
    Birim: "KG",
    Miktar: 100,
    Fiyat: 18,
    Tutar: 1800,
  };

  test.each([
    ["of an unreadable product", "GetAlinanUrunMiktarDetay", [{ UrunId: {}, MALADI: "BUĞDAY", Tutar: 1800 }]],
    ["of an unreadable day", "GetAlinanUrunDetay", [{ ...purchase, Tarih: {} }]],
    ["without a day", "GetAlinanUrunDetay", [purchase]],
  ])("%s are reported, not denied", async (_, call, rows) => {
    stack.proxy.intercept(call, json(rows));
    const text = textOf((await member.get(`${PAGE}?urun=1`)).body);
    expect(text).not.toContain(tr["transactions.noneFound"]);
    expect(text).toContain(tr["notice.unreadable"]);
  });
});

describe("the range", () => {
  test("is at most 366 days", async () => {
    const longest = await member.get(`${PAGE}?islem=tescil&bas=2025-11-20&bit=2026-11-20`);
    expect(textOf(longest.body)).not.toContain(tr["list.badValue"]);
    expect(valueOf(longest.body, "bas")).toBe("2025-11-20");
  });

  test.each([
    "bas=2025-11-19&bit=2026-11-20",
    "bas=2026-11-20&bit=2026-11-01",
    "bas=2026-11-01&bit=2026-11-21",
    "bas=abc",
    "bit=2026-02-30",
    "bas=1999-12-31&bit=2000-01-02",
  ])("that is invalid, %s, falls back and says so", async (query) => {
    const { status, body } = await member.get(`${PAGE}?islem=tescil&${query}`);
    expect(status).toBe(200);
    expect(textOf(body)).toContain(tr["list.badValue"]);
    expect([valueOf(body, "bas"), valueOf(body, "bit")]).toEqual(["2026-10-22", "2026-11-20"]);
  });

  test.each(["islem=satis", "urun=0", "urun=1e3", "sayfa=0", "sayfa=999", `ara=${"a".repeat(101)}`])(
    "and other invalid values, %s, fall back and say so",
    async (query) => {
      const { status, body } = await member.get(`${PAGE}?${query}`);
      expect(status).toBe(200);
      expect(textOf(body)).toContain(tr["list.badValue"]);
    },
  );

  test("of more than a year ago says that single purchases end there", async () => {
    const { body } = await member.get(`${PAGE}?bas=2025-10-01&bit=2026-01-31`);
    expect(textOf(body)).toContain(tr["transactions.lastYearOnly"]);
    const { body: recent } = await member.get(`${PAGE}?bas=2026-01-01&bit=2026-01-31`);
    expect(textOf(recent)).not.toContain(tr["transactions.lastYearOnly"]);
  });
});

describe("registrations", () => {
  test("have number, fee and seller, in the page's language", async () => {
    const { body } = await member.get("/en/transactions?islem=tescil");
    expect(headingOf(body)).toBe(en["page.transactions"]);
    expect(textOf(body)).toContain(en["transactions.withholding"]);
    expect(textOf(body)).toMatch(/HMS – Spot sale by producer\s+2\.0\s+Producer\s+In the hall/);
    expect(rowsIn(body)[0]?.[5]).toMatch(/^2026-\d+$/);
  });

  test("of one product are shown alone, and any product registered can be chosen", async () => {
    const { body } = await member.get(`${PAGE}?islem=tescil&urun=8`);
    expect(new Set(rowsIn(body).map(([, product]) => product))).toEqual(new Set(["Beyaz Arpa"]));
    const all = (await member.get(`${PAGE}?islem=tescil`)).body;
    expect(rowsIn(all).length).toBeGreaterThan(rowsIn(body).length);
    expect(elements(body, "option").length).toBe(elements(all, "option").length);
  });

  test("that name another buyer are never shown", async () => {
    const row = { TescilTarih: "2026-11-19", UrunId: 8, MALADI: "ARPA", Miktar: 1000, Tutar: 14000 };
    stack.proxy.intercept(
      "GetTesciller",
      json([
        { ...row, TescilNo: "2026-OWN", AliciUyeNo: "001014" },
        { ...row, TescilNo: "2026-OTHER", AliciUyeNo: "001092" },
        { ...row, TescilNo: "2026-MASKED", AliciUyeNo: null },
      ]),
    );
    const { body } = await member.get(`${PAGE}?islem=tescil`);
    const numbers = rowsIn(body).map((cells) => cells[5]);
    expect(numbers).toEqual(["2026-OWN", "2026-MASKED"]);
  });
});

describe("totals by month", () => {
  const row = {
    UrunId: 8,
    MALADI: "ARPA",
    Birim: "KG",
    AliciUyeNo: "001014",
    Miktar: 1000,
    Tutar: 14_000.25,
    StopajOrani: 1,
    TescilUcreti: 28,
  };
  const monthly = `${PAGE}?islem=aylik&bas=2026-01-01&bit=2026-11-20`;

  test("have each product's quantity, amount, tax withheld and fees", async () => {
    stack.proxy.intercept(
      "GetTesciller",
      json([
        { ...row, TescilTarih: "2026-11-19" },
        { ...row, TescilTarih: "2026-11-03" },
        { ...row, TescilTarih: "2026-11-02", UrunId: 1, MALADI: "BUĞDAY", StopajOrani: 0 },
        { ...row, TescilTarih: "2026-10-30", Miktar: 500 },
        { ...row, TescilTarih: "2026-10-29", AliciUyeNo: "001092" },
      ]),
    );
    const { body } = await member.get(monthly);
    expect(rowsIn(body)).toEqual([
      ["Beyaz Arpa", "2", "2.000", "28.000,50", "280,00", "56,00"],
      ["1. Grup Kırmızı Sert Ekmeklik Buğday", "1", "1.000", "14.000,25", "0,00", "28,00"],
      ["Beyaz Arpa", "1", "500", "14.000,25", "140,00", "28,00"],
    ]);
    const months = textOf(body).replace(/\s+/g, " ");
    expect(months).toMatch(
      /Kasım 2026 3 tescil · 3\.000 kg · .* · stopaj ₺280,00 .*Ekim 2026 1 tescil · 500 kg/,
    );
    expect(textOf(body)).toContain(
      "4 tescil · 3.500 kg · ₺56.001,00 · tescil ücreti ₺112,00 · stopaj ₺420,00",
    );
  });

  test("leave out a sum of which a part is unknown", async () => {
    stack.proxy.intercept(
      "GetTesciller",
      json([
        { ...row, TescilTarih: "2026-11-19" },
        { ...row, TescilTarih: "2026-11-18", StopajOrani: null, TescilUcreti: "?" },
      ]),
    );
    const { body } = await member.get(monthly);
    expect(rowsIn(body)).toEqual([["Beyaz Arpa", "2", "2.000", "28.000,50", "–", "–"]]);
    expect(textOf(body)).toContain("2 tescil · 2.000 kg · ₺28.000,50");
    expect(textOf(body)).not.toMatch(/stopaj ₺|ücreti ₺/);
  });

  test("can be downloaded, for a year too", async () => {
    const { body } = await member.get(`${PAGE}?islem=aylik`);
    const year = hrefs(body).find((href) => href.includes("bas=2026-01-01")) ?? "";
    const whole = await member.get(year);
    const [csv = ""] = hrefs(whole.body).filter((href) => href.includes(".csv"));
    const file = await member.get(csv);
    expect(file.headers.get("content-disposition")).toContain("ay-ay-toplam-2026-01-01-");
    expect(file.body.split("\n")[0]).toContain("Kesilen stopaj");
  });
});

describe("analyses", () => {
  test("are read for the page's loads only, with limits and a verdict in words", async () => {
    const { body } = await member.get(`${PAGE}?islem=analiz&urun=1`);
    expect(bulletinCalls().filter((path) => path.includes("GetUrunAnalizDetay"))).toHaveLength(10);
    const falling = rowsIn(body).find(([name]) => name === "Düşme sayısı");
    expect(falling?.slice(2, 5)).toEqual(["sn", tr["transactions.within"], "220"]);
    expect(textOf(body)).toContain(tr["transactions.noLimit"]);
  });

  test("outside their limits say so, compared here where the upstream doesn't", async () => {
    const finding = (name: string, value: string, says: boolean | null) => ({
      AnalizAdi: name,
      Sonuc: value,
      UstSinir: "14,5",
      Uygun: says,
    });
    const inWords = [null, true, false].map((says) => finding(`Sözle ${says}`, "iz miktarda", says));
    stack.proxy.intercept(
      "GetUrunAnalizDetay",
      json([
        finding("Söylenen", "15,1", false),
        finding("Islak", "14,6", null),
        finding("Kuru", "14,5", null),
        ...inWords,
      ]),
    );
    const { body } = await member.get(`${PAGE}?islem=analiz&urun=1`);
    const verdicts = Object.fromEntries(rowsIn(body).map(([name = "", , , verdict = ""]) => [name, verdict]));
    const { "transactions.outside": outside, "transactions.within": within } = tr;
    expect(verdicts).toEqual({
      Söylenen: outside,
      Islak: outside,
      Kuru: within,
      "Sözle null": tr["transactions.noLimit"],
      "Sözle true": within,
      "Sözle false": outside,
    });
    expect(textOf(body)).toContain(tr["transactions.someOutside"]);
  });

  test("of one unreadable load leave the others complete", async () => {
    const first = /parti-(\d+)/.exec((await member.get(`${PAGE}?islem=analiz&urun=1`)).body)?.[1] ?? "?";
    stack.proxy.intercept(`GetUrunAnalizDetay/${first}/`, json({}, 500));
    const { status, body } = await member.get(`${PAGE}?islem=analiz&urun=1`);
    expect(status).toBe(200);
    expect(textOf(body).split(tr["transactions.findingsMissing"]).length - 1).toBe(1);
    expect(rowsIn(body).length).toBeGreaterThan(50);
  });
});

describe("downloads", () => {
  const download = (kind: string, format: string) =>
    ask(stack.portal.url, `/veri${PAGE}.${format}?islem=${kind}&urun=1`, {
      headers: { Cookie: member.jar.header },
    });

  test("have all matches, as linked from the page", async () => {
    const { body } = await member.get(`${PAGE}?urun=1`);
    const links = hrefs(body).filter((link) => link.startsWith("/veri/"));
    expect(links).toEqual(
      // The workbook is beside the total too.
      ["xlsx", "csv", "xlsx"].map(
        (format) => `/veri${PAGE}.${format}?islem=alim&urun=1&bas=2026-10-22&bit=2026-11-20`,
      ),
    );
    const csv = await download("alim", "csv");
    expect(csv.headers.get("cache-control")).toBe("private, no-store");
    const count = Number(/(\d+) alım/.exec(textOf(body))?.[1]);
    expect(csv.body.trim().split("\r\n")).toHaveLength(count + 1);
  });

  test("of analyses name day, product and transaction in each row", async () => {
    const lines = (await download("analiz", "csv")).body.split("\r\n");
    expect(lines[0]).toMatch(/^\uFEFF?Gün;Ürün;İşlem no;Analiz;Sonuç;/);
    expect(lines[1]).toMatch(/^2026-11-\d\d;1\. Grup Kırmızı Sert Ekmeklik Buğday;2026\/\d+;/);
  });

  test("come as a workbook, and never as open data", async () => {
    const response = await fetch(`${stack.portal.url}/veri${PAGE}.xlsx?islem=tescil`, {
      headers: { Cookie: member.jar.header },
    });
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    expect(strFromU8(files["xl/worksheets/sheet1.xml"] ?? new Uint8Array())).toContain("<row");
    expect((await download("alim", "json")).status).toBe(404);
  });

  test("are for members only", async () => {
    const { status, headers } = await open(stack.portal.url, `/veri${PAGE}.csv`);
    expect(status).toBe(302);
    expect(headers.get("location")).toMatch(/^\/giris\?donus=/);
  });
});
