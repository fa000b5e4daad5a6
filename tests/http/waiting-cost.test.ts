import { expect, test } from "vitest";
import tr from "../../public/assets/i18n/tr.json";
import { elements, headingOf, hrefs, rowsIn, textOf } from "../support/html";
import { purge } from "../support/purge";
import { json } from "../support/recorder";
import { sharedStack } from "../support/stack-of-file";
import { open } from "../support/visit";

const BARLEY = 8;
/** Sold in a few months of the year alone. */
const COTTON = 27;
const MILK = 33;
const RYE = 12;

const stack = sharedStack();

const visit = (path: string) => open(stack.portal.url, path);
const page = async (query: string) => (await visit(`/beklemenin-masrafi?${query}`)).body;
const read = (html: string) => textOf(html).replace(/\s+/g, " ");
const valuesIn = (html: string) =>
  elements(html, "input").flatMap(({ name, value }) =>
    ["faiz", "depo", "fire"].includes(name ?? "") ? [value] : [],
  );
const lira = (text = "") => Number(text.replace(",", "."));

/** "15,58", of the last day. */
const priceIn = (html: string) => lira(/<b>(\d+,\d\d)<\/b>/.exec(html)?.[1]);

test("says for twelve months what a price must be to cover interest, storage and losses", async () => {
  const html = await page(`urun=${BARLEY}&faiz=36&depo=120&fire=0,5`);
  expect(headingOf(html)).toBe("Beyaz Arpa: beklemenin masrafı");
  const rows = rowsIn(html);
  expect(rows).toHaveLength(12);
  const price = priceIn(html);
  const third = (price * 1.09 + 3 * 0.12) / 0.995 ** 3;
  const [month, breakEven, rise, season] = rows[2] ?? [];
  expect(month).toBe("Şubat 2027");
  expect(lira(breakEven)).toBeCloseTo(third, 1);
  expect(lira(rise)).toBeCloseTo((third / price - 1) * 100, 0);
  expect(season).toMatch(/^-?\d,\d$/);
  expect(rows[11]?.[3]).toBe("0,0");
  const sentence = `Şubat 2027 ayında satmak, 20 Kasım 2026 ortalaması ${price.toFixed(2).replace(".", ",")} ₺/kg ile`;
  expect(read(html)).toContain(sentence);
  const [shared = ""] = hrefs(html).filter((href) => href.startsWith("https://wa.me/"));
  const message = new URL(shared).searchParams.get("text");
  expect(message).toContain(sentence);
  expect(message).toContain("faiz=36&depo=120");
  expect(read(html)).toContain(tr["waiting.method"]);
  expect(html).not.toContain('class="downloads"');
  const target = `/fiyat-bildirimleri?urun=${BARLEY}&fiyat=${lira(breakEven).toFixed(2)}`;
  expect(hrefs(html).filter((href) => href.startsWith("/fiyat-bildirimleri"))).toEqual([target]);
});

test("counts storage by the unit of the price, and only what was typed", async () => {
  const html = await page(`urun=${MILK}&faiz=0&depo=1`);
  expect(read(html)).toContain("Depo (₺/lt, aylık)");
  expect(lira(rowsIn(html)[11]?.[1])).toBeCloseTo(priceIn(html) + 12, 5);
});

test("says nothing of seasons for a product whose months can't be compared", async () => {
  const html = await page(`urun=${COTTON}&faiz=30`);
  expect(rowsIn(html)[0]).toHaveLength(3);
  expect(read(html)).not.toContain(tr["waiting.aboutSeason"]);
});

test.each([
  ["nothing typed", "", ["", "", ""], 0],
  ["no interest", "&depo=100", ["", "100", ""], 0],
  ["a word", "&faiz=otuz&fire=0,1", ["otuz", "", "0,1"], 1],
  ["too much", "&faiz=201&depo=1000000&fire=21", ["201", "1000000", "21"], 3],
  ["a negative number", "&faiz=-5", ["-5", "", ""], 1],
])(
  "with %s keeps what was typed, calculates nothing and marks what is wrong",
  async (_, typed, values, wrong) => {
    const html = await page(`urun=${BARLEY}${typed}`);
    expect(valuesIn(html)).toEqual(values);
    expect(elements(html, "input").filter(({ "aria-invalid": invalid }) => invalid === "true")).toHaveLength(
      wrong,
    );
    expect(rowsIn(html)).toEqual([]);
    expect(read(html)).toContain(tr["waiting.start"]);
  },
);

test("asks for the costs also where some days can't be read", async () => {
  const days = [
    ...["2026-11-10", "2026-11-11"].map((Tarih) => ({ Tarih, OrtFiyat: "10,0000", Birim: "KG" })),
    "x",
  ];
  stack.proxy.intercept(`GetUrunFiyatDetay/${RYE}/`, json(days));
  await purge(stack);
  expect(read(await page(`urun=${RYE}`))).toContain(tr["waiting.start"]);
});

test("reads numbers as their language writes them", async () => {
  const [turkish, english] = await Promise.all([
    page(`urun=${BARLEY}&faiz=30&depo=1.200,5`),
    visit(`/en/cost-of-waiting?urun=${BARLEY}&faiz=30&depo=1,200.5`),
  ]);
  const last = (html: string) => lira(rowsIn(html).at(-1)?.[1]);
  expect(last(english.body)).toBe(last(turkish));
});

test("is shared between visitors until costs are typed", async () => {
  const { headers } = await visit(`/beklemenin-masrafi?urun=${BARLEY}`);
  expect(headers.get("cache-control")).toMatch(/^public/);
  const own = await visit(`/beklemenin-masrafi?urun=${BARLEY}&faiz=30`);
  expect(own.headers.get("cache-control")).not.toContain("public");
});

test("shows the first product and says so where the address names an unknown one", async () => {
  const html = await page("urun=999&faiz=30");
  expect(read(html)).toContain(tr["list.badValue"]);
  expect(rowsIn(html)).toHaveLength(12);
});

test("a product's page, its years and its months lead here, and back", async () => {
  const address = `/beklemenin-masrafi?urun=${BARLEY}`;
  const paths = ["/urun/arp-byz-beyaz-arpa", `/yillik-fiyat?urun=${BARLEY}`];
  const pages = await Promise.all([...paths, `${paths[1] ?? ""}&donem=mevsim`].map(visit));
  for (const { body } of pages) expect(hrefs(body)).toContain(address);
  const links = hrefs(await page(`urun=${BARLEY}`));
  expect(links).toEqual(expect.arrayContaining(["/urun/arp-byz-beyaz-arpa", `${paths[1]}&donem=mevsim`]));
});
