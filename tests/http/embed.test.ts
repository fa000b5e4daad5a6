import { afterAll, describe, expect, test } from "vitest";
import tr from "../../public/assets/i18n/tr.json";
import { brotliCompressSync } from "node:zlib";
import { elements, rowsIn, textOf } from "../support/html";
import { outsideDemoMode } from "../support/exchange-file";
import { json } from "../support/recorder";
import { stackOfFile } from "../support/stack-of-file";
import { open } from "../support/visit";

/** Prices in a frame on another site. */

const stack = stackOfFile({
  today: "2026-11-20T12:00",
  env: { EMBED_ORIGINS: "https://koop.example, https://gazete.example" },
});
const get = (path: string, headers?: Record<string, string>) => open(stack.portal.url, path, headers);
const PRODUCT = "/urun/bgd-ks1-1-grup-kirmizi-sert-ekmeklik-bugday";
const PRODUCT_IN_ENGLISH = "/en/products/bgd-ks1-1-grup-kirmizi-sert-ekmeklik-bugday";

test.each([
  ["/fiyatlar", /20 Kasım 2026.* ₺\/kg /, "tr"],
  ["/en/prices", /20 November 2026.* ₺\/kg /, "en"],
  [PRODUCT, /\d+,\d\d ₺\/kg/, "tr"],
  [PRODUCT_IN_ENGLISH, /\d+\.\d\d ₺\/kg/, "en"],
])("%s: can be framed by the operator's named sites, in at most 6 KB", async (page, content, language) => {
  const { status, headers, body } = await get(`/goster${page}`);
  expect(status).toBe(200);
  expect(headers.get("x-frame-options")).toBeNull();
  expect(headers.get("content-security-policy")).toMatch(
    /^default-src 'none'; style-src 'sha256-[^;]+; .*frame-ancestors https:\/\/koop\.example https:\/\/gazete\.example$/,
  );
  expect(headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  expect(headers.get("x-robots-tag")).toBe("noindex");
  expect(headers.get("set-cookie")).toBeNull();
  expect(elements(body, "html")[0]?.["lang"]).toBe(language);
  expect(textOf(body).replace(/\s+/g, " ")).toMatch(content);
  expect(elements(body, "script")).toEqual([]);
  expect(brotliCompressSync(body).length).toBeLessThan(6 * 1024);
  for (const { href, target, rel } of elements(body, "a"))
    expect([href?.startsWith(stack.portal.url), target, rel]).toEqual([true, "_blank", "noopener"]);
  expect(elements(body, "a")[1]?.["href"]).toBe(stack.portal.url + page);
});

test("shows what its page shows", async () => {
  const price = /<b>([\d.,]+)<\/b>/;
  const [page, embed] = await Promise.all([get(PRODUCT), get(`/goster${PRODUCT}`)]);
  expect(price.exec(embed.body)?.[1]).toBe(price.exec(page.body)?.[1]);
});

test("is cached, the same for all visitors, whatever they send", async () => {
  await get("/goster/fiyatlar");
  const again = await get("/goster/fiyatlar?sirala=x", { Cookie: "gorunum=sade", "Save-Data": "on" });
  expect(again.headers.get("server-timing")).toMatch(/^cache;desc=hit/);
});

test("shows the products that the desk's visitor chose for it", async () => {
  const filters = "?ara=arpa&urunler=8.9.19";
  const { body } = await get(`/fiyatlar${filters}`);
  const [, code = ""] = /class="embed-code">([^]*?)<\/code>/.exec(body) ?? [];
  const [, src = ""] = /src=&quot;([^]*?)&quot;/.exec(code) ?? [];
  const frame = new URL(src.replaceAll("&amp;", "&").replaceAll("&amp;", "&"));
  const embed = await get(frame.pathname + frame.search);
  expect(rowsIn(embed.body).map(([product]) => product)).toEqual(["Beyaz Arpa", "Yemlik Arpa"]);
  expect(elements(embed.body, "a")[1]?.["href"]).toBe(`${stack.portal.url}/fiyatlar${filters}`);
  expect(textOf((await get("/goster/fiyatlar?ara=ananas")).body)).toContain(tr["list.empty"]);
});

test("is offered on a product's page and the desk only", async () => {
  for (const page of ["/fiyatlar", PRODUCT]) {
    const [, code] = /class="embed-code">([^]*?)<\/code>/.exec((await get(page)).body) ?? [];
    expect(code).toContain(`src=&quot;${stack.portal.url}/goster${page}&quot;`);
  }
  for (const path of [
    "/goster",
    "/goster/",
    "/goster/iletisim",
    "/goster/profil",
    "/goster/urun",
    "/goster/yok",
  ])
    expect((await get(path)).status, path).toBe(404);
  const { headers } = await get(PRODUCT);
  expect([headers.get("x-frame-options"), headers.get("content-security-policy")]).toEqual([
    "DENY",
    expect.stringContaining("frame-ancestors 'none'"),
  ]);
});

test("redirects another address of a product to its own, and shows an unknown one in the frame", async () => {
  const moved = await get("/goster/urun/bgd-ks1");
  expect([moved.status, moved.headers.get("location")]).toEqual([308, `/goster${PRODUCT}`]);
  const unknown = await get("/goster/urun/yok");
  expect(unknown.status).toBe(404);
  expect(textOf(unknown.body)).toContain("Aradığınız sayfa");
  expect(unknown.headers.get("x-frame-options")).toBeNull();
});

describe("a failing upstream", () => {
  test("is reported in the frame, which still links to the page", async () => {
    await stack.clock.advance({ hours: 30 });
    stack.proxy.intercept("/api/v1/", json({ Message: "hata" }, 500));
    const { status, headers, body } = await get("/goster/en/prices");
    expect([502, 503]).toContain(status);
    expect(headers.get("cache-control")).toMatch(/no-store/);
    expect(elements(body, "a")[1]?.["href"]).toBe(`${stack.portal.url}/en/prices`);
  });
});

describe("an operator who names no site", () => {
  let stop = (): unknown => undefined;
  afterAll(() => stop());

  test("offers no frame and no embed code", async () => {
    const portal = await stack.another({ ...(await outsideDemoMode(stack.environment)), EMBED_ORIGINS: "" });
    stop = () => portal.stop();
    expect((await open(portal.url, "/goster/fiyatlar")).status).toBe(404);
    expect((await open(portal.url, "/fiyatlar")).body).not.toMatch(/class="embed-code"/);
  });
});
