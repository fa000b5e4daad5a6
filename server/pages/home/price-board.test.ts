import { expect, test, vi } from "vitest";

vi.hoisted(() => {
  vi.stubEnv("DEMO_TODAY", "2026-11-20T12:00");
});
import { findPage, type PageMatch } from "~/pages";
import { wordsIn } from "~/i18n/words";
import { HOME_GROUPS } from "../../upstream/assumptions";
import { priceRow } from "../../upstream/contracts/prices";
import { priceBoardView, type BoardFigures } from "./price-board";
import { sparkline } from "../prices/rows/sparkline";

const t = await wordsIn("tr");
const en = await wordsIn("en");

function at(path: string): PageMatch {
  const match = findPage(path);
  if (!match) throw new Error(`no page at ${path}`);
  return match;
}

const row = (productId: number) =>
  priceRow.parse({
    GrupKodu: "H01",
    UrunId: productId,
    MALADI: `Ürün ${productId}`,
    MinFiyat: 16,
    MaxFiyat: 17,
    OrtFiyat: 16.5,
    Miktar: 1_000,
    IslemAdedi: 4,
    Birim: "KG",
  });
const FIGURES: BoardFigures = {
  rows: Array.from({ length: 10 }, (_, index) => row(index + 1)),
  day: "2026-11-20",
  marketDay: null,
  isToday: true,
  today: "2026-11-20",
  none: null,
  phase: "open",
  changedSince: null,
  updatedAt: "2026-11-20T10:42:00",
  histories: new Map([[1, [16, 16.5]]]),
};
const board = (figures: Partial<BoardFigures> | null, path = "/") =>
  priceBoardView(figures && { ...FIGURES, ...figures }, at(path), "kg", t);

test("shows today's prices with date and time", () => {
  expect(board({})).toMatchObject({
    heading: "20 Kasım 2026 Cuma fiyatları",
    session: { phase: "open", text: "Seans açık 09.30–11.30" },
    note: null,
    updated: "Son güncelleme 10.42",
    empty: null,
  });
  expect(priceBoardView(FIGURES, at("/en"), "kg", en).heading).toContain("Friday 20 November 2026");
});

test("names the day of older prices and says that today has none", () => {
  const view = board({ day: "2026-11-20", isToday: false, today: "2026-11-22", phase: "none" });
  expect(view.heading).toBe("Son işlem günü: 20 Kasım 2026 Cuma");
  expect(view.note).toMatch(/^22 Kasım 2026 Pazar günü seans yok/);
  expect(view.session).toEqual({ phase: "none", text: "Bu gün seans yok" });
  expect(view.updated).toBeNull();
});

test("shows nothing when prices can't be read", () => {
  expect(board(null)).toMatchObject({
    heading: "Fiyatlar",
    table: null,
    more: null,
    note: null,
    updated: null,
  });
  expect(board(null).empty).toContain("alınamıyor");
});

test("says when a group has no trade; shows only the hours for an unknown state; drops an unreadable time", () => {
  expect(board({ rows: [], none: "board.nothing" }).empty).toContain("fiyat yok");
  expect(board({ phase: null }).session).toEqual({ phase: null, text: "Seans saatleri 09.30–11.30" });
  for (const updatedAt of ["25:99", "2026-11-20T12:01:00", null])
    expect(board({ updatedAt }).updated).toBeNull();
});

test("shows eight rows, folds the rest, and keeps each row's sparkline", () => {
  const { table, more } = board({});
  const rowsOf = (view: typeof table | undefined) => view?.groups.flatMap(({ rows }) => rows) ?? [];
  expect([table, more?.table].map((view) => rowsOf(view).length)).toEqual([8, 2]);
  expect(more?.summary).toContain("2");
  expect(rowsOf(table).map(({ line }) => line !== null)).toEqual([
    true,
    ...Array.from({ length: 7 }, () => false),
  ]);
  expect(board({ rows: FIGURES.rows.slice(0, 8) }).more).toBeNull();
});

test.each(["/", "/home", "/home/hububat", "/en/home/hayvan"])("changes the unit by links on %s", (path) => {
  const { units, table } = priceBoardView(FIGURES, at(path), "ton", t);
  expect(units.links.map(({ href }) => href)).toEqual([path, `${path}?birim=ton`]);
  expect(units.links.map(({ current }) => current)).toEqual([false, true]);
  expect(table?.columns[1]?.label).toBe("Ortalama (₺/ton)");
  expect(table?.groups[0]?.rows[0]?.cells[0]?.text).toBe(path.startsWith("/en") ? "16,500" : "16.500");
});

test.each([
  ["/", 0],
  ["/home", 0],
  ["/home/duyuru", 0],
  ["/home/hububat", 1],
  ["/home/bakliyat", 2],
  ["/home/hayvan", 3],
])("on %s marks group number %i as current", (path, current) => {
  const links = board({}, path).tabs?.links ?? [];
  expect(links).toHaveLength(HOME_GROUPS.size + 1);
  expect(links.flatMap((link, index) => (link.current ? [index] : []))).toEqual([current]);
});

test("draws a sparkline within its box, low values low, from two values on", () => {
  expect(sparkline([])).toBeNull();
  expect(sparkline([5])).toBeNull();
  expect(sparkline([1, 3, 2])).toEqual({ path: "M0 12l1-12 1 6", steps: 2 });
  expect(sparkline([4, 4])).toEqual({ path: "M0 6l1 0", steps: 1 });
  expect(sparkline([1e-9, 1e12])).toEqual({ path: "M0 12l1-12", steps: 1 });
});

test.each([
  ["before", "günü için henüz fiyat yok"],
  ["open", "günü için henüz fiyat yok"],
  [null, "günü için henüz fiyat yok"],
  ["over", "günü için fiyat yayımlanmadı"],
  ["holiday", "günü seans yok"],
] as const)("older prices in phase %s: says no more about today than is known", (phase, words) => {
  expect(board({ isToday: false, day: "2026-11-19", phase }).note).toContain(`20 Kasım 2026 Cuma ${words}`);
});
