import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { elements } from "../support/html";
import { onlyItem } from "../support/only-item";
import { json } from "../support/recorder";
import { stackOfFile } from "../support/stack-of-file";
import { askUntil, open } from "../support/visit";

/** The picture that others show for a page, on a machine without fonts. */

const stack = stackOfFile({
  today: "2026-11-20T12:00",
  env: { FONTCONFIG_FILE: "/nowhere/fonts.conf", FONTCONFIG_PATH: "/nowhere" },
});
const get = (path: string, headers?: Record<string, string>) => open(stack.portal.url, path, headers);
const PRODUCT = "/urun/bgd-ks1-1-grup-kirmizi-sert-ekmeklik-bugday";
const CARD_OF_PRODUCT = `/kart${PRODUCT}.png`;
const MOST_BYTES = 60 * 1024;

async function cardOf(path: string): Promise<Buffer> {
  const answer = await fetch(stack.portal.url + path);
  expect([path, answer.status, answer.headers.get("content-type")]).toEqual([path, 200, "image/png"]);
  expect(answer.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  return Buffer.from(await answer.arrayBuffer());
}

async function tagsOf(path: string) {
  return tagsIn((await get(path)).body);
}

function tagsIn(body: string) {
  return new Map(elements(body, "meta").map(({ property, name, content }) => [property ?? name, content]));
}

/** The share of a region that is darker than its background. */
async function inkIn(picture: Buffer, box: { left: number; top: number; width: number; height: number }) {
  const { data } = await sharp(picture).extract(box).greyscale().raw().toBuffer({ resolveWithObject: true });
  return data.filter((value) => value < 128).length / data.length;
}

test.each([
  ["/", "/kart/home.png?gun=2026-11-20"],
  ["/en", "/kart/en/home.png?gun=2026-11-20"],
  ["/fiyatlar", "/kart/fiyatlar.png?gun=2026-11-20"],
  [PRODUCT, `${CARD_OF_PRODUCT}?gun=2026-11-20`],
  ["/gunluk-bulten", "/kart/gunluk-bulten.png?tarih=2026-11-20"],
  ["/en/daily-bulletin?tarih=2026-11-19", "/kart/en/daily-bulletin.png?tarih=2026-11-19"],
  ["/detay-duyuru-haber/1007", "/kart/detay-duyuru-haber/1007.png"],
])("%s names its card and the card's size", async (page, address) => {
  const { body } = await askUntil(
    (visit) => visit.body.includes("/kart/"),
    () => get(page),
  );
  const tags = tagsIn(body);
  expect(tags.get("og:image")).toBe(stack.portal.url + address);
  expect([tags.get("og:image:width"), tags.get("og:image:height")]).toEqual(["1200", "630"]);
  expect(tags.get("og:image:alt")).toMatch(/\S/);
  expect(tags.get("twitter:card")).toBe("summary_large_image");
  const card = await cardOf(address);
  expect(card.length).toBeLessThan(MOST_BYTES);
  expect(await sharp(card).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
});

test("other pages have none", async () => {
  for (const page of ["/aylik-bulten", "/iletisim", "/duyuru-list", "/gunluk-bulten?tarih=2026-11-15"]) {
    const tags = await tagsOf(page);
    expect([page, tags.get("og:image")]).toEqual([page, expect.not.stringContaining("/kart/")]);
    expect(tags.has("og:image:width"), page).toBe(false);
  }
});

describe("without any system font", () => {
  test("the price is drawn, and differs by product", async () => {
    const price = { left: 64, top: 275, width: 420, height: 115 };
    const [wheat, barley] = await Promise.all([cardOf(CARD_OF_PRODUCT), cardOf(await addressOfAnother())]);
    const cards = await Promise.all(
      [wheat, barley].map((card) => sharp(card).extract(price).raw().toBuffer()),
    );
    for (const card of [wheat, barley]) expect(await inkIn(card, price)).toBeGreaterThan(0.2);
    expect(cards[0]?.equals(cards[1] ?? Buffer.alloc(0))).toBe(false);
    // Nothing is below the foot.
    expect(await inkIn(wheat, { left: 0, top: 610, width: 1200, height: 20 })).toBe(0);
  });

  test("so are a day's prices and a news title", async () => {
    const bulletin = await cardOf("/kart/gunluk-bulten.png?tarih=2026-11-19");
    for (const row of [0, 1, 2, 3, 4]) {
      const top = 210 + row * 68;
      for (const [left, width] of [
        [64, 300],
        [690, 120],
        [1030, 106],
      ] as const)
        expect(await inkIn(bulletin, { left, top, width, height: 32 }), `${row} ${left}`).toBeGreaterThan(
          0.05,
        );
    }
    const news = await cardOf("/kart/detay-duyuru-haber/1007.png");
    expect(await inkIn(news, { left: 64, top: 200, width: 600, height: 60 })).toBeGreaterThan(0.1);
  });
});

async function addressOfAnother(): Promise<string> {
  const { body } = await get("/fiyatlar");
  const results = [...body.matchAll(/href="(\/urun\/[^"?]+)"/g)].map(([, href = ""]) => href);
  return `/kart${results.find((href) => href !== PRODUCT) ?? ""}.png`;
}

test("is drawn once and cached, for any visitor and query", async () => {
  const first = await cardOf(CARD_OF_PRODUCT);
  const calls = stack.proxy.requests.length;
  const again = await get(`${CARD_OF_PRODUCT}?gun=2000-01-01&x=1`, { Cookie: "gorunum=sade" });
  expect(again.headers.get("server-timing")).toMatch(/^cache;desc=hit/);
  expect(Number(again.headers.get("content-length"))).toBe(first.length);
  expect(stack.proxy.requests.length).toBe(calls);
});

test("exists for known pages, products, days and items only", async () => {
  for (const path of [
    "/kart/urun/yok.png",
    "/kart/detay-duyuru-haber/999999.png",
    "/kart/detay-duyuru-haber/x.png",
    // A Sunday, tomorrow, and an invalid day.
    "/kart/gunluk-bulten.png?tarih=2026-11-15",
    "/kart/gunluk-bulten.png?tarih=2026-11-21",
    "/kart/gunluk-bulten.png?tarih=dun",
    "/kart/iletisim.png",
    "/kart/yok.png",
    "/kart/fiyatlar",
    "/kart/.png",
    "/kart",
  ]) {
    const { status, headers } = await get(path);
    expect([path, status]).toEqual([path, 404]);
    if (path.startsWith("/kart/")) expect(headers.get("cache-control"), path).toContain("s-maxage=60");
  }
  const again = await get("/kart/urun/yok.png");
  expect(again.headers.get("server-timing")).toMatch(/^cache;desc=hit/);
});

test("another address of a product redirects to its own card", async () => {
  const { status, headers } = await get("/kart/urun/bgd-ks1.png");
  expect([status, headers.get("location")]).toEqual([308, CARD_OF_PRODUCT]);
});

test("a title of any length and script is drawn within its lines", async () => {
  const title = `${"Muvafakatnamelerimizdenmişçesine".repeat(9)} 🌾 <b>&amp; "ğüşiöçİ" ${"a ".repeat(900)}`;
  const item = { Baslik: title, Icerik: "<p>Metin</p>" };
  const card = await onlyItem(stack, item, () => cardOf("/kart/detay-duyuru-haber/1.png"));
  expect(card.length).toBeLessThan(MOST_BYTES);
  expect(await inkIn(card, { left: 64, top: 500, width: 1072, height: 60 })).toBeGreaterThan(0.1);
  for (const left of [0, 1140]) expect(await inkIn(card, { left, top: 110, width: 60, height: 520 })).toBe(0);
});

test("while the upstream fails there is no card, uncacheably", async () => {
  await stack.clock.advance({ hours: 30 });
  stack.proxy.intercept("/api/v1/", json({ Message: "hata" }, 500));
  const { status, headers } = await get("/kart/en/daily-bulletin.png?tarih=2026-09-01");
  expect([502, 503]).toContain(status);
  expect(headers.get("cache-control")).toMatch(/no-store/);
});
