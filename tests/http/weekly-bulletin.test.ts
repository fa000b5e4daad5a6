import { afterEach, beforeAll, describe, expect, test } from "vitest";
import tr from "../../public/assets/i18n/tr.json";
import { headingOf, hrefs, rowsIn, textOf } from "../support/html";
import { sharedStack } from "../support/stack-of-file";
import { purge } from "../support/purge";
import { json } from "../support/recorder";
import { ask, askUntil, open } from "../support/visit";

/** The bulletin of a week, made of its days' bulletins. */

const WHEAT = "1. Grup Kırmızı Sert Ekmeklik Buğday";
const CALLS = "/api/v1/Alpha.WebPanel/OnlineKullaniciBulten";
const DAY = "GetOnlineGunlukBultenKirilimli/";

interface Row {
  product: string;
  group: string;
  average: number | null;
  averageMethod: string | null;
  [figure: string]: string | number | null;
}

interface Day {
  Tarih: string;
  OrtFiyat: string;
  MinFiyat: string;
  MaxFiyat: string;
  Miktar: string | number;
}

const stack = sharedStack();
let origin: string;

beforeAll(async () => {
  origin = stack.portal.url;
  // The demo calculates its first days slowly.
  const isCompared = ({ body }: { body: string }) => body.includes(tr["board.change"]) && body.includes("▲");
  await askUntil(isCompared, () => open(origin, "/haftalik-bulten"));
});
afterEach(async () => {
  stack.proxy.restore();
  await purge(stack);
});

const read = async (path: string) => textOf((await open(origin, path)).body).replace(/\s+/g, " ");
const rows = async (search = "") =>
  (JSON.parse((await ask(origin, `/veri/haftalik-bulten.json${search}`)).body) as { rows: Row[] }).rows;
const wheatOf = (all: readonly Row[]) => all.find(({ product }) => product === WHEAT);

const numberOf = (cell: string | number) =>
  typeof cell === "number" ? cell : Number(cell.replaceAll(".", "").replace(",", "."));

async function totalsOf(from: string, until: string) {
  const answer = await fetch(`${stack.upstream.url}${CALLS}/GetUrunFiyatDetay/1/${from}/${until}`);
  const days = ((await answer.json()) as Day[]).map((day) => ({
    average: numberOf(day.OrtFiyat),
    min: numberOf(day.MinFiyat),
    max: numberOf(day.MaxFiyat),
    quantity: numberOf(day.Miktar),
  }));
  const quantity = days.reduce((sum, day) => sum + day.quantity, 0);
  return {
    quantity,
    average: days.reduce((sum, day) => sum + day.average * day.quantity, 0) / quantity,
    plain: days.reduce((sum, day) => sum + day.average, 0) / days.length,
    min: Math.min(...days.map(({ min }) => min)),
    max: Math.max(...days.map(({ max }) => max)),
  };
}

/** A day's bulletin from the upstream, without quantities. */
async function withoutQuantities(day: string): Promise<void> {
  const answer = await fetch(`${stack.upstream.url}${CALLS}/${DAY}${day}/${day}`);
  const text = (await answer.text()).replaceAll(/"(Miktar|TopMiktar|SatilanMiktar)":[^,}]+/g, '"$1":null');
  stack.proxy.intercept(`${DAY}${day}`, json(JSON.parse(text)));
  await purge(stack);
}

