import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import tr from "../../public/assets/i18n/tr.json";
import { deskRowsIn, elements, hrefs, textOf } from "../support/html";
import { startProxiedStack, type ProxiedStack } from "../support/proxied-stack";
import { purge } from "../support/purge";
import { forwardTo, json } from "../support/recorder";
import { ask, askUntil, open } from "../support/visit";

/** The price desk: all products, a row each. */

const WHEAT = "1. Grup Kırmızı Sert Ekmeklik Buğday";
const BARLEY = "Beyaz Arpa";
const HISTORY = "GetUrunFiyatDetay/";
const LIVE = "GetOnlineKartIslem";
const DAY = "GetOnlineGunlukBultenKirilimli/";
const CALLS = "/api/v1/Alpha.WebPanel/OnlineKullaniciBulten";
const PRODUCTS_OF_DEMO = 34;

interface Row {
  product: string;
  group: string;
  unit: string;
  note: string | null;
  day: string | null;
  [figure: string]: string | number | null;
}

interface Day {
  Tarih: string;
  OrtFiyat: string;
  Miktar: string | number;
}

let stack: ProxiedStack;
let origin: string;

beforeAll(async () => {
  stack = await startProxiedStack();
  origin = stack.portal.url;
  await whole("/fiyatlar");
}, 60_000);
afterAll(() => stack.stop());
afterEach(() => stack.proxy.restore());

const read = async (path: string) => textOf((await open(origin, path)).body).replace(/\s+/g, " ");

/** The page with its comparisons. */
async function whole(path: string, of = origin): Promise<string> {
  const isWhole = ({ body }: { body: string }) =>
    !body.includes(tr["desk.making"]) && !body.includes(tr["board.unavailable"]);
  const { body } = await askUntil(isWhole, () => open(of, path));
  return body;
}

async function rows(search = ""): Promise<Row[]> {
  const { body } = await ask(origin, `/veri/fiyatlar.json${search}`);
  return (JSON.parse(body) as { rows: Row[] }).rows;
}

/** Of the first or the last table's headings. */
const sorting = (html: string) =>
  elements(html, "th").flatMap(({ "aria-sort": order }) => (order === undefined ? [] : [order]));

const moversIn = (html: string) =>
  textOf(html.split('class="movers"')[1]?.split("</section>")[0] ?? "").replace(/\s+/g, " ");

const rowOf = (all: readonly Row[], name: string) => all.find(({ product }) => product === name);

/** "18,8024" */
const numberOf = (cell: string | number) =>
  typeof cell === "number" ? cell : Number(cell.replaceAll(".", "").replace(",", "."));

const percent = (now: number, before: number) => Math.round((now / before - 1) * 1000) / 10;

