import { afterAll, beforeAll, describe, expect, test } from "vitest";
import PORTAL_SETTINGS from "~server/reference-upstream/data/portal-settings.json";
import tr from "../../public/assets/i18n/tr.json";
import { outsideDemoMode } from "../support/exchange-file";
import { elements, headingOf, hrefs, rowsIn, textOf } from "../support/html";
import { sharedStack } from "../support/stack-of-file";
import { purge } from "../support/purge";
import { type Answer, json } from "../support/recorder";
import { open } from "../support/visit";

/** Products beside each other, or years of one. */

const WHEAT = "bgd-ks1-1-grup-kirmizi-sert-ekmeklik-bugday";
const BEEF = "dna-krk";
const SECOND = "bgd-ks2";

const INDEX = PORTAL_SETTINGS.consumerPrices;

const stack = sharedStack();
let origin: string;

beforeAll(() => {
  origin = stack.portal.url;
});

const bodyOf = async (query: string) => (await open(origin, `/karsilastir${query}`)).body;
const read = async (query: string) => textOf(await bodyOf(query)).replace(/\s+/g, " ");
const chartOf = (html: string) => elements(html, "svg").filter(({ class: name }) => name === "chart");
const linesOf = (html: string) =>
  elements(html, "path")
    .filter(({ class: name = "" }) => name.startsWith("line line-"))
    .toReversed();
/** A day's row of a product's history. */
const onDay = (Tarih: unknown) => ({
  Tarih,
  OrtFiyat: "10,0000",
  Miktar: 100,
  IslemAdedi: 1,
  Birim: "KG",
});
/** A product's history: its average by day. */
const historyOf = (all: Record<string, number>) =>
  json(Object.entries(all).map(([day, price]) => ({ ...onDay(day), OrtFiyat: price })));
const unreadable: Answer = (_, response) => void response.end("bakım");
const notFound: Answer = (_, response) => void response.writeHead(404).end();
const dollarOn = async (day: string) => {
  const address = `${stack.upstream.url}/rates/${day.slice(4)}${day.slice(2, 4)}/${day}.xml`;
  const xml = await (await fetch(address)).text();
  return Number(/Kod="USD"[^]*?<ForexSelling>([\d.]+)/.exec(xml)?.[1]);
};
const figuresOf = (html: string) =>
  rowsIn(html).map((cells) =>
    cells.slice(1).map((cell) => Number(cell.replaceAll(".", "").replace(",", "."))),
  );