describe("the bulletin of a week", () => {
  test("weights its days by quantity and names the week before, which it compares with", async () => {
    const [own, before] = [
      await totalsOf("2026-11-16", "2026-11-20"),
      await totalsOf("2026-11-09", "2026-11-15"),
    ];
    const wheat = wheatOf(await rows("?hafta=2026-W47"));
    expect(wheat).toMatchObject({
      group: "Kırmızı sert ekmeklik buğdaylar",
      averageMethod: tr["weekly.weighted"],
      min: own.min,
      max: own.max,
      quantity: own.quantity,
      change: Math.round((own.average / before.average - 1) * 1000) / 10,
    });
    expect(wheat?.average).toBeCloseTo(own.average, 4);
    expect(wheat?.["previousAverage"]).toBeCloseTo(before.average, 4);
    const text = await read("/haftalik-bulten?hafta=2026-W47");
    expect(text).toContain("Değişim: 9–15 Kasım 2026 haftasının ortalamasına göre.");
    expect(text).toContain(tr["weekly.weightedMethod"]);
  });

  test("without a week shows the running one, and says until when its figures run", async () => {
    const { body } = await open(origin, "/haftalik-bulten");
    expect(headingOf(body)).toBe("16–22 Kasım 2026 haftalık bülteni");
    expect(textOf(body)).toContain("Hafta sürüyor: rakamlar 20 Kasım 2026 gününe kadardır");
    expect(rowsIn(body).map(([name]) => name)).toContain(WHEAT);
    const earlier = (await open(origin, "/haftalik-bulten?hafta=2026-W46")).body;
    expect(textOf(earlier)).not.toContain("Hafta sürüyor");
    expect(hrefs(earlier)).toContain("/haftalik-bulten?hafta=2026-W45");
    expect(hrefs(earlier)).toContain("/haftalik-bulten?hafta=2026-W47");
    expect(hrefs(body)).not.toContain("/haftalik-bulten?hafta=2026-W48");
  });

  test("has a text to copy, in its page's language", async () => {
    expect(await read("/haftalik-bulten?hafta=2026-W46")).toMatch(
      /Başakova Ticaret Borsası verilerine göre 9–15 Kasım 2026 haftasında \d+ sınıf ürün işlem gördü\. İşlemlerin tutarı ₺[\d.]+ oldu\./,
    );
    expect(await read("/en/weekly-bulletin?hafta=2026-W46")).toMatch(
      /in the week of 9–15 November 2026\. .*wheat, gr\. 1 traded at \d+\.\d\d to \d+\.\d\d, on average \d+\.\d\d ₺\/kg, [\d,]+ t in all, its average \d+\.\d% (higher|lower)/,
    );
  });

  test("of a week out of range, in the future or misspelt shows the latest, and says so", async () => {
    for (const week of ["2020-W10", "2026-W48", "2026-W99", "kasim", "2026-W47-1"]) {
      const { status, body } = await open(origin, `/haftalik-bulten?hafta=${week}`);
      expect(status, week).toBe(200);
      expect(headingOf(body), week).toBe("16–22 Kasım 2026 haftalık bülteni");
      for (const words of ["list.badValue", "weekly.offered"] as const)
        expect(textOf(body), week).toContain(tr[words]);
    }
  });

  test("costs at most two calls once cached, and never more than the days of two weeks", async () => {
    const callsFor = async (path: string) => {
      const before = stack.proxy.requests.length;
      await read(path);
      return stack.proxy.requests.slice(before).filter((request) => request.path.includes(DAY)).length;
    };
    await read("/gunluk-bulten");
    expect(await callsFor("/haftalik-bulten?hafta=2026-W30")).toBeLessThanOrEqual(14);
    const before = stack.proxy.requests.length;
    await rows("?hafta=2026-W30");
    expect(stack.proxy.requests.length - before).toBeLessThanOrEqual(2);
  });

  test("is linked from the daily and monthly bulletin, search and site map, and has its files", async () => {
    for (const path of ["/gunluk-bulten", "/aylik-bulten", "/ara?ara=haftalık+bülten"])
      expect(hrefs((await open(origin, path)).body), path).toContain("/haftalik-bulten");
    expect((await ask(origin, "/sitemap.xml")).body).toContain(`<loc>${origin}/haftalik-bulten</loc>`);
    const { body } = await open(origin, "/haftalik-bulten?hafta=2026-W46");
    for (const format of ["csv", "xlsx", "json"])
      expect(hrefs(body)).toContain(`/veri/haftalik-bulten.${format}?hafta=2026-W46`);
    const { body: csv } = await ask(origin, "/veri/haftalik-bulten.csv?hafta=2026-W46");
    expect(csv).toContain("Ürün;Ürün grubu;İşlem olan gün;Ortalamanın hesabı;Önceki haftanın ortalaması");
  });
});

describe("odd answers", () => {
  test("an unknown quantity: the average is unweighted, and says so", async () => {
    await withoutQuantities("2026-11-18");
    const { plain } = await totalsOf("2026-11-16", "2026-11-20");
    const wheat = wheatOf(await rows("?hafta=2026-W47"));
    expect(wheat).toMatchObject({ averageMethod: tr["weekly.unweighted"], quantity: null });
    expect(wheat?.average).toBeCloseTo(plain, 4);
    const text = await read("/haftalik-bulten?hafta=2026-W47");
    expect(text).toMatch(new RegExp(`ağırlıksız olan sınıflar: ${WHEAT.replace(".", "\\.")}`));
  });

  test("a day without figures yet: the running week's run to the day before", async () => {
    stack.proxy.intercept(`${DAY}2026-11-20`, json([]));
    await purge(stack);
    expect(await read("/haftalik-bulten")).toContain("Hafta sürüyor: rakamlar 19 Kasım 2026 gününe kadardır");
    expect(await read("/en/weekly-bulletin")).toContain("the figures run to 19 November 2026");
  });

  test("no trade in the week: says so, and shows no table", async () => {
    stack.proxy.intercept(DAY, json([]));
    await purge(stack);
    const { status, body } = await open(origin, "/haftalik-bulten?hafta=2026-W46");
    expect(status).toBe(200);
    expect(textOf(body)).toContain("9–15 Kasım 2026 haftası için yayımlanmış işlem yok.");
    expect(rowsIn(body)).toEqual([]);
    expect(body).not.toContain(".csv");
  });

  test("an unreadable week before: prices without a change", async () => {
    stack.proxy.intercept(`${DAY}2026-11-10`, json({}, 500));
    await purge(stack);
    const wheat = wheatOf(await rows("?hafta=2026-W47"));
    expect(wheat?.average).toBeGreaterThan(0);
    expect(wheat?.["change"]).toBeNull();
  });
});
