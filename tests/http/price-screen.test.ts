import { brotliCompressSync } from "node:zlib";
import { afterEach, expect, test } from "vitest";
import en from "../../public/assets/i18n/en.json";
import tr from "../../public/assets/i18n/tr.json";
import { elements, headingOf, hrefs, rowsIn, textOf } from "../support/html";
import { json } from "../support/recorder";
import { stackOfFile } from "../support/stack-of-file";
import { open } from "../support/visit";

/** Prices on a large screen, one screen after the other. */

const stack = stackOfFile({ today: "2026-11-20T12:00" });
const get = (path: string) => open(stack.portal.url, path);
afterEach(() => stack.proxy.restore());

const nextOf = (html: string) => elements(html, "body")[0]?.["data-next"];
const productsOf = (html: string) => rowsIn(html).map(([product = ""]) => product);

/** All screens, from the first until the first comes again. */
async function screensFrom(path: string): Promise<string[]> {
  const first = await get(path);
  const screens = [first.body];
  for (let next = nextOf(first.body); next && next !== path;) {
    const { status, body } = await get(next);
    expect(status).toBe(200);
    screens.push(body);
    next = nextOf(body);
  }
  return screens;
}

test.each([
  ["/ekran/fiyatlar", "20 Kasım 2026 Cuma fiyatları", "/ekran/fiyatlar?sayfa=2", tr],
  ["/ekran/en/prices", "Prices of Friday 20 November 2026", "/ekran/en/prices?sayfa=2", en],
])("%s: eight prices in at most 6 KB, and the way to the next ones", async (path, heading, next, words) => {
  const { status, headers, body } = await get(path);
  expect(status).toBe(200);
  expect(headers.get("content-security-policy")).toMatch(
    /^default-src 'none'; script-src 'sha256-[^;']+'; style-src 'sha256-[^;']+'; .*frame-ancestors 'none'$/,
  );
  expect(headers.get("x-robots-tag")).toBe("noindex");
  expect(headers.get("set-cookie")).toBeNull();
  expect(headingOf(body)).toBe(heading);
  expect(productsOf(body)).toHaveLength(8);
  expect(nextOf(body)).toBe(next);
  expect(body).toContain(`<noscript><meta http-equiv="refresh" content="15;url=${next}"/></noscript>`);
  expect(textOf(body)).toContain(words["screen.code"]);
  expect(brotliCompressSync(body).length).toBeLessThan(6 * 1024);
});

test("each product of the day is on one of the screens, goods sold by weight first", async () => {
  const screens = await screensFrom("/ekran/fiyatlar");
  const products = screens.flatMap(productsOf);
  expect(screens.length).toBeGreaterThan(2);
  expect(new Set(products).size).toBe(products.length);
  const bulletin = await get("/veri/gunluk-bulten.json?tarih=2026-11-20");
  const { rows } = JSON.parse(bulletin.body) as { rows: { product: string }[] };
  expect(new Set(products)).toEqual(new Set(rows.map(({ product }) => product)));
  expect(screens[0]).toContain("₺/kg");
  expect(screens.at(-1)).toContain("₺/lt");
});

test("shows only the products that its address names, and keeps to them", async () => {
  const { body } = await get("/ekran/fiyatlar?ara=arpa&sayfa=1");
  expect(productsOf(body).length).toBeGreaterThan(1);
  expect(productsOf(body).filter((product) => !product.includes("Arpa"))).toEqual([]);
  expect(nextOf(body)).toBe("/ekran/fiyatlar?ara=arpa");
  const none = await get("/ekran/fiyatlar?ara=ananas");
  expect(textOf(none.body)).toContain(tr["list.empty"]);
});

test("shows what editors pinned, another on each screen", async () => {
  const announcements = async () =>
    (await screensFrom("/ekran/fiyatlar")).map(
      (html) => /<p class="announcement">(.*?)<\/p>/.exec(html)?.[1] ?? null,
    );
  const pinned = [...(await get("/duyuru-list")).body.matchAll(/<li[^]*?<\/li>/g)].filter(([item]) =>
    item.includes(tr["list.pinned"]),
  );
  const [first, second] = await announcements();
  expect(pinned.length).toBeGreaterThan(1);
  for (const text of [first, second])
    expect(pinned.map(([item]) => item).some((item) => item.includes(text ?? "nothing"))).toBe(true);
  expect(first).not.toBe(second);
});

test("finds products in rows without ids too", async () => {
  const call = "/api/v1/Alpha.WebPanel/OnlineKullaniciBulten/GetOnlineKartIslem";
  const rows = (await (await fetch(stack.upstream.url + call)).json()) as object[];
  stack.proxy.intercept("GetOnlineKartIslem", json(rows.map((row) => ({ ...row, UrunId: null }))));
  const { body } = await get("/ekran/fiyatlar?ara=yulaf");
  expect(productsOf(body)).toEqual(["Yulaf"]);
});

test("stays at one screen while it is paused", async () => {
  const { body } = await get("/ekran/fiyatlar?sayfa=2&dur=1");
  expect([nextOf(body), elements(body, "script"), body.includes("http-equiv")]).toEqual([
    undefined,
    [],
    false,
  ]);
  expect(hrefs(body)).toContain("/ekran/fiyatlar?sayfa=2");
  expect(hrefs((await get("/ekran/fiyatlar?sayfa=2")).body)).toContain("/ekran/fiyatlar?sayfa=2&dur=1");
});

test("begins anew after a screen that is no more", async () => {
  const [first, beyond] = await Promise.all([get("/ekran/fiyatlar"), get("/ekran/fiyatlar?sayfa=99")]);
  expect([productsOf(beyond.body), nextOf(beyond.body)]).toEqual([
    productsOf(first.body),
    nextOf(first.body),
  ]);
});

test("the price desk leads there with the products that are looked for", async () => {
  expect(hrefs((await get("/fiyatlar?ara=arpa")).body)).toContain("/ekran/fiyatlar?ara=arpa");
  expect(hrefs((await get("/en/prices")).body)).toContain("/ekran/en/prices");
});

test("is cached, the same for all visitors, whatever they send", async () => {
  await get("/ekran/fiyatlar?ara=arpa");
  const again = await open(stack.portal.url, "/ekran/fiyatlar?x=1&ara=arpa", { Cookie: "gorunum=sade" });
  expect(again.headers.get("server-timing")).toMatch(/^cache;desc=hit/);
});

test.each(["/ekran", "/ekran/", "/ekran/iletisim", "/ekran/gunluk-bulten", "/ekran/yok"])(
  "%s is no screen",
  async (path) => expect((await get(path)).status).toBe(404),
);

test("tries again by itself when the upstream fails", async () => {
  await stack.clock.advance({ hours: 30 });
  stack.proxy.intercept("/api/v1/", json({ Message: "hata" }, 500));
  const { status, headers, body } = await get("/ekran/en/prices?sayfa=2");
  expect([502, 503]).toContain(status);
  expect(headers.get("cache-control")).toMatch(/no-store/);
  expect(nextOf(body)).toMatch(/^\/ekran\/en\/prices/);
});