describe("products", () => {
  test("are indexed to 100 at the first common trading time, each with its own line style", async () => {
    const html = await bodyOf(`?urun=${WHEAT}&urun2=${SECOND}&sure=3a`);
    expect(textOf(html)).toMatch(/100 = \d+ Ağustos 2026 ortalaması/);
    expect(figuresOf(html).some((row) => row.join() === "100,100")).toBe(true);
    const styles = linesOf(html).map(({ class: name }) => name);
    expect(styles).toEqual(["line line-0", "line line-1"]);
    expect(chartOf(html)[0]?.["aria-label"]).toContain("A: 1. Grup Kırmızı Sert Ekmeklik Buğday, B: 2. Grup");
  });

  test("of one unit can be in lira, those of several can't, and the page says so", async () => {
    const [alike, other] = await Promise.all([
      read(`?urun=${WHEAT}&urun2=${SECOND}&olcek=lira`),
      read(`?urun=${WHEAT}&urun2=sut-ink&olcek=lira`),
    ]);
    expect(alike).toMatch(/A \(₺\/kg\) B \(₺\/kg\) 16–22 Kasım 2026 \d+,\d\d \d+,\d\d/);
    expect(alike).not.toContain(tr["compare.otherUnits"]);
    expect(other).toContain(tr["compare.otherUnits"]);
  });

  test("in today's money keep the prices of the index's last month and raise older ones", async () => {
    const [lira, real] = await Promise.all([
      bodyOf(`?urun=${WHEAT}&urun2=${SECOND}&olcek=lira&sure=tumu`),
      bodyOf(`?urun=${WHEAT}&urun2=${SECOND}&olcek=reel&sure=tumu`),
    ]);
    expect(textOf(real)).toContain("Fiyatlar tüketici fiyat endeksiyle Ekim 2026 parasına çevrilmiştir.");
    const [nominal, adjusted] = [figuresOf(lira), figuresOf(real)];
    expect(adjusted).toHaveLength(nominal.length);
    // Newest first: November has no index yet.
    expect(adjusted.slice(0, 2)).toEqual(nominal.slice(0, 2));
    const factor = INDEX["2026-10"] / INDEX["2025-10"];
    const [before, after] = [nominal, adjusted].map((rows) => rows[13]?.[0] ?? 0);
    expect(after).toBeCloseTo((before ?? 0) * factor, 1);
  });

  test("in dollars have the central bank's rate of their week, by the tonne", async () => {
    stack.proxy.intercept("GetUrunFiyatDetay/", json(["2026-10-26", "2026-11-11"].map(onDay)));
    stack.proxy.intercept("GetOnlineKartIslem", json([]));
    stack.proxy.intercept("/rates/202610/28102026.xml", notFound);
    await purge(stack);
    const html = await bodyOf(`?urun=${WHEAT}&urun2=${SECOND}&olcek=dolar&sure=1a`);
    expect(textOf(html)).toContain(tr["compare.byRates"]);
    expect(textOf(html)).toMatch(/A \(\$\/ton\)\s+B \(\$\/ton\)/);
    // Wednesday the 28th has no bulletin here: Tuesday's counts.
    const expected = [await dollarOn("11112026"), await dollarOn("27102026")].map((lira) => 10_000 / lira);
    const prices = figuresOf(html).map(([first]) => first ?? 0);
    expect(prices).toHaveLength(2);
    for (const [at, price] of prices.entries()) expect(price).toBeCloseTo(expected[at] ?? 0, 1);
  });

  test("in dollars leave out weeks whose rate can't be read, or is of another day", async () => {
    const latest = await (await fetch(`${stack.upstream.url}/rates/today.xml`)).text();
    stack.proxy.intercept("GetUrunFiyatDetay/", json(["2026-10-26", "2026-11-04", "2026-11-11"].map(onDay)));
    stack.proxy.intercept("GetOnlineKartIslem", json([]));
    stack.proxy.intercept("/rates/202610/28", (_, response) => void response.end(latest));
    stack.proxy.intercept("/rates/202611/04", unreadable);
    await purge(stack);
    const html = await bodyOf(`?urun=${WHEAT}&urun2=${SECOND}&olcek=dolar&sure=1a`);
    expect(rowsIn(html).map(([day]) => day)).toEqual(["11 Kasım 2026"]);
    expect(textOf(html)).toContain(tr["compare.daysWithoutRate"]);
  });

  test("in parity are what a unit of the first buys, of any unit, where both were traded", async () => {
    stack.proxy.intercept(
      "GetUrunFiyatDetay/1/",
      historyOf({ "2026-11-10": 10, "2026-11-11": 12, "2026-11-12": 13 }),
    );
    stack.proxy.intercept(
      "GetUrunFiyatDetay/2/",
      historyOf({ "2026-11-10": 4, "2026-11-11": 5, "2026-11-13": 6 }),
    );
    stack.proxy.intercept("GetOnlineKartIslem", json([]));
    await purge(stack);
    const html = await bodyOf(`?urun=${WHEAT}&urun2=${SECOND}&olcek=parite&sure=1a`);
    expect(figuresOf(html)).toEqual([[2.4], [2.5]]);
    const text = textOf(html).replace(/\s+/g, " ");
    expect(text).toContain("1 kg 1. Grup Kırmızı Sert Ekmeklik Buğday karşılığı");
    expect(text).toMatch(/B 2\. Grup Kırmızı Sert Ekmeklik Buğday ?: 2,40 kg · 11 Kasım 2026/);
    const mixed = await read(`?urun=${WHEAT}&urun2=sut-ink&olcek=parite`);
    expect(mixed).not.toContain(tr["compare.otherUnits"]);
    expect(mixed).toContain("1 kg 1. Grup Kırmızı Sert Ekmeklik Buğday karşılığı");
    stack.proxy.intercept("GetUrunFiyatDetay/2/", historyOf({ "2026-11-09": 4 }));
    await purge(stack);
    expect(await read(`?urun=${WHEAT}&urun2=${SECOND}&olcek=parite&sure=1a`)).toContain(
      tr["compare.neverBoth"],
    );
  });

  test("as a difference are what each other product costs more or less, where both were traded", async () => {
    stack.proxy.intercept("GetUrunFiyatDetay/1/", historyOf({ "2026-11-10": 12, "2026-11-11": 12.5 }));
    stack.proxy.intercept(
      "GetUrunFiyatDetay/2/",
      historyOf({ "2026-11-10": 12.4, "2026-11-11": 12.2, "2026-11-12": 13 }),
    );
    stack.proxy.intercept("GetOnlineKartIslem", json([]));
    await purge(stack);
    const html = await bodyOf(`?urun=${WHEAT}&urun2=${SECOND}&olcek=fark&sure=1a`);
    expect(rowsIn(html).map((row) => row.slice(0, 2))).toEqual([
      ["11 Kasım 2026", "-0,30"],
      ["10 Kasım 2026", "0,40"],
    ]);
    const text = textOf(html).replace(/\s+/g, " ");
    expect(text).toContain("1. Grup Kırmızı Sert Ekmeklik Buğday ile fiyat farkı");
    expect(text).toMatch(
      /B 2\. Grup Kırmızı Sert Ekmeklik Buğday ?: -0,30 ₺\/kg · 11 Kasım 2026 · bu sürede ortalama 0,05/,
    );
    expect(await read(`?urun=${WHEAT}&urun2=sut-ink&olcek=fark`)).toContain(tr["compare.otherUnits"]);
  });

  test("are in lira while the rates can't be read, and the page says so", async () => {
    stack.proxy.intercept("/rates/20", unreadable);
    await purge(stack);
    const before = stack.proxy.requestsTo("/rates/20").length;
    const html = await bodyOf(`?urun=${WHEAT}&urun2=${SECOND}&olcek=dolar`);
    // Whoever asks on can't make the portal try three hundred files each time.
    expect(stack.proxy.requestsTo("/rates/20").length - before).toBeLessThan(10);
    expect(textOf(html)).toContain(tr["compare.ratesUnread"]);
    expect(textOf(html)).toContain(tr["compare.pricesHeading"]);
    const chosen = elements(html, "a").find(
      ({ href, ...link }) => link["aria-current"] === "true" && href?.includes("&olcek="),
    );
    expect(chosen?.href).toContain("&olcek=dolar");
  });

  test("have no figure and no point on a day without trade", async () => {
    const html = await bodyOf(`?urun=${WHEAT}&urun2=${BEEF}&sure=1a&olcek=lira`);
    const rows = rowsIn(html);
    expect(rows.some(([, wheat, beef]) => wheat !== "–" && beef === "–")).toBe(true);
    const drawn = linesOf(html).map(({ d = "" }) => d.replace(/l0,0(?=M|$)/g, "").match(/,/g)?.length);
    const counts = [1, 2].map((at) => rows.filter((row) => row[at] !== "–").length);
    expect(drawn).toEqual(counts);
  });

  test("that are unknown, and invalid values, are named", async () => {
    for (const query of [
      `?urun=${WHEAT}&urun2=${SECOND}&urun3=yok`,
      `?urun=${WHEAT}&urun2=${SECOND}&sure=9y`,
      `?urun=${WHEAT}&urun2=${SECOND}&olcek=altin`,
      `?urun=${WHEAT}&olcek=parite`,
      `?urun=${WHEAT}&yil=1984`,
      `?urun=${WHEAT}&yil=abc`,
      `?urun=${"x".repeat(2000)}`,
    ]) {
      const { status, body } = await open(origin, `/karsilastir${query}`);
      expect(status, query).toBe(200);
      expect(textOf(body), query).toContain(tr["list.badValue"]);
    }
    expect(await read(`?urun=${WHEAT}&urun2=${SECOND}`)).not.toContain(tr["list.badValue"]);
  });

  test("without common trade have no index and no chart", async () => {
    stack.proxy.intercept("GetUrunFiyatDetay/1/", json([onDay("2026-11-10")]));
    stack.proxy.intercept("GetUrunFiyatDetay/2/", json([onDay("2026-10-10")]));
    stack.proxy.intercept("GetOnlineKartIslem", json([]));
    await purge(stack);
    const html = await bodyOf(`?urun=${WHEAT}&urun2=${SECOND}&sure=3a`);
    expect(textOf(html)).toContain(tr["compare.nothingCommon"]);
    expect(chartOf(html)).toEqual([]);
  });

  test("whose prices can't be read are named, and the other shown", async () => {
    stack.proxy.intercept("GetUrunFiyatDetay/2/", json({}, 500));
    await purge(stack);
    const text = await read(`?urun=${WHEAT}&urun2=${SECOND}&olcek=lira`);
    expect(text).toContain("2. Grup Kırmızı Sert Ekmeklik Buğday: fiyatları şu anda alınamıyor.");
    expect(text).toMatch(/16–22 Kasım 2026 \d+,\d\d –/);
    expect(text).not.toContain(tr["compare.noTrade"]);
  });
});

