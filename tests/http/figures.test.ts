import { afterAll, beforeAll, describe, expect, test } from "vitest";
import en from "../../public/assets/i18n/en.json";
import tr from "../../public/assets/i18n/tr.json";
import { elements, headingOf, hrefs, textOf } from "../support/html";
import { startStack, type Stack } from "../support/stack";
import { open } from "../support/visit";

let stack: Stack;
let origin: string;

beforeAll(async () => {
  stack = await startStack();
  origin = stack.portal.url;
});
afterAll(() => stack.stop());

const rowsOf = (html: string) => html.match(/<tr[\s>]/g)?.length ?? 0;

describe("the daily bulletin", () => {
  test("without a day is the latest, and links to the day before", async () => {
    const { status, body } = await open(origin, "/gunluk-bulten");
    expect(status).toBe(200);
    expect(headingOf(body)).toContain("20 Kasım 2026");
    expect(hrefs(body)).toContain("/gunluk-bulten?tarih=2026-11-19");
    expect(rowsOf(body)).toBeGreaterThan(20);
  });

  test("of a day has its own address, with the days before and after", async () => {
    const { body } = await open(origin, "/en/daily-bulletin?tarih=2026-11-19");
    expect(headingOf(body)).toContain("19 November 2026");
    const canonical = elements(body, "link").find(({ rel }) => rel === "canonical");
    expect(canonical?.["href"]).toBe(`${origin}/en/daily-bulletin?tarih=2026-11-19`);
    expect(hrefs(body)).toContain("/en/daily-bulletin?tarih=2026-11-18");
    expect(hrefs(body)).toContain("/en/daily-bulletin?tarih=2026-11-20");
  });

  test("says when there was no trade, and links to the nearest days", async () => {
    const { status, body } = await open(origin, "/gunluk-bulten?tarih=2026-10-29");
    expect(status).toBe(200);
    expect(textOf(body)).toContain("29 Ekim 2026 Perşembe günü için yayımlanmış işlem yok");
    expect(hrefs(body).some((link) => link.startsWith("/gunluk-bulten?tarih=2026-10-2"))).toBe(true);
    expect(body).not.toContain("/veri/gunluk-bulten.csv");
  });

  test("has a unit at each quantity and amount where phones show no column headings", async () => {
    const { body } = await open(origin, "/gunluk-bulten?tarih=2026-11-19");
    const labels = elements(body, "td").map((cell) =>
      `${cell["data-label"]} ${cell["data-unit"] ?? ""}`.trim(),
    );
    expect(new Set(labels)).toEqual(
      new Set(["undefined", "En az", "En çok", "undefined kg", "undefined lt", "İşlem sayısı", "Tutar (₺)"]),
    );
  });

  test("shows a class without a price as one without trade, never as 0", async () => {
    const { body } = await open(origin, "/gunluk-bulten?tarih=2026-11-12");
    expect(textOf(body)).toContain(tr["board.noTrade"]);
    expect(textOf(body)).not.toMatch(/\b0,0000\b/);
  });

  test.each(["abc", "2026-13-01", "1999-12-31", "2026-11-19T00:00", "%00"])(
    "falls back for an invalid day: %s",
    async (day) => {
      const { status, body } = await open(origin, `/gunluk-bulten?tarih=${day}`);
      expect(status).toBe(200);
      expect(headingOf(body)).toContain("20 Kasım 2026");
      expect(textOf(body)).toContain(tr["list.badValue"]);
    },
  );

  test("of a future day says so and shows the latest", async () => {
    const { status, body } = await open(origin, "/gunluk-bulten?tarih=2026-11-23");
    expect(status).toBe(200);
    expect(headingOf(body)).toContain("20 Kasım 2026");
    expect(textOf(body)).toContain("23 Kasım 2026 Pazartesi henüz gelmedi; son bülten gösteriliyor.");
  });

  test("draws the chosen product over the chosen span", async () => {
    const { body } = await open(origin, "/gunluk-bulten?tarih=2026-11-19&urun=2&sure=1y");
    const drawing = elements(body, "svg").find(({ class: name }) => name === "chart");
    expect(drawing?.["aria-label"]).toMatch(/^2\. Grup Kırmızı Sert Ekmeklik Buğday, ₺\/kg: /);
    expect(textOf(body)).toContain(tr["chart.tableByMonth"]);
  });
});

