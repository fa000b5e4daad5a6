import { expect, test } from "vitest";
import { href } from "~/pages";
import { PRICE_PAGES } from "~/page-table/prices";
import { mainOf } from "../support/form-html";
import { hrefs, textOf } from "../support/html";
import { logIn, USERS } from "../support/member";
import { stackOfFile } from "../support/stack-of-file";
import { open } from "../support/visit";

/** What visitors look for first: whom to call, who works there, what is new, and what the site owes them. */

const stack = stackOfFile({ today: "2026-11-20T10:42" });
const read = async (path: string) => (await open(stack.portal.url, path)).body;
const text = async (path: string) => textOf(await read(path)).replace(/\s+/g, " ");

test("the offices' telephone numbers and the map come before the form", async () => {
  const [, main = ""] = (await read("/iletisim")).split("<main");
  const places = ["tel:+909995550130", "office-map", "<form"].map((part) => main.indexOf(part));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places[0]).toBeGreaterThan(0);
});

test("a telephone number in a text can be tapped, in English with the country code", async () => {
  expect(await read("/uyelik-icin-gerekli-belgeler")).toContain('href="tel:+909995550100,115">0\u00a0(999)');
  expect(await read("/en/membership-documents")).toContain('href="tel:+909995550100,115">+90\u00a0999');
});

test("members' pages are in members' menu only", async () => {
  const prices = ["/fiyatlar", "/haftalik-bulten", "/fiyat-araclari"];
  const menuOf = (html: string) => html.slice(html.indexOf('id="menu"'), html.indexOf("</header>"));
  const [visitor, member] = [await read("/"), (await (await logIn(stack, USERS.member.name)).get("/")).body];
  for (const [html, sees] of [
    [visitor, false],
    [member, true],
  ] as const) {
    for (const path of prices) expect(menuOf(html)).toContain(`href="${path}"`);
    expect(menuOf(html).includes('href="/kullanici-bulten"')).toBe(sees);
  }
});

test.each(["tr", "en"] as const)(
  "every page about prices stands among the price tools (%s)",
  async (language) => {
    const ofAProduct = ["product", "price-tools"];
    const pages = PRICE_PAGES.filter(({ id }) => !ofAProduct.includes(id));
    const tools = hrefs(mainOf(await read(href("price-tools", language))));
    for (const page of pages) expect(tools).toContain(page[language]);
    expect(hrefs(await read(href("prices", language)))).toContain(href("price-tools", language));
  },
);

test("an extension is dialled after the exchange's number", async () => {
  expect(await read("/kadromuz-yonetim")).toContain('href="tel:+909995550100,130"');
});

test("in English telephone and fax have the country code", async () => {
  expect(await text("/en/contact")).toMatch(/\+90 999 555 01 00.*Fax \+90 999 555 01 09/);
  expect(await text("/iletisim")).toContain("0 (999) 555 01 00");
});

test("the phone menu starts with log-in and telephone", async () => {
  const [, menu = ""] = (await read("/")).split('id="menu"');
  const reach = menu.slice(0, menu.indexOf('class="menu-top"'));
  expect(reach).toContain('href="/giris');
  expect(reach).toContain("tel:+909995550100");
});

test.each([
  ["/", ["/politikalar/erisilebilirlik", "/kvkk", "/kvkk#tarayici"]],
  ["/en", ["/en/policies/erisilebilirlik", "/en/data-protection", "/en/data-protection#tarayici"]],
])("the footer of %s links to accessibility, data protection and cookies", async (path, addresses) => {
  const [, footer = ""] = (await read(path)).split('class="legal"');
  for (const address of addresses) expect(footer).toContain(`href="${address}"`);
  expect(await read(path.replace(/^\/$/, "/kvkk").replace(/^\/en$/, "/en/data-protection"))).toContain(
    'id="tarayici"',
  );
});

test("pinned items say so, on home and in lists", async () => {
  expect(await text("/")).toContain("18 Kasım 2026 · Sabitlenmiş");
  expect(await text("/en/announcements")).toContain("Pinned");
});

test("Turkish-only items stay in the group of their category", async () => {
  const links = await text("/en/links");
  expect(links).toMatch(/Support and law.*Resmî Gazete/);
  expect(links).not.toContain("Destek ve mevzuat");
});

test("a date field names the chosen day in full", async () => {
  expect(await text("/gunluk-bulten?tarih=2026-11-19")).toContain(
    "19 Kasım 2026 Perşembe; kutuda tarayıcınızın yazımıyla",
  );
});

test("product names on home and in the ticker link to the product's prices", async () => {
  const [, main = ""] = (await read("/")).split("<main");
  const [ticker = "", board = ""] = main.split('class="board"');
  for (const part of [ticker, board]) expect(part).toMatch(/href="\/urun\/[\w-]+"[^>]*>1\. Grup Kırmızı/);
  const [, address = ""] = /href="(\/urun\/[\w-]+)"[^>]*>1\. Grup Kırmızı/.exec(board) ?? [];
  expect(await text(address)).toContain("1. Grup Kırmızı Sert Ekmeklik Buğday");
});
