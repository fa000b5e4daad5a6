import { expect, test } from "vitest";
import tr from "../../public/assets/i18n/tr.json";
import { elements, headingOf, hrefs, rowsIn, textOf } from "../support/html";
import { sharedStack } from "../support/stack-of-file";
import { open } from "../support/visit";

const BARLEY = 8;
/** Sold by the litre. */
const MILK = 33;

const stack = sharedStack();

const visit = (path: string) => open(stack.portal.url, path);
const page = async (query: string) => (await visit(`/tarla-hesabi?${query}`)).body;
const read = (html: string) => textOf(html).replace(/\s+/g, " ");
const lira = (text = "") => Number(text.replaceAll(".", "").replace(",", "."));

test("says what a harvest brings at the last price, and at those of the past year", async () => {
  const html = await page(`urun=${BARLEY}&alan=250&verim=400&masraf=9.000`);
  expect(headingOf(html)).toBe("Beyaz Arpa: tarla hesabı");
  const rows = rowsIn(html).map(([scenario, ...figures]) => [scenario, ...figures.map(lira)] as const);
  expect(rows.map(([scenario]) => scenario?.replace(/, .*/, ""))).toEqual([
    "20 Kasım 2026 ortalaması",
    tr["field.yearsAverage"],
    "Son bir yılın en düşüğü",
    "Son bir yılın en yükseği",
    "Tahıl Kurumu alım fiyatı",
  ]);
  const { body: product } = await visit("/urun/arp-byz-beyaz-arpa?miktar=100000");
  const left = lira(/Elinize geçen\s*₺([\d.,]+)/.exec(read(product))?.[1]);
  const [last, , lowest, highest] = rows;
  expect(last?.[3]).toBeCloseTo(left, -1);
  expect((lowest?.[1] ?? 0) < (highest?.[1] ?? 0)).toBe(true);
  for (const [, price, income, received, profit] of rows) {
    expect((income ?? 0) / 100_000).toBeCloseTo(price ?? 0, 1);
    expect(received).toBeLessThan(income ?? 0);
    expect(Math.abs((received ?? 0) - 2_250_000 - (profit ?? 0))).toBeLessThanOrEqual(1);
  }
  expect(read(html)).toContain(tr["field.method"]);
  expect(html).not.toContain('class="downloads"');
});

test("names the price and the yield that cover the costs, after deductions", async () => {
  const html = await page(`urun=${BARLEY}&alan=250&verim=400&masraf=9000`);
  const [, price, yielded] =
    /Masrafı ([\d,]+) ₺\/kg fiyat karşılar; .*dekara (\d+) kg/.exec(read(html)) ?? [];
  expect(hrefs(html)).toContain(`/fiyat-bildirimleri?urun=${BARLEY}&fiyat=${lira(price).toFixed(2)}`);
  const covered = rowsIn(await page(`urun=${BARLEY}&alan=250&verim=${yielded ?? ""}&masraf=9000`))[0];
  const kilogramADecare = 250 * lira(covered?.[1]);
  expect(Math.abs(lira(covered?.[4]))).toBeLessThan(kilogramADecare);
  expect(read(html)).toMatch(/fiyatı oluşan \d+ günün 0 tanesinde ortalama bunun üstündeydi/);
  const [shared = ""] = hrefs(html).filter((href) => href.startsWith("https://wa.me/"));
  expect(new URL(shared).searchParams.get("text")).toContain("alan=250&verim=400&masraf=9000");
});

test("says nothing of profit where no costs are typed", async () => {
  const html = await page(`urun=${BARLEY}&alan=12,5&verim=400`);
  expect(rowsIn(html)[0]).toHaveLength(4);
  expect(read(html)).toContain("12,5 dekardan 5,0 ton ürün");
  expect(read(html)).not.toContain("Masrafı");
  expect(hrefs(html).filter((href) => href.startsWith("/fiyat-bildirimleri"))).toEqual([]);
});

test.each([
  ["nothing typed", "", ["", "", ""], 0],
  ["an area alone", "&alan=5", ["5", "", ""], 0],
  ["a word and no field at all", "&alan=0&verim=çok", ["0", "çok", ""], 2],
  ["negative costs", "&alan=5&verim=300&masraf=-1", ["5", "300", "-1"], 1],
])(
  "with %s keeps what was typed, calculates nothing and marks what is wrong",
  async (_, typed, values, wrong) => {
    const html = await page(`urun=${BARLEY}${typed}`);
    const inputs = elements(html, "input").filter(({ name }) =>
      ["alan", "verim", "masraf"].includes(name ?? ""),
    );
    expect(inputs.map(({ value }) => value)).toEqual(values);
    expect(inputs.filter(({ "aria-invalid": invalid }) => invalid === "true")).toHaveLength(wrong);
    expect(rowsIn(html)).toEqual([]);
    expect(read(html)).toContain(tr["field.start"]);
  },
);

test("offers what is sold by weight, and says so where the address names another product", async () => {
  const html = await page(`urun=${MILK}`);
  expect(elements(html, "option").map(({ value }) => value)).not.toContain(String(MILK));
  expect(read(html)).toContain(tr["list.badValue"]);
});

test("is the same in English, and shared between visitors until something is typed", async () => {
  const [turkish, english] = await Promise.all([
    visit(`/tarla-hesabi?urun=${BARLEY}&alan=1.250,5&verim=400`),
    visit(`/en/field-income?urun=${BARLEY}&alan=1,250.5&verim=400`),
  ]);
  const income = (html: string) => rowsIn(html)[0]?.[2]?.replace(/\D/g, "");
  expect(income(english.body)).toBe(income(turkish.body));
  expect(turkish.headers.get("cache-control")).not.toContain("public");
  const { headers } = await visit(`/tarla-hesabi?urun=${BARLEY}`);
  expect(headers.get("cache-control")).toMatch(/^public/);
});
