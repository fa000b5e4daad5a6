import { expect, test } from "vitest";
import en from "../../public/assets/i18n/en.json";
import tr from "../../public/assets/i18n/tr.json";
import { elements, headingOf, hrefs, rowsIn, textOf } from "../support/html";
import { stackOfFile } from "../support/stack-of-file";
import { open } from "../support/visit";

const BARLEY = 8;
/** Traded from September to June. */
const BEANS = 18;
/** Sold in a few months of the year alone. */
const COTTON = 27;

const stack = stackOfFile({ today: "2026-11-20T12:00" });

const get = async (path: string) => (await open(stack.portal.url, path)).body;
const page = (product: number) => get(`/yillik-fiyat?urun=${product}&donem=mevsim`);

interface Month {
  month: string;
  difference: number;
  least: number;
  greatest: number;
  years: number;
  yearsAbove: number;
}

async function monthsOf(product: number): Promise<Month[]> {
  const json = await get(`/veri/yillik-fiyat.json?urun=${product}&donem=mevsim`);
  return (JSON.parse(json) as { rows: Month[] }).rows;
}

test("the months of a product are in the order of its season, with its dearest and cheapest in a sentence", async () => {
  const html = await page(BARLEY);
  expect(headingOf(html)).toBe("Beyaz Arpa: pahalı ve ucuz aylar");
  const rows = rowsIn(html);
  expect(rows).toHaveLength(12);
  expect(rows[0]?.[0]).toBe("Haziran");
  expect(rows.at(-1)?.[0]).toBe("Mayıs");
  const sentence = /en pahalı ay Aralık \(%\d,\d\), en ucuz ay Ağustos \(-%\d,\d\)/;
  expect(textOf(html)).toMatch(sentence);
  const [chart] = elements(html, "svg").filter(({ role }) => role === "img");
  expect(chart?.["aria-label"]).toMatch(sentence);
  expect(textOf(html)).toContain(tr["season.method"]);
  expect(textOf(html)).not.toContain("Değişim:");
  const english = await get(`/en/yearly-prices?urun=${BARLEY}&donem=mevsim`);
  expect(textOf(english)).toContain(en["season.method"]);
});

test("a file has the same months, with the years that they are from", async () => {
  const months = await monthsOf(BARLEY);
  expect(months.map(({ month }) => month).toSorted()).toEqual(
    Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, "0")),
  );
  for (const { difference, least, greatest, years, yearsAbove } of months) {
    expect(least).toBeLessThanOrEqual(difference);
    expect(greatest).toBeGreaterThanOrEqual(difference);
    expect(years).toBeGreaterThanOrEqual(3);
    expect(yearsAbove).toBeLessThanOrEqual(years);
  }
});

test("months without trade are left out, and the chart's line breaks there", async () => {
  const months = (await monthsOf(BEANS)).map(({ month }) => month);
  expect(months[0]).toBe("09");
  expect(months).not.toContain("08");
  expect(rowsIn(await page(BEANS))).toHaveLength(months.length);
});

test("a product with too few prices says so, and leads to its years", async () => {
  const html = await page(COTTON);
  expect(await monthsOf(COTTON)).toEqual([]);
  expect(textOf(html)).toContain("en az altı ayın üçer yıllık fiyatı gerekir");
  expect(hrefs(html)).toContain(`/yillik-fiyat?urun=${COTTON}`);
});

test("one history serves both languages", async () => {
  await page(BARLEY);
  await get(`/en/yearly-prices?urun=${BARLEY}`);
  const histories = stack.proxy.requestsTo(`GetUrunFiyatDetay/${BARLEY}/2021-01-01`);
  expect(histories.length).toBeLessThanOrEqual(1);
  expect(histories.map(({ headers }) => headers["lang"]).filter((lang) => lang !== "tr")).toEqual([]);
});

test("a product's page and its years lead there, and back", async () => {
  const season = `/yillik-fiyat?urun=${BARLEY}&donem=mevsim`;
  const years = await get(`/yillik-fiyat?urun=${BARLEY}`);
  expect(hrefs(years)).toContain(season);
  const product = hrefs(years).find((link) => link.startsWith("/urun/")) ?? "";
  expect(hrefs(await get(product))).toContain(season);
  const html = await page(BARLEY);
  expect(hrefs(html)).toContain(`/yillik-fiyat?urun=${BARLEY}`);
  expect(elements(html, "link").find(({ rel }) => rel === "canonical")?.["href"]).toBe(
    stack.portal.url + season,
  );
});
