import { expect, test } from "vitest";
import tr from "../../public/assets/i18n/tr.json";
import { headingOf, hrefs, rowsIn, textOf } from "../support/html";
import { purge } from "../support/purge";
import { json } from "../support/recorder";
import { sharedStack } from "../support/stack-of-file";
import { open } from "../support/visit";

const BARLEY = 8;
const MILK = 33;

const stack = sharedStack();

const page = async (path: string) => (await open(stack.portal.url, path)).body;
const read = (html: string) => textOf(html).replace(/\s+/g, " ");
const decimal = (text = "") => Number(text.replace(/[^\d,-]/g, "").replace(",", "."));

interface Day {
  day: string;
  quantity: number;
  trades: number;
}

/** In tonnes, by the product's file. */
async function barleyOf(from: string, until: string): Promise<number> {
  const file = await page(`/veri/urun/arp-byz-beyaz-arpa.json?bas=${from}&bit=${until}`);
  const { rows } = JSON.parse(file) as { rows: Day[] };
  return rows.reduce((sum, { quantity }) => sum + quantity, 0) / 1_000;
}

test("holds each product's season against the last one, up to yesterday", async () => {
  const html = await page("/islem-hacmi");
  expect(headingOf(html)).toBe(tr["page.tradingVolume"]);
  expect(read(html)).toContain("19 Kasım 2026 gününe kadar");
  const barley = rowsIn(html).find(([name]) => name === "Beyaz Arpa") ?? [];
  const [season, last] = await Promise.all([
    barleyOf("2026-06-01", "2026-11-19"),
    barleyOf("2025-06-01", "2025-11-19"),
  ]);
  expect(decimal(barley[1])).toBe(Math.round(season));
  expect(decimal(barley[3])).toBe(Math.round(last));
  expect(decimal(barley[4])).toBeGreaterThan(decimal(barley[3]));
  expect(hrefs(html)).toContain(`/islem-hacmi?urun=${BARLEY}`);
});

test("shows a product's seasons over each other, each up to the same day and whole", async () => {
  const html = await page(`/islem-hacmi?urun=${BARLEY}`);
  expect(headingOf(html)).toBe("Beyaz Arpa: işlem hacmi");
  const season = Math.round(await barleyOf("2026-06-01", "2026-11-19"));
  expect(decimal(/<b>([\d.]+)<\/b> ton/.exec(html)?.[1])).toBe(season);
  expect(read(html)).toContain("2026/27: 1 Haziran – 19 Kasım 2026");
  const seasons = rowsIn(html).filter(([name]) => /^\d{4}\/\d\d$/.test(name ?? ""));
  // Prices of the demo begin in January 2022, within the season before these.
  expect(seasons.map(([name]) => name)).toEqual(["2026/27", "2025/26", "2024/25", "2023/24", "2022/23"]);
  expect(decimal(seasons[0]?.[1])).toBe(season);
  const [shared = ""] = hrefs(html).filter((href) => href.startsWith("https://wa.me/"));
  expect(new URL(shared).searchParams.get("text")).toMatch(
    /Beyaz Arpa, 1 Haziran – 19 Kasım 2026: [\d.]+ ton işlem gördü\. 1 Haziran – 19 Kasım 2025: [\d.]+ ton\./,
  );
});

test("counts litres in thousands where the axis has no room, by the calendar year", async () => {
  const html = read(await page(`/islem-hacmi?urun=${MILK}`));
  expect(html).toContain("2026: 1 Ocak – 19 Kasım 2026");
  expect(html).toContain("bin lt");
});

test("claims no volume where quantities or days can't be read", async () => {
  stack.proxy.intercept("GetUrunFiyatDetay", json([{ Tarih: "2026-10-05T00:00:00", OrtFiyat: "10,00" }]));
  await purge(stack);
  const unknown = await page(`/islem-hacmi?urun=${BARLEY}`);
  expect(/<b>([^<]*)<\/b>/.exec(unknown.slice(unknown.indexOf("last-price")))?.[1]).toBe("–");
  expect(unknown).not.toContain("₺0");
  stack.proxy.intercept("GetUrunFiyatDetay", json({}, 500));
  await purge(stack);
  const { status, body } = await open(stack.portal.url, "/islem-hacmi");
  expect(status).toBe(200);
  expect(read(body)).toContain(tr["notice.partMissing"]);
});

test("bulletins of weeks and months, the price tools and the search lead here", async () => {
  for (const path of ["/haftalik-bulten", "/aylik-bulten", "/fiyat-araclari", "/ara?ara=i%C5%9Flem+hacim"])
    expect(hrefs(await page(path)), path).toContain("/islem-hacmi");
});