test.each([
  ["products without a legible row", `?urun=${WHEAT}&urun2=${SECOND}`],
  ["years of a product without a legible row", `?urun=${WHEAT}&yil=2026&yil2=2025`],
])("%s are not said to have had no trade", async (_, query) => {
  stack.proxy.intercept("GetUrunFiyatDetay/", json([{ Tarih: {}, OrtFiyat: {}, Miktar: {} }, "x"]));
  stack.proxy.intercept("GetOnlineKartIslem", json([]));
  await purge(stack);
  const { status, body } = await open(origin, `/karsilastir${query}`);
  expect([200, 502]).toContain(status);
  const text = textOf(body);
  for (const claim of ["compare.noTrade", "compare.nothingCommon", "chart.tooFew"] as const)
    expect(text).not.toContain(tr[claim]);
});

test.each(["/karsilastir?olcek=lira", "/yillik-fiyat", "/gunluk-bulten?sure=1y"])(
  "%s doesn't say that a gap is without trade where rows can't be read",
  async (path) => {
    const days = ["2026-03-10", "2026-03-11", {}, "2026-11-10", "2026-11-11"];
    stack.proxy.intercept("GetUrunFiyatDetay/", json(days.map(onDay)));
    stack.proxy.intercept("GetOnlineKartIslem", json([]));
    await purge(stack);
    const { body } = await open(origin, path);
    expect(chartOf(body)).not.toEqual([]);
    expect(textOf(body)).not.toContain(tr["chart.gaps"]);
  },
);