describe("other price pages", () => {
  test("a month that is not published yet says so and links to the latest", async () => {
    const { status, body } = await open(origin, "/aylik-bulten?yil=2026&ay=11");
    expect(status).toBe(200);
    expect(textOf(body)).toContain("Kasım 2026 bülteni henüz yayımlanmadı");
    const latest = await open(origin, "/aylik-bulten");
    expect(headingOf(latest.body)).toBe("Ekim 2026 aylık bülteni");
    expect(textOf(latest.body)).toContain("Hazır Müstahsil Satışı");
  });

  test.each(["?yil=2026&ay=13", "?yil=abc&ay=1", "?yil=2030&ay=1", "?ay=5"])(
    "a wrong month: %s",
    async (query) => {
      const { status, body } = await open(origin, `/aylik-bulten${query}`);
      expect(status).toBe(200);
      expect(textOf(body)).toContain(tr["list.badValue"]);
    },
  );

  test("a product's years, and the months of one of them", async () => {
    const { body } = await open(origin, "/en/yearly-prices?urun=1&yil=2024");
    expect(textOf(body)).toContain("The months of 2024");
    expect(textOf(body)).toContain("2022");
  });

  test("a product's years start with its last price, its change and a link to its page", async () => {
    const product = "/urun/bgd-ks1-1-grup-kirmizi-sert-ekmeklik-bugday";
    const [years, own] = await Promise.all([open(origin, "/yillik-fiyat?urun=1"), open(origin, product)]);
    const [price] = /20 Kasım 2026 Cuma ortalaması\s+\d+,\d\d\s+₺\/kg/.exec(textOf(own.body)) ?? [""];
    const text = textOf(years.body);
    expect(text).toContain(price);
    const order = [price, "1 yıl", "₺/kg: ortalama fiyat", 'name="urun"', 'class="figures"'];
    const places = order.map((part) =>
      (part === price || part === "1 yıl" ? text : years.body).indexOf(part),
    );
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places.slice(2)).toEqual(places.slice(2).toSorted((a, b) => a - b));
    expect(text).toMatch(/Gün\s+[▲▼■] %\d+,\d/);
    expect(hrefs(years.body)).toContain(product);
  });

  test("the quotation list is searched in any Turkish spelling", async () => {
    const answer = await open(origin, "/kotasyon-listesi?ara=BUGDAY");
    const all = await open(origin, "/kotasyon-listesi");
    expect(rowsOf(answer.body)).toBeGreaterThan(5);
    expect(rowsOf(answer.body)).toBeLessThan(rowsOf(all.body));
    const none = await open(origin, "/kotasyon-listesi?ara=zzzz");
    expect(textOf(none.body)).toContain(tr["list.empty"]);
  });

  test("exchange rates have their date, and no sample data during an outage", async () => {
    const { body } = await open(origin, "/en/exchange-rates");
    expect(headingOf(body)).toContain("20 November 2026");
    expect(textOf(body)).toContain("US DOLLAR");
    await stack.upstream.fault({ kind: "500", match: "rates" });
    await stack.clock.advance({ hours: 3 });
    const cached = await open(origin, "/en/exchange-rates");
    expect(headingOf(cached.body)).toContain("20 November 2026");
    await stack.upstream.clearFaults();
  });
});

