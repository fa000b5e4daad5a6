import { expect, test } from "vitest";
import en from "../../public/assets/i18n/en.json";
import tr from "../../public/assets/i18n/tr.json";
import { elements, headingOf, hrefs, rowsIn, textOf } from "../support/html";
import PORTAL_SETTINGS from "~server/reference-upstream/data/portal-settings.json";
import { readPdf } from "../support/pdf";
import { purge } from "../support/purge";
import { json } from "../support/recorder";
import { sharedStack } from "../support/stack-of-file";
import { open } from "../support/visit";

const BARLEY = 8;
/** Sold in a few months of the year alone. */
const COTTON = 27;
const MILK = 33;

const stack = sharedStack();

const visit = (query: string, path = "/fiyat-arsivi") => open(stack.portal.url, `${path}?${query}`);
const page = async (query: string) => (await visit(query)).body;
const read = (html: string) => textOf(html).replace(/\s+/g, " ");
const decimal = (text = "") => Number(text.replace(/\./g, "").replace(",", "."));
const priceIn = (html: string) => decimal(/<b>(\d+,\d\d)<\/b>/.exec(html)?.[1]);
const daysIn = (html: string) =>
  elements(html, "input").flatMap(({ name, value }) => (name === "bas" || name === "bit" ? [value] : []));

interface Day {
  day: string;
  average: number;
  min: number;
  max: number;
  quantity: number;
  trades: number;
}

async function daysOf(from: string, until: string): Promise<Day[]> {
  const file = await open(stack.portal.url, `/veri/urun/arp-byz-beyaz-arpa.json?bas=${from}&bit=${until}`);
  return (JSON.parse(file.body) as { rows: Day[] }).rows;
}

function weighted(days: readonly Day[]): number {
  const quantity = days.reduce((sum, day) => sum + day.quantity, 0);
  return days.reduce((sum, day) => sum + day.average * day.quantity, 0) / quantity;
}

test("gives the average between two days, weighted by quantity, with the lowest and the highest day", async () => {
  const html = await page(`urun=${BARLEY}&bas=2026-10-12&bit=2026-11-20`);
  expect(headingOf(html)).toBe("Beyaz Arpa: iki tarih arası fiyatlar");
  expect(daysIn(html)).toEqual(["2026-10-12", "2026-11-20"]);
  const days = await daysOf("2026-10-12", "2026-11-20");
  expect(rowsIn(html)).toHaveLength(days.length);
  expect(priceIn(html)).toBeCloseTo(weighted(days), 1);
  expect(read(html)).toContain("12 Ekim – 20 Kasım 2026 ortalaması");
  expect(read(html)).toMatch(
    new RegExp(
      `12 Ekim – 20 Kasım 2026: ${days.length} işlem gününün \\(12 Ekim – 20 Kasım 2026\\) ortalaması`,
    ),
  );
  expect(read(html)).toContain(tr["archive.weighted"]);
  const links = hrefs(html);
  expect(links).toContain(`/fiyat-arsivi?urun=${BARLEY}&bas=2025-10-12&bit=2025-11-20`);
  expect(links).toContain("/gunluk-bulten?tarih=2026-10-12");
  const [shared = ""] = links.filter((href) => href.startsWith("https://wa.me/"));
  expect(new URL(shared).searchParams.get("text")).toContain("bas=2026-10-12&bit=2026-11-20");
});

test("compares with the same days a year before, and names those that were traded", async () => {
  const before = await daysOf("2025-10-12", "2025-11-20");
  const html = read(await page(`urun=${BARLEY}&bas=2026-10-12&bit=2026-11-20`));
  const average = weighted(before).toFixed(2).replace(".", ",");
  expect(html).toContain(`13 Ekim – 20 Kasım 2025: ${average}`);
  // Prices of the demo begin in January 2022, within the same days a year before.
  expect(read(await page(`urun=${BARLEY}&bas=2022-10-03&bit=2023-03-31`))).toContain(tr["product.noBase"]);
});

test("takes inflation out of a change over a year or more, with the index of the exchange's file", async () => {
  const html = read(await page(`urun=${BARLEY}&bas=2024-06-03&bit=2026-09-30`));
  const days = await daysOf("2024-06-03", "2024-06-03");
  const { "2024-06": then = 0, "2026-10": now = 0 } = PORTAL_SETTINGS.consumerPrices as Record<
    string,
    number
  >;
  const price = (((days[0]?.average ?? 0) * now) / then).toFixed(2).replace(".", ",");
  expect(html).toContain(`03.06.2024: Ekim 2026 parasıyla ${price}`);
  expect(read(await page(`urun=${BARLEY}&bas=2026-06-03&bit=2026-09-30`))).not.toContain("parasıyla");
});

test("lists a long span by months, cut to its days, and has all days in files", async () => {
  const query = `urun=${BARLEY}&bas=2025-06-10&bit=2026-11-20`;
  const months = rowsIn(await page(query)).map(([month]) => month);
  expect(months).toHaveLength(18);
  expect([months[0], months[1], months.at(-1)]).toEqual([
    "1–20 Kasım 2026",
    "Ekim 2026",
    "10–30 Haziran 2025",
  ]);
  const { body } = await visit(query, "/veri/fiyat-arsivi.csv");
  const lines = body.trim().split("\r\n");
  expect(lines.length).toBeGreaterThan(300);
  expect(lines.at(-1)).toMatch(/^2025-06-10;/);
});

