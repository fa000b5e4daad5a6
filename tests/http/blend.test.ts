import { expect, test } from "vitest";
import tr from "../../public/assets/i18n/tr.json";
import { elements, headingOf, hrefs, rowsIn, textOf } from "../support/html";
import { purge } from "../support/purge";
import { json } from "../support/recorder";
import { sharedStack } from "../support/stack-of-file";
import { open } from "../support/visit";

const WHEAT = 1;
const BARLEY = 8;
/** Sold in a few months of the year alone. */
const COTTON = 27;

const stack = sharedStack();

const visit = (query: string) => open(stack.portal.url, `/pacal?${query}`);
const page = async (query: string) => (await visit(query)).body;
const read = (html: string) => textOf(html).replace(/\s+/g, " ");
const decimal = (text = "") => Number(text.replace(/[%.]/g, "").replace(",", "."));
const priceIn = (html: string) => decimal(/<b>(\d+,\d\d)<\/b>/.exec(html)?.[1]);
/** Without the months of the chart. */
const partsIn = (html: string) => rowsIn(html).filter(({ length }) => length === 5);
const sharesIn = (html: string) =>
  elements(html, "input").flatMap(({ name, value }) => (name?.startsWith("pay") ? [value] : []));

test("weighs the latest averages by the shares, and says what each costs in the blend", async () => {
  const html = await page(`urun=${WHEAT}&pay=3&urun2=${BARLEY}&pay2=1`);
  expect(headingOf(html)).toBe(tr["page.blend"]);
  expect(sharesIn(html)).toEqual(["3", "1", "", ""]);
  const [wheat = [], barley = []] = partsIn(html);
  expect([wheat[2], barley[2]]).toEqual(["75,0", "25,0"]);
  expect([wheat[4], barley[4]]).toEqual(["20.11.2026", "20.11.2026"]);
  const blended = 0.75 * decimal(wheat[3]) + 0.25 * decimal(barley[3]);
  expect(priceIn(html)).toBeCloseTo(blended, 1);
  expect(decimal(wheat[1]) + decimal(barley[1])).toBeCloseTo(blended, 1);
  expect(read(html)).toContain(
    "%75,0 1. Grup Kırmızı Sert Ekmeklik Buğday ve %25,0 Beyaz Arpa: 20 Kasım 2026 Cuma",
  );
  const alone = await page(`urun=${WHEAT}&pay=100`);
  const changes = /<dl class="price-changes">[^]*?<\/dl>/.exec(html)?.[0] ?? "";
  expect(changes.match(/<dt>/g)).toHaveLength(4);
  expect(priceIn(alone)).toBe(decimal(partsIn(alone)[0]?.[3]));
  const [shared = ""] = hrefs(html).filter((href) => href.startsWith("https://wa.me/"));
  expect(new URL(shared).searchParams.get("text")).toContain(`/pacal?urun=${WHEAT}&pay=3`);
});

test("can be shared between caches until somebody writes a share", async () => {
  const empty = await visit("");
  expect(empty.headers.get("cache-control")).toMatch(/^public/);
  expect(read(empty.body)).toContain(tr["blend.start"]);
  expect((await visit("pay=50")).headers.get("cache-control")).not.toContain("public");
});

test("keeps what was typed and says what is wrong with it", async () => {
  const html = await page(`urun=${WHEAT}&pay=yarısı&urun2=${BARLEY}&pay2=50&pay3=10`);
  expect(sharesIn(html)).toEqual(["yarısı", "50", "10", ""]);
  expect(read(html)).toContain(tr["blend.wrong"].replace("{{example}}", "50"));
  expect(read(html)).toContain(tr["blend.noProduct"].replace("{{mark}}", "C"));
  expect(partsIn(html)).toEqual([]);
  const english = (await open(stack.portal.url, "/en/blend?urun=1&pay=1,500.5&urun2=8&pay2=500")).body;
  expect(partsIn(english)[0]?.[2]).toBe("75.0");
});

test("says so where the address names an unknown product", async () => {
  const html = await page(`urun=999&pay=60&urun2=${BARLEY}&pay2=40`);
  expect(read(html)).toContain(tr["list.badValue"]);
  expect(partsIn(html)[0]?.[0]).toContain("1. Grup Kırmızı Sert Ekmeklik Buğday");
});

test("has no price for products that aren't sold in the same weeks, and none without a history", async () => {
  stack.proxy.intercept("GetUrunFiyatDetay", json([]));
  stack.proxy.intercept("GetOnlineKartIslem", json([]));
  await purge(stack);
  const never = read(await page(`urun=${WHEAT}&pay=60&urun2=${COTTON}&pay2=40`));
  expect(never).toContain(tr["blend.neverTogether"]);
  stack.proxy.intercept("GetUrunFiyatDetay", json({}, 500));
  await purge(stack);
  const { status, body } = await visit(`urun=${WHEAT}&pay=60&urun2=${BARLEY}&pay2=40`);
  expect(status).toBe(200);
  expect(read(body)).toContain(tr["notice.partMissing"]);
});

test("comparisons and the price tools lead here", async () => {
  for (const path of ["/fiyat-araclari", "/karsilastir"])
    expect(hrefs((await open(stack.portal.url, path)).body)).toContain("/pacal");
});