describe("downloads", () => {
  test.each([
    "/gunluk-bulten",
    "/en/daily-bulletin",
    "/aylik-bulten",
    "/yillik-fiyat",
    "/kotasyon-listesi",
    "/doviz-kuru",
  ])("all of %s work", async (page) => {
    const { body } = await open(origin, page);
    const offered = hrefs(body).filter((link) => link.startsWith("/veri/"));
    const daily = page.includes("gunluk") || page.includes("daily");
    expect(offered).toHaveLength(daily ? 6 : page === "/aylik-bulten" ? 4 : 3);
    for (const link of offered) {
      const answer = await open(origin, link);
      expect(answer.status, link).toBe(200);
      expect(answer.headers.get("cache-control")).toMatch(/^public/);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
  });

  test("open data of a day has numbers, units and the source", async () => {
    const { headers, body } = await open(origin, "/veri/en/daily-bulletin.json?tarih=2026-11-19");
    expect(headers.get("access-control-allow-origin")).toBe("*");
    const data = JSON.parse(body) as {
      source: string;
      rows: { product: string; average: number | null; unit: string }[];
    };
    expect(data.source).toBe(`${origin}/en/daily-bulletin?tarih=2026-11-19`);
    expect(data.rows[0]).toMatchObject({ product: "Hard red bread wheat, gr. 1", unit: "KG" });
    expect(data.rows.every(({ average }) => average === null || average > 0)).toBe(true);
  });

  const linesOf = async (path: string) => (await open(origin, path)).body.trim().split("\r\n");

  test("bulletins of many days are one file, each row with day, group and code", async () => {
    const { body } = await open(origin, "/gunluk-bulten?tarih=2026-11-20");
    const offered = hrefs(body).find((link) => link.includes("bas=")) ?? "";
    expect(offered).toBe("/veri/gunluk-bulten.csv?bas=2026-10-21&bit=2026-11-20");
    const [head, ...rows] = await linesOf(offered);
    expect(head).toMatch(/^Gün;Ürün grubu;Ürün;Kod;Ortalama \(₺\/birim\);En az .*;Birim/);
    const days = new Set(rows.map((row) => row.slice(0, 10)));
    expect([...days].slice(0, 2)).toEqual(["2026-11-20", "2026-11-19"]);
    expect(days.size).toBeGreaterThan(20);
    const ofDay = await linesOf("/veri/gunluk-bulten.csv?tarih=2026-11-19");
    expect(rows.filter((row) => row.startsWith("2026-11-19"))).toHaveLength(ofDay.length - 1);
    expect(rows.find((row) => row.startsWith("2026-11-19"))).toContain(
      "Kırmızı sert ekmeklik buğdaylar;1. Grup Kırmızı Sert Ekmeklik Buğday;BGD-KS1;18,7872;18,6128;19,0888;363280;24;",
    );
    const english = await linesOf("/veri/en/daily-bulletin.csv?bas=2026-11-19&bit=2026-11-20");
    expect(english[0]).toMatch(/^Day,Product group,Product,Code,/);
  });

  test.each([
    ["longer than a month", "bas=2026-10-20&bit=2026-11-20"],
    ["backwards", "bas=2026-11-20&bit=2026-11-19"],
    ["years ago", "bas=2022-01-03&bit=2022-01-05"],
    ["to come", "bas=2026-11-20&bit=2026-11-21"],
    ["half", "bas=2026-11-20"],
    ["of no days", "bas=abc&bit=2026-11-20"],
  ])("no file covers a span that is %s", async (_, query) => {
    expect((await open(origin, `/veri/gunluk-bulten.csv?${query}`)).status).toBe(404);
  });

  test("a bulletin of long ago offers no other days", async () => {
    const { body } = await open(origin, "/gunluk-bulten?tarih=2024-11-20");
    expect(hrefs(body).filter((link) => link.includes("bas="))).toEqual([]);
  });

  test("years and months are distinguished, each with the product's code and name", async () => {
    const [head, ...rows] = await linesOf("/veri/yillik-fiyat.csv?urun=1&yil=2025");
    expect(head).toMatch(/^Kod;Ürün;Dönem türü;Yıl;Ay;Dönem;Ortalama/);
    const name = "BGD-KS1;1. Grup Kırmızı Sert Ekmeklik Buğday";
    expect(rows.filter((row) => row.startsWith(`${name};Yıl;`))).toHaveLength(5);
    expect(rows.filter((row) => row.startsWith(`${name};Ay;2025;`))).toHaveLength(12);
    expect(rows).toHaveLength(17);
    for (const row of rows) expect(row).not.toMatch(/,\d{5,}/);
  });

  test.each([
    "/veri/hakkimizda.csv",
    "/veri/yok.json",
    "/veri/gunluk-bulten.exe",
    "/veri/en/gunluk-bulten.csv",
  ])("%s is not found", async (path) => {
    expect((await open(origin, path)).status).toBe(404);
  });

  test("in English are in English", async () => {
    const { body } = await open(origin, "/veri/en/daily-bulletin.csv?tarih=2026-11-19");
    expect(body).toContain(en["figures.group"]);
    expect(body).not.toContain(tr["figures.group"]);
  });
});