describe("the desk", () => {
  test("compares each price with earlier upstream prices and names their days", async () => {
    const days = (await (
      await fetch(`${stack.upstream.url}${CALLS}/${HISTORY}1/2025-01-01/2026-12-31`)
    ).json()) as Day[];
    const averageOf = (day: string) =>
      numberOf(days.find(({ Tarih }) => Tarih.startsWith(day))?.OrtFiyat ?? "");
    const row = rowOf(await rows(), WHEAT);
    const last = averageOf("2026-11-20");
    const week = days.filter(({ Tarih }) => Tarih >= "2025-11-17" && Tarih < "2025-11-24");
    const total = week.reduce((sum, { Miktar }) => sum + numberOf(Miktar), 0);
    const ofWeek =
      week.reduce((sum, { OrtFiyat, Miktar }) => sum + numberOf(OrtFiyat) * numberOf(Miktar), 0) / total;
    expect(row).toMatchObject({
      average: last,
      day: "2026-11-20",
      unit: "KG",
      dayChange: percent(last, averageOf("2026-11-19")),
      dayBase: "2026-11-19",
      weekChange: percent(last, averageOf("2026-11-13")),
      weekBase: "2026-11-13",
      monthChange: percent(last, averageOf("2026-10-20")),
      monthBase: "2026-10-20",
      yearChange: percent(last, averageOf("2025-11-20")),
      yearBase: "2025-11-20",
      sameWeekChange: percent(last, ofWeek),
      sameWeekMonday: "2025-11-17",
    });
  });

  test("has each product once, with link, last day and the largest changes above", async () => {
    const body = await whole("/fiyatlar");
    const names = (await rows()).map(({ product }) => product);
    expect(new Set(names).size).toBe(PRODUCTS_OF_DEMO);
    const cells = deskRowsIn(body);
    expect(cells.filter(([name]) => name === WHEAT).at(-1)).toContain("20.11.2026");
    for (const name of names) expect(cells.map(([first]) => first)).toContain(name);
    expect(hrefs(body)).toContain("/urun/bgd-ks1-1-grup-kirmizi-sert-ekmeklik-bugday");
    expect(moversIn(body)).toMatch(/\d,\d\d → \d+,\d\d ₺\/kg 1\d–\d+ Kasım 2026/);
    const largest = (await rows())
      .filter(({ day }) => day !== null && day > "2026-11-13")
      .toSorted((a, b) => Math.abs(Number(b["weekChange"])) - Math.abs(Number(a["weekChange"])))
      .slice(0, 5);
    for (const { product } of largest) expect(moversIn(body)).toContain(product);
    const text = textOf(body).replace(/\s+/g, " ");
    expect(text).toContain(
      "20 Kasım 2026 Cuma günü 23 ürün işlem gördü. Bunların ortalama fiyatı, geçen yılın aynı haftasına göre",
    );
    expect(text).toContain(tr["product.mayChange"]);
    expect(text).toMatch(/13 Kasım 2026 ortalamasına göre %\d+,\d (arttı|azaldı)/);
    expect(text).toMatch(/17–23 Kasım 2025 haftasının ortalamasına göre/);
  });

  test("breaks the sparkline on days without trade", async () => {
    const body = await whole("/fiyatlar");
    const drawn = elements(body, "path").flatMap(({ d = "" }) => (d.startsWith("M") ? [d] : []));
    expect(drawn.some((path) => /^M0 \d+l[^M]+$/.test(path))).toBe(true);
    expect(drawn.some((path) => /M\d+ \d+.*M\d+ \d+/.test(path))).toBe(true);
  });

  test("says the same in English", async () => {
    const body = await whole("/en/prices");
    const text = textOf(body).replace(/\s+/g, " ");
    expect(text).toContain("What moved most in a week");
    expect(text).toMatch(/up \d+\.\d% against the average of 13 November 2026/);
  });
});

