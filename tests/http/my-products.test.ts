import { expect, test } from "vitest";
import en from "../../public/assets/i18n/en.json";
import tr from "../../public/assets/i18n/tr.json";
import { Browser, locationOf } from "../support/browser";
import { deskRowsIn, elements, headingOf, hrefs, textOf } from "../support/html";
import { purge } from "../support/purge";
import { json } from "../support/recorder";
import { stackOfFile } from "../support/stack-of-file";
import { ask, open } from "../support/visit";

/** A visitor's own products: chosen once, kept by the browser, their prices at one address. */

const stack = stackOfFile({ today: "2026-11-20T12:00" });
const browser = () => new Browser(stack.portal.url);
const get = (path: string) => open(stack.portal.url, path);

const SAVE = "/urunlerim/kaydet/tr";
const BARLEY = "Beyaz Arpa";
const SUNFLOWER = "Ayçiçeği (Yağlık)";
/** Ids of the reference upstream. */
const [BARLEY_ID, SUNFLOWER_ID] = ["8", "19"];
const CHOICE = `${BARLEY_ID}.${SUNFLOWER_ID}`;
const PRICES = `/fiyatlar?urunler=${CHOICE}`;

const productsOf = (html: string) => deskRowsIn(html).map(([product = ""]) => product);
const chosenIn = (html: string) =>
  elements(html, "input").flatMap(({ type, checked, value = "" }) =>
    type === "checkbox" && checked !== undefined ? [value] : [],
  );

test("offers all products until some are chosen, then opens their prices", async () => {
  const visitor = browser();
  const choice = await visitor.get("/urunlerim");
  expect(choice.status).toBe(200);
  expect(choice.headers.get("cache-control")).toBe("private, no-store");
  expect(headingOf(choice.body)).toBe(tr["page.myProducts"]);
  expect(chosenIn(choice.body)).toEqual([]);
  const [form] = elements(choice.body, "form").filter(({ class: name = "" }) => name.includes("my-products"));
  expect(form).toMatchObject({ method: "post", action: SAVE });

  const saved = await visitor.post(SAVE, { urun: [SUNFLOWER_ID, BARLEY_ID] });
  expect(saved.status).toBe(303);
  expect(saved.headers.get("cache-control")).toBe("private, no-store");
  const again = await visitor.get("/urunlerim");
  expect([again.status, locationOf(again)]).toEqual([303, PRICES]);
  expect(locationOf(await visitor.get("/en/my-products"))).toBe(`/en/prices?urunler=${CHOICE}`);
  const { body } = await visitor.get(locationOf(again));
  expect(headingOf(body)).toBe(tr["desk.chosen"]);
  expect(productsOf(body)).toEqual([BARLEY, SUNFLOWER]);
  expect((await get("/urunlerim")).status).toBe(200);
});

test("keeps the choice for a year, in a cookie with nothing else", async () => {
  const { headers } = await browser().post(SAVE, { urun: [BARLEY_ID] });
  expect(headers.getSetCookie()).toEqual([
    `urunler=${BARLEY_ID}; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax`,
  ]);
});

test("adds a product to the choice from its page", async () => {
  const visitor = browser();
  await visitor.post(SAVE, { urun: [BARLEY_ID] });
  const [page = ""] = hrefs((await get(PRICES)).body).filter((href) => href.startsWith("/urun/ay"));
  const { body } = await visitor.get(page);
  const add = `/urunlerim?urunler=${SUNFLOWER_ID}`;
  expect(hrefs(body)).toContain(add);
  expect(chosenIn((await visitor.get(add)).body)).toEqual([BARLEY_ID, SUNFLOWER_ID]);
});

test("changes and clears the choice", async () => {
  const visitor = browser();
  await visitor.post(SAVE, { urun: [BARLEY_ID, SUNFLOWER_ID] });
  const { body } = await visitor.get(PRICES);
  const change = `/urunlerim?urunler=${CHOICE}`;
  expect(hrefs(body)).toContain(change);
  expect(chosenIn((await visitor.get(change)).body)).toEqual([BARLEY_ID, SUNFLOWER_ID]);
  const cleared = await visitor.post("/urunlerim/kaydet/en");
  expect([cleared.status, locationOf(cleared)]).toEqual([303, "/en/my-products"]);
  expect(visitor.jar.names).not.toContain("urunler");
  expect((await visitor.get("/en/my-products")).status).toBe(200);
});

test("holds no more products than an address and a cookie can", async () => {
  const ids = Array.from({ length: 60 }, (_, at) => String(at + 1));
  const visitor = browser();
  const saved = await visitor.post(SAVE, { urun: ids });
  expect(locationOf(saved).split(".")).toHaveLength(40);
  expect((await visitor.get(locationOf(saved))).status).toBe(200);
});

