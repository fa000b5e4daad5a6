import { expect, test } from "vitest";
import type { Language } from "../../app/i18n/language";
import * as arrivals from "../../server/upstream/contracts/arrivals";
import { listSoldProducts } from "../../server/upstream/contracts/bulletins";
import * as sheet from "../../server/upstream/contracts/member-sheet";
import { hasId, listProducts } from "../../server/upstream/contracts/products";
import * as totals from "../../server/upstream/contracts/purchase-totals";
import * as trades from "../../server/upstream/contracts/trades";
import type { Ask } from "./price-readings";

const memberId = 2;
const MONTH = { from: "2026-11-01", until: "2026-11-20" };

/** Tests, in a language, that the contracts read every answer of a member's online bulletin. */
export function hallReadings(ask: Ask, language: Language): void {
  test("reads a member's sheet and totals", async () => {
    const details = await ask(sheet.readMemberSheet, { memberId }, language);
    expect(details).toMatchObject({ memberId, number: "001014", taxNumber: "999*****74" });
    expect(Object.values(details)).not.toContain(null);
    const all = await ask(sheet.readMemberTotals, { memberId }, language);
    expect(all.yearNumber).toBe(2026);
    expect(all.today.trades).toBeLessThanOrEqual(all.month.trades ?? 0);
    expect(all.month.amount).toBeLessThan(all.year.amount ?? 0);
    await expect(ask(sheet.readMemberSheet, { memberId: 14 }, language)).rejects.toMatchObject({
      kind: "refused",
    });
  });

  test("reads arrivals in every state, with laboratory findings", async () => {
    for (const of of [{ memberId }, { memberId: null }] as const) {
      const rows = await ask(arrivals.listArrivalsOfToday, of, language);
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.every(({ state, product, arrivedAt }) => state && product && arrivedAt)).toBe(true);
      const open = await ask(arrivals.listOpenArrivals, of, language);
      expect(open.some(({ state }) => state === "sold" || state === "takenBack")).toBe(false);
    }
    const today = await ask(arrivals.listArrivalsOfToday, { memberId: null }, language);
    for (const { id, productId } of today.filter(({ state }) => state === "sold")) {
      const about = { arrivalId: id ?? 0, productId: productId ?? 0 };
      const analyses = await ask(arrivals.listAnalyses, about, language);
      expect(
        analyses.every(({ name, value, unit, method }) => name && value !== null && unit && method),
      ).toBe(true);
      expect(analyses.every(({ isWithinLimits }) => isWithinLimits)).toBe(true);
    }
  });

  test("reads the trades of every product with their laboratory columns", async () => {
    const products = await ask(listProducts, null, language);
    expect(products.every(hasId)).toBe(true);
    for (const { id, code } of products.filter(hasId)) {
      const rows = await ask(trades.listTrades, { productId: id, ...MONTH }, language);
      expect(rows.every(({ price, quantity, amount, day }) => price && quantity && amount && day)).toBe(true);
      if (code?.startsWith("BGD-KS")) expect(rows.every(({ gluten }) => gluten)).toBe(true);
    }
  });

  test("reads purchases one by one, by product, by day and in the register", async () => {
    const byProduct = await ask(totals.listTotalsByProduct, { memberId, ...MONTH }, language);
    const byDay = await ask(totals.listTotalsByDay, { memberId, ...MONTH }, language);
    const register = await ask(trades.listRegistrations, MONTH, language);
    const count = (rows: { trades: number | null }[]) =>
      rows.reduce((sum, row) => sum + (row.trades ?? 0), 0);
    expect([count(byProduct), count(byDay)]).toEqual([register.length, register.length]);
    expect(register.every(({ buyerNumber, seller }) => buyerNumber === "001014" && seller !== null)).toBe(
      true,
    );
    for (const { productId } of byProduct) {
      const own = await ask(trades.listPurchases, { memberId, productId: productId ?? 0 }, language);
      const ofMonth = own.filter(({ day }) => day >= MONTH.from);
      const registered = register.filter((row) => row.productId === productId);
      expect(ofMonth.map(({ declaration }) => declaration)).toEqual(
        registered.map(({ declaration }) => declaration),
      );
    }
  });

  test("reads what was sold in all", async () => {
    const rows = await ask(listSoldProducts, MONTH, language);
    expect(rows.length).toBeGreaterThan(25);
    expect(rows.every(({ product, average, quantity }) => product && average && quantity)).toBe(true);
  });
}