describe("by query", () => {
  test("sorts both ways, missing figures last", async () => {
    const changes = async (search: string) =>
      (await rows(search)).filter(({ unit }) => unit === "KG").map(({ weekChange }) => weekChange);
    const down = await changes("?sirala=hafta");
    const up = await changes("?sirala=hafta-ters");
    expect(down).toEqual(down.toSorted((a, b) => Number(b) - Number(a)));
    expect(up).toEqual(up.toSorted((a, b) => Number(a) - Number(b)));
    const names = (await rows("?sirala=urun")).filter(({ unit }) => unit === "KG");
    const { compare } = new Intl.Collator("tr", { numeric: true });
    expect(names).toEqual(names.toSorted((a, b) => compare(a.product, b.product)));
  });

  test("has heading links that show the order, reverse it and keep the group", async () => {
    const { body } = await open(origin, "/fiyatlar?sirala=hafta&grup=H01");
    expect(sorting(body)).toEqual(["descending"]);
    expect(hrefs(body)).toContain("/fiyatlar?sirala=hafta-ters&grup=H01");
    expect(hrefs(body)).toContain("/fiyatlar?sirala=fiyat&grup=H01");
    expect(sorting((await open(origin, "/fiyatlar?sirala=hafta-ters")).body)).toEqual(["ascending"]);
    expect(sorting((await open(origin, "/fiyatlar")).body)).toEqual([]);
  });

  test("shows one group", async () => {
    const all = await rows();
    const { group } = rowOf(all, BARLEY) ?? {};
    const { body } = await open(origin, "/fiyatlar");
    const [, code] = /<option value="([^"]+)">Arpalar/.exec(body) ?? [];
    const ofGroup = await rows(`?grup=${code}`);
    expect(ofGroup).toEqual(all.filter((row) => row.group === group));
    expect(ofGroup.length).toBeGreaterThan(1);
    expect(ofGroup.length).toBeLessThan(all.length);
  });

  test("finds products by words, with commas between alternatives, in figures, files and feed", async () => {
    const all = await rows();
    const expected = all.filter(({ product }) => /Arpa$|Nohut/.test(product));
    expect(await rows("?ara=NOHUT,+arpa,")).toEqual(expected);
    expect(await rows("?ara=,")).toEqual(all);
    const { body } = await open(origin, "/fiyatlar?ara=nohut,+arpa&sirala=hafta");
    expect(
      deskRowsIn(body).flatMap(([name = ""]) => (all.some(({ product }) => product === name) ? [name] : [])),
    ).toHaveLength(expected.length);
    const search = "ara=nohut%2C+arpa";
    expect(hrefs(body)).toContain(`/fiyatlar?sirala=hafta-ters&${search}`);
    expect(hrefs(body)).toContain(`/veri/fiyatlar.csv?sirala=hafta&${search}`);
    expect(hrefs(body)).toContain(`/veri/fiyatlar.atom?${search}`);
    const feed = (await ask(origin, `/veri/fiyatlar.atom?${search}`)).body;
    expect(feed).toContain("Fiyatlar: “nohut, arpa”");
    expect(feed).not.toContain("Buğday");
    const nothing = await open(origin, "/fiyatlar?ara=yok");
    expect(textOf(nothing.body)).toContain(tr["list.empty"]);
    expect(hrefs(nothing.body)).toContain("/fiyatlar");
  });

  test.each(["?sirala=abc", "?sirala=-ters", "?grup=yok", "?sirala=constructor"])(
    "%s is invalid: shows all products and says so",
    async (search) => {
      const { status, body } = await open(origin, `/fiyatlar${search}`);
      expect(status).toBe(200);
      expect(textOf(body)).toContain(tr["list.badValue"]);
      expect(deskRowsIn(body).filter(([name]) => name === BARLEY)).toHaveLength(1);
    },
  );
});

describe("is linked from", () => {
  test("home's board, the daily bulletin, search, site map and a product's breadcrumbs", async () => {
    for (const path of [
      "/",
      "/gunluk-bulten",
      "/ara?ara=fiyatlar",
      "/site-haritasi",
      "/urun/arp-byz-beyaz-arpa",
    ])
      expect(hrefs((await open(origin, path)).body), path).toContain("/fiyatlar");
    expect(hrefs((await open(origin, "/en/daily-bulletin")).body)).toContain("/en/prices");
    expect((await ask(origin, "/sitemap.xml")).body).toContain(`<loc>${origin}/fiyatlar</loc>`);
  });
});

describe("upstream calls", () => {
  test("are at most two once cached, for any query", async () => {
    await whole("/fiyatlar");
    const before = stack.proxy.requests.length;
    await read("/fiyatlar?sirala=yil");
    await read("/fiyatlar?sirala=yil-ters&grup=H01");
    expect(stack.proxy.requests.length - before).toBeLessThanOrEqual(2);
  });

  test("for a day's bulletin with a cold cache are its own day and the two beside it", async () => {
    await purge(stack);
    const before = stack.proxy.requestsTo(DAY).length;
    await read("/gunluk-bulten?tarih=2026-11-19");
    const days = stack.proxy.requestsTo(DAY).slice(before);
    expect(days.map(({ path }) => path.slice(-10)).toSorted()).toEqual([
      "2026-11-18",
      "2026-11-19",
      "2026-11-20",
    ]);
  });

  test("with a cold cache are one for each product, for any number of visitors", async () => {
    await purge(stack);
    const before = stack.proxy.requestsTo(HISTORY).length;
    await Promise.all(["/fiyatlar", "/fiyatlar?sirala=ay", "/en/prices"].map((path) => whole(path)));
    const received = stack.proxy.requestsTo(HISTORY).slice(before);
    // Home's sparklines cover thirty days.
    expect(received.filter(({ path }) => path.includes("-01-01/"))).toHaveLength(PRODUCTS_OF_DEMO);
  });
});

