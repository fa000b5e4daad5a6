import { bytesOf, bytesOnTheWay, visitOnce, type Fetched } from "../e2e/first-visit";
import { expect, test } from "../e2e/test";

const KILOBYTE = 1000;

/**
 * What a first visit may load until six seconds after the page was complete, without pictures except on
 * home.
 */
const BUDGETS = [
  { name: "home", path: "/", bytes: 45, requests: 8, withPictures: true },
  { name: "home in English", path: "/en", bytes: 45, requests: 8, withPictures: true },
  { name: "a list", path: "/duyuru-haber-list", bytes: 20, requests: 4 },
  { name: "a detail", path: "/detay-duyuru-haber/1007", bytes: 20, requests: 4 },
  { name: "the daily bulletin", path: "/gunluk-bulten", bytes: 20, requests: 4 },
  { name: "the weekly bulletin", path: "/haftalik-bulten", bytes: 20, requests: 4 },
  { name: "the price desk", path: "/fiyatlar", bytes: 20, requests: 4 },
  { name: "a product", path: "/urun/bgd-ks1-1-grup-kirmizi-sert-ekmeklik-bugday", bytes: 20, requests: 4 },
  { name: "compared products", path: "/karsilastir", bytes: 20, requests: 4 },
  { name: "yearly prices", path: "/yillik-fiyat", bytes: 20, requests: 4 },
  { name: "log-in", path: "/giris", bytes: 20, requests: 4 },
];
const SCRIPTS = 6;

/** Every visitor waits for it. */
test.describe.configure({ timeout: 60_000 });

const isScript = ({ path }: Fetched) => path.endsWith(".js");

function note(what: string, fetched: readonly Fetched[]): void {
  const parts = fetched.map(({ path, bytes }) => `${path.slice(0, 28)} ${bytes}`);
  console.log(`${what}: ${fetched.length} requests, ${bytesOf(fetched)} bytes\n  ${parts.join("\n  ")}`);
}

for (const { name, path, bytes, requests, withPictures = false } of BUDGETS) {
  test(`A first visit of ${name} keeps to its budget, also right after rendering`, async ({
    browser,
    apart,
    baseURL: origin = "",
  }) => {
    for (const [when, portal] of [
      ["just made", apart.portal.url],
      ["kept", origin],
    ] as const) {
      const all = await visitOnce(browser, portal + path);
      const fetched = withPictures ? all : all.filter(({ kind }) => kind !== "Image");
      note(`${name}, ${when}`, fetched);
      expect.soft(fetched.length, `${when}: requests`).toBeLessThanOrEqual(requests);
      expect.soft(bytesOf(fetched), `${when}: bytes`).toBeLessThanOrEqual(bytes * KILOBYTE);
      const scripts = fetched.filter(isScript);
      expect.soft(scripts.length, `${when}: scripts`).toBeGreaterThan(1);
      expect
        .soft(await bodiesOf(scripts, portal), `${when}: scripts`)
        .toBeLessThanOrEqual(SCRIPTS * KILOBYTE);
      expect.soft(fetched.filter(({ kind }) => kind === "Stylesheet")).toEqual([]);
    }
  });
}

/** The bytes without headers. */
async function bodiesOf(fetched: readonly Fetched[], origin: string): Promise<number> {
  const sizes = await Promise.all(fetched.map(({ path }) => bytesOnTheWay(origin + path)));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Hardly more than a server sends before it waits for an acknowledgement (RFC 6928: ten packets). */
const FIRST_FLIGHT = 14 * 1024;

test("Home as most visitors get it is at most 14 KiB", async ({ baseURL }) => {
  await expect
    .poll(() => bytesOnTheWay(`${baseURL}/`), { intervals: [50], timeout: 20_000 })
    .toBeLessThanOrEqual(FIRST_FLIGHT);
});

for (const { name, path } of BUDGETS) {
  test(`In the lite view ${name} loads at most half of the full page's bytes`, async ({
    browser,
    baseURL: origin = "",
  }) => {
    const [full, lite] = await Promise.all([
      visitOnce(browser, origin + path),
      visitOnce(browser, origin + path, { extraHTTPHeaders: { "Save-Data": "on" } }),
    ]);
    note(`${name}, lite`, lite);
    expect(bytesOf(lite)).toBeLessThanOrEqual(bytesOf(full) / 2);
    expect(lite).toHaveLength(1);
  });
}

/** Prices and news; the monthly bulletin has some 160 rows of seven figures. */
const LITE_PAGES = [
  "/",
  "/en",
  "/haber-list",
  "/duyuru-haber-list",
  "/detay-duyuru-haber/1007",
  "/gunluk-bulten",
  "/yillik-fiyat",
  "/urun/bgd-ks1-1-grup-kirmizi-sert-ekmeklik-bugday",
  "/doviz-kuru",
  "/kotasyon-listesi",
];
/** Five changes for each product; above the median of pages. */
const LITE_DESK = "/fiyatlar";

test("In the lite view pages of prices and news are at most 7 KB, half of them at most 5", async ({
  baseURL,
}) => {
  const sizes = await Promise.all(
    LITE_PAGES.map((path) => bytesOnTheWay(`${baseURL}${path}`, { "Save-Data": "on" })),
  );
  expect(await bytesOnTheWay(`${baseURL}${LITE_DESK}`, { "Save-Data": "on" })).toBeLessThanOrEqual(
    7 * KILOBYTE,
  );
  const sorted = sizes.toSorted((a, b) => a - b);
  console.log(`lite: ${LITE_PAGES.map((path, at) => `${path} ${sizes[at]}`).join(", ")}`);
  expect(sorted.at(-1)).toBeLessThanOrEqual(7 * KILOBYTE);
  expect(sorted[Math.ceil(sorted.length / 2) - 1]).toBeLessThanOrEqual(5 * KILOBYTE);
});