describe("years of one product", () => {
  test("are marketing years, or calendar years on demand", async () => {
    await purge(stack);
    const seasons = await bodyOf(`?urun=${WHEAT}&yil=2026&yil2=2023`);
    expect(headingOf(seasons)).toBe("1. Grup Kırmızı Sert Ekmeklik Buğday: yılların karşılaştırması");
    expect(textOf(seasons)).toContain("Sezon Haziran ayında başlar.");
    expect(linesOf(seasons)).toHaveLength(2);
    expect(rowsIn(seasons)[0]?.[0]).toBe("Haziran");
    const calendar = await bodyOf(`?urun=${WHEAT}&yil=2026&yil2=2025&donem=takvim`);
    expect(rowsIn(calendar)[0]?.[0]).toBe("Ocak");
    expect(textOf(calendar)).not.toContain("Sezon Haziran");
  });
});

test("is linked from product and desk, and costs at most two calls once cached", async () => {
  await purge(stack);
  expect(hrefs((await open(origin, "/fiyatlar")).body)).toContain("/karsilastir");
  const links = hrefs((await open(origin, `/urun/${WHEAT}`)).body);
  expect(links.filter((link) => link.startsWith(`/karsilastir?urun=${WHEAT}`))).toHaveLength(2);
  const path = `/karsilastir?urun=${WHEAT}&urun2=${SECOND}&urun3=${BEEF}`;
  await open(origin, path);
  const before = stack.proxy.requests.length;
  await open(origin, `${path}&sure=tumu`);
  expect(stack.proxy.requests.length - before).toBeLessThanOrEqual(2);
});

describe("an operator without a consumer price index and rates", () => {
  let stop = (): unknown => undefined;
  afterAll(() => stop());

  test("has no real prices on any page, and requests for them get lira", async () => {
    const variables = { ...(await outsideDemoMode(stack.environment)), RATES_URL: "" };
    const portal = await stack.another(variables);
    stop = () => portal.stop();
    const product = await open(portal.url, `/urun/${WHEAT}`);
    expect([product.status, product.body]).toEqual([
      200,
      expect.not.stringContaining(tr["product.realChange"]),
    ]);
    const text = textOf((await open(portal.url, `/karsilastir?urun=${WHEAT}&olcek=reel`)).body);
    expect(text).toContain(tr["list.badValue"]);
    expect(text).toContain(tr["compare.pricesHeading"]);
    expect(text).not.toContain(tr["compare.inReal"]);
    const dollars = textOf((await open(portal.url, `/karsilastir?urun=${WHEAT}&olcek=dolar`)).body);
    expect(dollars).toContain(tr["list.badValue"]);
    expect(dollars).not.toContain(tr["compare.inDollars"]);
  });
});
