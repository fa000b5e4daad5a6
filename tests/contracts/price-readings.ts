import { expect, test } from "vitest";
import type { Language } from "../../app/i18n/language";
import type { Call } from "../../server/upstream/call";
import * as bulletins from "../../server/upstream/contracts/bulletins";
import * as prices from "../../server/upstream/contracts/prices";
import { hasId, listProducts } from "../../server/upstream/contracts/products";
import { readTicker } from "../../server/upstream/contracts/ticker";

/** Sends a declared call to the reference upstream. */
export type Ask = <Params, Answer>(
  call: Call<Params, Answer>,
  params: Params,
  language?: Language,
) => Promise<Answer>;

/** 204 in place of a list; dashes for prices; a group without rows; a price with three decimals. */
const ODD_DAYS = {
  noContent: "2026-10-29",
  noPrices: "2026-11-12",
  emptyGroup: "2026-11-13",
  decimals: "2026-11-10",
};

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);
const linesOf = ({ groups }: bulletins.Bulletin) => groups.flatMap(({ lines }) => lines);

function dayBefore(count: number): string {
  return new Date(Date.UTC(2026, 10, 20 - count)).toISOString().slice(0, 10);
}

/** Tests, in a language, that the contracts read every kind of price. */
export function priceReadings(ask: Ask, language: Language): void {
  test("reads the ticker", async () => {
    const entries = await ask(readTicker, null, language);
    expect(entries.length).toBe(9);
    expect(entries.every(({ product, average, day }) => product && average && day)).toBe(true);
  });

  test("reads the bulletins of sixty days and of the odd ones", async () => {
    const days = Array.from({ length: 60 }, (_, ago) => dayBefore(ago));
    for (const day of [...days, ...Object.values(ODD_DAYS), "2020-02-29", "2031-01-01"]) {
      const rows = linesOf(await ask(bulletins.readBulletinOfDay, { day }, language));
      expect(rows.every(({ product, productId }) => product !== "" && productId !== null)).toBe(true);
    }
  });

  test("reads the monthly bulletins of two years", async () => {
    for (const [year, month] of [2025, 2026].flatMap((each) => MONTHS.map((m) => [each, m] as const))) {
      const rows = linesOf(await ask(bulletins.readBulletinOfMonth, { year, month }, language));
      expect(rows.every(({ product, saleType }) => product !== "" && saleType !== null)).toBe(true);
      expect(rows.length > 0).toBe(year === 2025 || month < 11);
    }
  });

  test("reads the history of every product over two years, and of none", async () => {
    const products = await ask(listProducts, null, language);
    expect(products.every(hasId)).toBe(true);
    for (const { id } of products.filter(hasId)) {
      const span = { productId: id, from: "2024-11-20", until: "2026-11-20" };
      const { rows: days } = await ask(prices.readPriceHistory, span, language);
      expect(days.length).toBeGreaterThan(30);
      expect(days.every(({ day }) => day !== null)).toBe(true);
    }
    const unknown = { productId: 9_999, from: "2026-11-01", until: "2026-11-20" };
    expect(await ask(prices.readPriceHistory, unknown, language)).toEqual({ rows: [], unread: 0 });
  });
}

/** Tests that the days with odd answers are understood. */
export function oddDays(ask: Ask): void {
  test("reads the odd days as what they mean", async () => {
    const bulletin = async (day: string) => linesOf(await ask(bulletins.readBulletinOfDay, { day }));
    expect(await bulletin(ODD_DAYS.noContent)).toEqual([]);
    const lentils = (await bulletin(ODD_DAYS.noPrices)).find(({ productId }) => productId === 16);
    expect(lentils).toMatchObject({ min: null, max: null, average: null, quantity: 0 });
    expect((await bulletin(ODD_DAYS.emptyGroup)).filter(({ groupCode }) => groupCode === "B03")).toEqual([]);
    const oats = (await bulletin(ODD_DAYS.decimals)).find(({ productId }) => productId === 13);
    // Rounded to three decimals it may lie just outside min and max, but never by a factor of a thousand.
    expect(oats?.average).toBeCloseTo(((oats?.min ?? 0) + (oats?.max ?? 0)) / 2, 0);
  });
}