test("states the days that it lists in a PDF", async () => {
  const listed = `urun=${BARLEY}&bas=2026-09-07&bit=2026-11-20`;
  expect(hrefs(await page(listed))).toContain(`/veri/fiyat-arsivi.pdf?${listed}`);
  const pdf = await fetch(`${stack.portal.url}/veri/fiyat-arsivi.pdf?${listed}`);
  const { root } = readPdf(Buffer.from(await pdf.arrayBuffer()));
  const texts = root.children.map(({ text }) => text.replace(/\s+/g, " "));
  expect(texts).toContain("Beyaz Arpa: 7 Eylül – 20 Kasım 2026 fiyatları");
  expect(texts.join(" ")).toContain("işlem gününün (7 Eylül – 20 Kasım 2026) ortalaması");
  const long = `urun=${BARLEY}&bas=2025-06-10&bit=2026-11-20`;
  expect((await page(long)).includes("fiyat-arsivi.pdf")).toBe(false);
  expect((await visit(long, "/veri/fiyat-arsivi.pdf")).status).toBe(404);
});

test("reads days in the wrong order, and days to come, as they are meant", async () => {
  expect(daysIn(await page("bas=2026-11-10&bit=2026-10-01"))).toEqual(["2026-10-01", "2026-11-10"]);
  const future = await page("bas=2026-11-10&bit=2027-01-31");
  expect(daysIn(future)).toEqual(["2026-11-10", "2026-11-20"]);
  expect(read(future)).not.toContain(tr["list.badValue"]);
});

test("reads years before the usual ones, at most six, and says which days it has", async () => {
  const html = read(await page(`urun=${BARLEY}&bas=2010-01-01&bit=2022-12-31`));
  expect(html).toContain(tr["archive.shortened"].replaceAll("{{years}}", "6"));
  expect(html).toContain("1 Ocak 2017 – 31 Aralık 2022: ");
  expect(html).toMatch(/\d+ \p{L}+( 20\d\d)? – \d+ Aralık 2022 ortalaması/u);
});

test("says what can't be used, and shows the last month instead", async () => {
  const html = await page("urun=999&bas=2026-02-30&bit=dun");
  expect(read(html)).toContain(tr["list.badValue"]);
  expect(daysIn(html)).toEqual(["2026-10-21", "2026-11-20"]);
});

test("says where a product has no prices, and leads to its usual spans", async () => {
  const html = await page(`urun=${COTTON}&bas=2026-06-01&bit=2026-06-30`);
  expect(read(html)).toContain("Kütlü Pamuk için 1–30 Haziran 2026 tarihlerinde yayımlanmış fiyat yok.");
  const spans = (body: string) => hrefs(body).filter((href) => href.startsWith("/fiyat-arsivi?urun="));
  expect(spans(html)).toContain(`/fiyat-arsivi?urun=${COTTON}&bas=2026-10-01&bit=2026-10-31`);
  const milk = await page(`urun=${MILK}&bas=2026-11-01&bit=2026-11-02`);
  expect(read(milk)).not.toContain("sezonu");
});

test.each([null, 900])(
  "claims no average weighted by quantities of which one is unknown (%s)",
  async (first) => {
    const history = (average: string, Tarih: string, Miktar: number | null) => ({
      Tarih,
      OrtFiyat: average,
      Miktar,
      IslemAdedi: 2,
    });
    stack.proxy.intercept(
      "GetUrunFiyatDetay",
      json([history("10,00", "2026-10-05T00:00:00", first), history("11,00", "2026-10-06T00:00:00", null)]),
    );
    await purge(stack);
    const { body } = await visit(`urun=${BARLEY}&bas=2026-10-01&bit=2026-10-30`, "/en/price-archive");
    expect(read(body)).toContain(en["archive.unweighted"]);
    expect(read(body)).toContain("10.50 ₺/kg");
    expect(read(body)).toContain("the average of 2 trading days (5–6 October 2026)");
    expect(read(body)).not.toMatch(/\b0 kg|\d t\b/);
    const file = await open(
      stack.portal.url,
      "/veri/urun/arp-byz-beyaz-arpa.json?bas=2026-10-01&bit=2026-10-30",
    );
    const { rows } = JSON.parse(file.body) as { rows: { quantity: number | null; trades: number }[] };
    expect(rows.map(({ quantity, trades }) => [quantity, trades])).toEqual([
      [null, 2],
      [first, 2],
    ]);
  },
);

test("doesn't deny prices where days can't be read", async () => {
  stack.proxy.intercept("GetUrunFiyatDetay", json([{ Tarih: "yarın", OrtFiyat: "10,00", Miktar: 5 }]));
  await purge(stack);
  const unread = read(await page(`urun=${BARLEY}&bas=2026-10-01&bit=2026-10-30`));
  expect(unread).not.toContain("yayımlanmış fiyat yok");
  expect(unread).toContain(tr["notice.unreadable"]);
});

test("a product's page, its years and the daily bulletin lead here", async () => {
  const paths = ["/urun/arp-byz-beyaz-arpa", `/yillik-fiyat?urun=${BARLEY}`, "/gunluk-bulten"];
  for (const path of paths) {
    const links = hrefs((await open(stack.portal.url, path)).body);
    expect(
      links.some((href) => href.startsWith("/fiyat-arsivi")),
      path,
    ).toBe(true);
  }
});