test.each([
  ["0", null],
  ["999999", null],
  ["x", null],
  ["<script>", null],
  ["%00", null],
  ["8 19", null],
  [".".repeat(900), null],
  ["8.", "/fiyatlar?urunler=8"],
  ["19.x.8.8", PRICES],
])("a cookie with %j leads to the products in it, or to the choice", async (value, leadsTo) => {
  const { status, headers } = await open(stack.portal.url, "/urunlerim", { Cookie: `urunler=${value}` });
  expect([status, headers.get("location")]).toEqual([leadsTo === null ? 200 : 303, leadsTo]);
});

test("keeps to the products that the exchange still quotes", async () => {
  const visitor = browser();
  await visitor.post(SAVE, { urun: ["999999", BARLEY_ID] });
  expect(locationOf(await visitor.get("/urunlerim"))).toBe(`/fiyatlar?urunler=${BARLEY_ID}`);
  const gone = await get("/fiyatlar?urunler=999999");
  expect(textOf(gone.body)).toContain(tr["list.badValue"]);
  expect(headingOf(gone.body)).toBe(tr["page.prices"]);
});

test("other sites can't change the choice", async () => {
  const visitor = browser();
  const foreign = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
  expect((await visitor.post(SAVE, { urun: ["1"] }, foreign)).status).toBe(403);
  expect(visitor.jar.names).toEqual([]);
  expect((await get(SAVE)).headers.getSetCookie()).toEqual([]);
});

test("the chosen products stay chosen while sorted, searched, downloaded, followed and on a screen", async () => {
  const { body } = await get(`${PRICES}&sirala=fiyat`);
  expect(productsOf(body)).toEqual([SUNFLOWER, BARLEY]);
  expect(elements(body, "input")).toContainEqual(
    expect.objectContaining({ type: "hidden", name: "urunler", value: CHOICE }),
  );
  const barley = await get(`${PRICES}&ara=arpa`);
  expect(productsOf(barley.body)).toEqual([BARLEY]);
  const { rows } = JSON.parse(
    (await ask(stack.portal.url, `/veri/fiyatlar.json?urunler=${CHOICE}`)).body,
  ) as {
    rows: { product: string }[];
  };
  expect(rows.map(({ product }) => product)).toEqual([BARLEY, SUNFLOWER]);
  const screen = `/ekran/fiyatlar?urunler=${CHOICE}`;
  expect(hrefs(body)).toContain(screen);
  expect(productsOf((await get(screen)).body)).toEqual([BARLEY, SUNFLOWER]);
  const feed = await get(`/veri/fiyatlar.atom?urunler=${CHOICE}`);
  expect(feed.body).toContain(BARLEY);
  expect(feed.body).not.toContain("Makarnalık");
});

test("alerts can be had for all of them", async () => {
  const alerts = `/fiyat-bildirimleri?urun=${CHOICE}`;
  expect(hrefs((await get(PRICES)).body)).toContain(alerts);
  expect(chosenIn((await get(alerts)).body)).toEqual([BARLEY_ID, SUNFLOWER_ID]);
});

test("the first four of them are compared, of one its years, and of all the first two", async () => {
  const comparisonOf = async (path: string) =>
    hrefs((await get(path)).body).findLast((link) => link.startsWith("/karsilastir"));
  const query = new URLSearchParams((await comparisonOf(PRICES))?.split("?")[1]);
  expect([...query.keys()]).toEqual(["urun", "urun2"]);
  expect(query.get("urun")).toContain("beyaz-arpa");
  expect(query.get("urun2")).toContain("aycicegi-yaglik");
  const five = new URLSearchParams((await comparisonOf("/fiyatlar?urunler=1.2.3.4.5"))?.split("?")[1]);
  expect([...five.keys()]).toEqual(["urun", "urun2", "urun3", "urun4"]);
  expect(await comparisonOf(`/fiyatlar?urunler=${BARLEY_ID}`)).toMatch(
    /^\/karsilastir\?urun=[\w-]*beyaz-arpa$/,
  );
  expect(await comparisonOf("/fiyatlar")).toBe("/karsilastir");
  expect((await get((await comparisonOf(PRICES)) ?? "")).status).toBe(200);
});

test("their prices of the day go out by WhatsApp, a line each", async () => {
  const { body } = await get(`/en/prices?urunler=${CHOICE}`);
  const [link = ""] = hrefs(body).filter((href) => href.startsWith("https://wa.me/"));
  const text = new URL(link.replaceAll("+", "%20")).searchParams.get("text") ?? "";
  const lines = text.split("\n");
  expect(lines[0]).toBe("Friday 20 November 2026");
  expect(lines[1]).toMatch(/^White barley: \d+\.\d\d ₺\/kg$/);
  expect(lines.at(-1)?.trim()).toBe(`${stack.portal.url}/en/prices?urunler=${CHOICE}`);
  expect(textOf(body)).toContain(en["myProducts.change"]);
});

test("says so where the exchange quotes nothing", async () => {
  stack.proxy.intercept("GetDataForProducts", json([]));
  await purge(stack);
  const { body } = await get("/urunlerim");
  expect(textOf(body)).toContain(tr["article.empty"]);
  expect(body).not.toContain(tr["myProducts.save"]);
});
