import { expect, test } from "vitest";
import { elements, unescapeHtml } from "../support/html";
import { stackOfFile } from "../support/stack-of-file";
import { open } from "../support/visit";

/** Following prices with a feed reader, without an account. */

const stack = stackOfFile({ today: "2026-11-20T10:42" });
const get = (path: string) => open(stack.portal.url, path);
const PRODUCT = "/urun/bgd-ks1-1-grup-kirmizi-sert-ekmeklik-bugday";

interface JsonFeed {
  title: string;
  feed_url: string;
  items: { id: string; url: string; title: string; content_html: string; date_modified: string }[];
}
const jsonFeed = async (path: string) => JSON.parse((await get(`/veri${path}.feed.json`)).body) as JsonFeed;

const textsOf = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}[^>]*>(?:<!\\[CDATA\\[)?([^]*?)(?:\\]\\]>)?</${name}>`, "g"))].map(
    ([, text = ""]) => unescapeHtml(text),
  );

test.each([
  [PRODUCT, /^1\. Grup Kırmızı Sert Ekmeklik Buğday: \d+,\d\d ₺\/kg · 20 Kasım 2026$/, 30],
  ["/en/products/bgd-ks1-1-grup-kirmizi-sert-ekmeklik-bugday", /: \d+\.\d\d ₺\/kg · 20 November 2026$/, 30],
  ["/gunluk-bulten", /^20 Kasım 2026 Cuma günlük bülteni$/, 5],
  ["/en/daily-bulletin", /Friday 20 November 2026/, 5],
])("%s has a feed, linked from its page, newest day first", async (path, newest, least) => {
  const [link] = elements((await get(path)).body, "link").filter(
    ({ type }) => type === "application/atom+xml",
  );
  expect(link?.["href"]).toBe(`/veri${path}.atom`);
  const { status, headers, body } = await get(`/veri${path}.atom`);
  expect(status).toBe(200);
  expect(headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
  expect(headers.get("access-control-allow-origin")).toBe("*");
  expect(headers.get("cache-control")).toMatch(/^public/);
  const [, ...titles] = textsOf(body, "title");
  expect(titles[0]).toMatch(newest);
  const ids = textsOf(body, "id");
  expect(new Set(ids).size).toBe(ids.length);
  const { items, feed_url: address } = await jsonFeed(path);
  expect(new URL(address).pathname).toBe(`/veri${path}.feed.json`);
  expect(items.map(({ title }) => title)).toEqual(titles);
  expect(items.length).toBeGreaterThanOrEqual(least);
  const [first] = items;
  expect(first?.content_html).toMatch(/^<p>.*\d/);
  // The session of that day is still open.
  expect(Date.parse(first?.date_modified ?? "")).toBeLessThanOrEqual(Date.parse("2026-11-20T08:00Z"));
});

test.each(["atom", "feed.json"])("answers 304 for an unchanged %s", async (format) => {
  const path = `/veri/gunluk-bulten.${format}`;
  const { headers } = await get(path);
  const again = await open(stack.portal.url, path, { "If-None-Match": headers.get("etag") ?? "" });
  expect(again.status).toBe(304);
  expect(again.headers.get("server-timing")).toMatch(/^cache;desc=hit/);
  expect((await get(`${path}?x=1`)).headers.get("server-timing")).toMatch(/^cache;desc=hit/);
});

test("a bulletin's entry has the day's average of each class and links to it", async () => {
  const { items } = await jsonFeed("/gunluk-bulten");
  const [, before] = items;
  expect(before?.url).toMatch(/\/gunluk-bulten\?tarih=2026-11-19$/);
  expect(before?.content_html).toMatch(/<p>1\. Grup Kırmızı Sert Ekmeklik Buğday: \d+,\d\d ₺\/kg<\/p>/);
});

test.each(["/yillik-fiyat", "/doviz-kuru", "/urun/yok", "/haber-list"])(
  "%s has no such feed",
  async (path) => {
    expect((await get(`/veri${path}.atom`)).status).toBe(404);
    expect((await get(`/veri${path}.feed.json`)).status).toBe(404);
  },
);
