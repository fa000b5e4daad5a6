import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type MemberReader, type Row, startMemberReader } from "../../tests/support/test-upstream";
import { addDays } from "./clock";
import { isHoliday } from "./prices/calendar";
import { PRODUCTS } from "./prices/products";
import { type DayPrice, priceOn } from "./prices/simulation";

/** Prices, the session and members' trades describe the same market. */

const DAYS = Array.from({ length: 5 * 365 }, (_, index) => addDays("2022-01-03", index));
const ROWS = DAYS.flatMap((day) => PRODUCTS.flatMap((product) => priceOn(product, day) ?? []));
const MONTH = "2026-11-01/2026-11-20";
const DAY = "2026-11-20/2026-11-20";

let now = "2026-11-20T12:00:00";
let reader: MemberReader;

beforeAll(async () => {
  reader = await startMemberReader(() => now);
});
afterAll(() => reader.close());

const sumOf = (rows: Row[], column: string) => rows.reduce((sum, row) => sum + Number(row[column]), 0);
const numberOf = (value: unknown) => Number(String(value).replace(",", "."));

test("has years of consistent prices for 34 products", () => {
  expect(new Set(ROWS.map(({ product }) => product.id)).size).toBe(34);
  type Priced = DayPrice & { min: number; average: number; max: number };
  const priced = ROWS.filter((row): row is Priced => row.average !== null);
  const isWrong = ({ min, average, max, amount, quantity }: Priced) =>
    min > average || average > max || Math.abs(amount - average * quantity) > 0.01;
  expect(priced.filter(isWrong)).toEqual([]);
  expect(ROWS.length - priced.length).toBe(1);
});

test("generates the same numbers on every run, in any order", async () => {
  const latest = ROWS.at(-1);
  vi.resetModules();
  const newlyStarted = await import("./prices/simulation");
  expect(latest && newlyStarted.priceOn(latest.product, latest.day)).toEqual(latest);
});

test("has no trade on holidays and weekends, except livestock on Saturdays", () => {
  expect(ROWS.filter(({ day }) => isHoliday(day))).toEqual([]);
  const ofWeekends = ROWS.filter(({ day }) => [0, 6].includes(new Date(day).getUTCDay()));
  expect(new Set(ofWeekends.map(({ product }) => product.id))).toEqual(new Set([29, 30]));
});

test("runs a session with trades one after another, and none on Sundays and holidays", async () => {
  const states: unknown[] = [];
  const trades: number[] = [];
  for (const time of ["20T09:00", "20T10:00", "20T11:00", "20T11:30", "22T10:30"]) {
    now = `2026-11-${time}:00`;
    const card = await reader.read<Row>("GetAnaKart");
    states.push([card["SeansDurum"], String(card["IslemTarih"]).slice(8, 10)]);
    trades.push(Number(card["ToplamIslem"]));
    const cards = await reader.read("GetOnlineKartIslem");
    for (const row of cards) expect(numberOf(row["SonFiyat"])).toBeLessThanOrEqual(numberOf(row["MaxFiyat"]));
  }
  now = "2026-11-20T12:00:00";
  expect(states).toEqual([
    ["KAPALI", "19"],
    ["ACIK", "20"],
    ["ACIK", "20"],
    ["KAPALI", "20"],
    ["TATIL", "20"],
  ]);
  const ofToday = trades.slice(1, 4);
  expect(ofToday).toEqual(ofToday.toSorted((a, b) => a - b));
  expect(await reader.read("GetSatilanUrun/2026-11-21/2027-11-21")).toEqual([]);
});

test("adds members' purchases to the public bulletin", async () => {
  const registered = await reader.read(`GetTesciller/${DAY}`);
  for (const row of await reader.read(`GetSatilanUrun/${DAY}`)) {
    const own = registered.filter(({ UrunId }) => UrunId === row["UrunId"]);
    expect([own.length, sumOf(own, "Miktar")]).toEqual([Number(row["IslemAdedi"]), row["Miktar"]]);
    const prices = own.map(({ Fiyat }) => numberOf(Fiyat));
    expect(Math.max(...prices)).toBe(numberOf(row["MaxFiyat"]));
  }
  const days = await reader.read(`GetAlinanUrunTarihliDetay/2/${MONTH}`);
  const totals = await reader.read<Row>("GetToplamIslemler/2");
  expect(sumOf(days, "Tutar")).toBeCloseTo(Number(totals["AyTutar"]), 1);
});

test.each([
  ["GetUyeBilgileri", ""],
  ["GetToplamIslemler", ""],
  ["GetGelenUrunler", ""],
  ["GetGelenGunlukUrunler", ""],
  ["GetAlinanUrunDetay", "/1"],
  ["GetAlinanUrunMiktarDetay", `/${MONTH}`],
  ["GetAlinanUrunTarihliDetay", `/${MONTH}`],
])("%s%s answers the member and administrators only", async (call, rest) => {
  const status = async (id: number, who: string) => (await reader.ask(`${call}/${id}${rest}`, who)).status;
  const allowed = [status(2, "001014"), status(14, "admin")];
  const refused = [status(14, "001014"), status(8, "001092"), status(2, "service"), status(2, "nobody")];
  expect(await Promise.all([...allowed, ...refused])).toEqual([200, 200, 403, 403, 403, 401]);
});

test("gives each registration to one member", async () => {
  const own = await reader.read(`GetTesciller/${MONTH}`, "001170");
  expect(own.length).toBeGreaterThan(5);
  expect(new Set(own.map(({ AliciUyeNo }) => AliciUyeNo))).toEqual(new Set(["001170"]));
});