describe("odd answers", () => {
  test("cold and slow: shows today's prices first, comparisons later", async () => {
    const held: (() => void)[] = [];
    const hold = new Promise<void>((resolve) => held.push(resolve));
    stack.proxy.intercept(HISTORY, async (request, response) => {
      await hold;
      await forwardTo(stack.upstream.url)(request, response);
    });
    const { url } = await stack.another({ TIMEOUT_SCALE: "1" });
    const { status, body, headers } = await open(url, "/fiyatlar");
    expect(status).toBe(200);
    expect(textOf(body)).toContain(tr["desk.making"]);
    const [, average, ...changes] = deskRowsIn(body).find(([name]) => name === BARLEY) ?? [];
    expect(average).toMatch(/^\d+,\d\d$/);
    expect(changes.slice(0, 5)).toEqual(["", "", "", "", ""]);
    expect(textOf(body)).not.toContain(tr["board.noTrade"]);
    expect(headers.get("Cache-Control")).not.toContain("s-maxage=30");
    for (const release of held) release();
    expect(deskRowsIn(await whole("/fiyatlar", url)).find(([name]) => name === BARLEY)?.[2]).toMatch(/%\d/);
  });

  test("cold, without a session today: shows the last session's bulletin", async () => {
    stack.proxy.intercept(HISTORY, json({}, 500));
    stack.proxy.intercept(LIVE, json([]));
    await purge(stack);
    const body = (await open(origin, "/fiyatlar")).body;
    expect(textOf(body)).toContain(tr["desk.making"]);
    expect(deskRowsIn(body).find(([name]) => name === BARLEY)?.[1]).toMatch(/^\d+,\d\d$/);
  });

  test("cold, with nothing but the product names", async () => {
    stack.proxy.intercept("OnlineKullaniciBulten/", json({}, 500));
    await purge(stack);
    const { status, body } = await open(origin, "/fiyatlar");
    expect(status).toBe(200);
    expect(textOf(body)).toContain(tr["board.unavailable"]);
    expect(deskRowsIn(body).find(([name]) => name === BARLEY)?.[1]).toBe("–");
  });

  test("a product never traded says so; one that can't be read says that; the others are complete", async () => {
    stack.proxy.intercept(`${HISTORY}1/`, json([]));
    stack.proxy.intercept(`${HISTORY}2/`, json({}, 500));
    stack.proxy.intercept(LIVE, json([]));
    await purge(stack);
    await whole("/fiyatlar");
    const all = await rows();
    const [first, second] = [rowOf(all, WHEAT), all[1]];
    expect(first).toMatchObject({ average: null, weekChange: null, note: "noTrade" });
    expect(second).toMatchObject({ average: null, note: "unread" });
    expect(rowOf(all, BARLEY)?.["weekChange"]).not.toBeNull();
    expect(await read("/fiyatlar")).toContain(`${WHEAT} ${tr["board.noTrade"]}`);
  });

  test("an upstream that stops later changes nothing", async () => {
    await purge(stack);
    await whole("/fiyatlar");
    const before = rowOf(await rows(), WHEAT);
    await stack.upstream.stop();
    const { status } = await open(origin, "/fiyatlar?sirala=tarih");
    expect(status).toBe(200);
    expect(rowOf(await rows("?sirala=tarih"), WHEAT)).toMatchObject({ ...before, groupId: "birim-KG" });
    await stack.upstream.start();
  });
});
