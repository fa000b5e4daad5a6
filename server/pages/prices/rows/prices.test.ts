import { expect, test, vi } from "vitest";

vi.hoisted(() => {
  vi.stubEnv("DEMO_TODAY", "2026-11-22T10:00");
});
import type { Upstream } from "../../../upstream/client";
import { UnreachableError } from "../../../upstream/errors";
import { boardFigures } from "./prices";

/** A Sunday; the upstream's answers by call name. */
const ROW = {
  groupCode: null,
  groupName: null,
  productId: 15,
  product: "CHICKPEAS",
  min: 36,
  max: 38,
  average: 36.8,
  previousAverage: null,
  quantity: 1_000,
  trades: 3,
  unit: "KG",
  amount: null,
  saleType: null,
  kind: null,
  day: null,
  isUnread: false,
};
const list = (...rows: object[]) => ({ rows, unread: 0 });
const bulletin = (...lines: object[]) => ({
  groups: [{ code: "B01", name: "Nohut", lines }],
  unread: 0,
  others: 0,
});
/** The answer of calls not listed here. */
const NOTHING: Record<string, unknown> = {
  "prices.live": list(),
  "prices.history": list(),
  "bulletins.day": { groups: [], unread: 0, others: 0 },
};
const HEADLINE = { tradingDay: null, state: "holiday", trades: null, quantity: null, updatedAt: null };
const PRODUCTS = [{ id: 15, name: "Nohut (Natürel)", groupCode: "B01", order: 1 }];

function upstream(answers: Record<string, unknown>) {
  const requests: string[] = [];
  const read = (call: { name: string }, params: { day?: string } | null) => {
    const key = params?.day ? `${call.name}:${params.day}` : call.name;
    requests.push(key);
    const all: Record<string, unknown> = {
      "prices.headline": HEADLINE,
      "products.list": PRODUCTS,
      ...answers,
    };
    const answer = all[key] ?? NOTHING[call.name] ?? [];
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  const missing: number[] = [];
  const noteMissing = (_: string, count: number) => void missing.push(count);
  return { requests, missing, upstream: { read, noteMissing } as unknown as Upstream };
}
const down = new UnreachableError("call", "ECONNREFUSED");

test("shows the last trading day that the upstream names when there is no session today", async () => {
  const { upstream: source, requests } = upstream({
    "prices.headline": { ...HEADLINE, tradingDay: "2026-11-20" },
    "bulletins.day:2026-11-20": bulletin({ ...ROW, previousAverage: 36.5 }),
  });
  expect(await boardFigures(source, null, "tr")).toMatchObject({
    day: "2026-11-20",
    changedSince: null,
    isToday: false,
    today: "2026-11-22",
    rows: [{ product: "Nohut (Natürel)", groupCode: "B01" }],
  });
  // The second is the Saturday, on which another market may have traded.
  expect(requests.filter((call) => call.startsWith("bulletins.day"))).toHaveLength(2);
});

test("searches day by day backwards, past days without prices and a named day in the future", async () => {
  const { upstream: source } = upstream({
    "prices.headline": { ...HEADLINE, tradingDay: "2026-12-31" },
    "bulletins.day:2026-11-20": bulletin({ ...ROW, average: null }),
    "bulletins.day:2026-11-19": bulletin(ROW),
  });
  expect(await boardFigures(source, null, "tr")).toMatchObject({ day: "2026-11-19", isToday: false });
});

test("returns no figures when no day has prices or the upstream is down", async () => {
  expect(await boardFigures(upstream({}).upstream, null, "tr")).toBeNull();
  expect(await boardFigures(upstream({ "prices.live": down }).upstream, null, "tr")).toBeNull();
});

test("writes product names in capitals by their own language's rules without the product list", async () => {
  const source = upstream({ "prices.live": list(ROW), "products.list": down }).upstream;
  const productIn = async (language: "tr" | "en") =>
    (await boardFigures(source, null, language))?.rows[0]?.product;
  expect(await productIn("en")).toBe("Chickpeas");
  expect(await productIn("tr")).toBe("Chıckpeas");
});

test("shows a group's own products, most traded first", async () => {
  const rows = [
    { ...ROW, productId: 1, groupCode: "H01", quantity: 10 },
    { ...ROW, productId: 2, groupCode: "M01", quantity: null },
    { ...ROW, productId: 3, groupCode: "H05", quantity: 20 },
    { ...ROW, productId: 99, groupCode: null, quantity: 99 },
    { ...ROW, productId: 15, groupCode: null, quantity: 5 },
  ];
  const idsOf = async (group: string | null) =>
    (await boardFigures(upstream({ "prices.live": list(...rows) }).upstream, group, "tr"))?.rows.map(
      ({ productId }) => productId,
    );
  expect(await idsOf("hububat")).toEqual([3, 1, 2]);
  expect(await idsOf("bakliyat")).toEqual([15]);
  expect(await idsOf(null)).toEqual([99, 3, 1, 15, 2]);
});

test("leaves implausible prices out of a sparkline, and keeps a row without history", async () => {
  const days = [
    { day: "2026-11-18", min: 36, max: 38, average: 37 },
    { day: "2026-11-19", min: 40, max: 38, average: 37.5 },
    { day: "2026-11-20", min: null, max: null, average: null },
    { day: "2026-11-21", min: null, max: null, average: 36 },
  ];
  const historyWith = async (history: unknown) =>
    (
      await boardFigures(
        upstream({ "prices.live": list(ROW), "prices.history": history }).upstream,
        null,
        "tr",
      )
    )?.histories.get(15);
  expect(await historyWith(list(...days))).toEqual([37, 36]);
  expect(await historyWith(down)).toEqual([]);
});

test("compares rows without a previous average with the trading day before", async () => {
  const { upstream: source } = upstream({
    "prices.live": list({ ...ROW, day: "2026-11-22" }, { ...ROW, productId: 16 }),
    "bulletins.day:2026-11-20": bulletin({ ...ROW, average: 32 }),
  });
  const figures = await boardFigures(source, null, "tr");
  expect(figures?.changedSince).toBe("2026-11-20");
  expect(figures?.rows.map(({ previousAverage }) => previousAverage)).toEqual([32, null]);
});

test("takes the board's day from its rows, the latest of several", async () => {
  const live = (...days: (string | null)[]) =>
    list(...days.map((day, index) => ({ ...ROW, productId: index, day })));
  const boardOf = (answers: Record<string, unknown>) => boardFigures(upstream(answers).upstream, null, "tr");
  expect(await boardOf({ "prices.live": live("2026-11-20", "2026-11-19", "2026-11-20") })).toMatchObject({
    day: "2026-11-20",
    isToday: false,
    rows: [{ productId: 0 }, { productId: 2 }],
  });
  expect(await boardOf({ "prices.live": live(null, "2026-11-22") })).toMatchObject({
    day: "2026-11-22",
    isToday: true,
    rows: [{ productId: 0 }, { productId: 1 }],
  });
  expect(await boardOf({ "prices.live": live(null) })).toMatchObject({ day: null, isToday: false });
  const headline = { ...HEADLINE, tradingDay: "2026-11-20" };
  expect(await boardOf({ "prices.headline": headline, "prices.live": live(null) })).toMatchObject({
    day: "2026-11-20",
  });
});

test("counts unreadable rows and tells of rows without a known group", async () => {
  const ungrouped = { ...ROW, productId: null, groupCode: "01" };
  const { upstream: source, missing } = upstream({ "prices.live": { rows: [ungrouped], unread: 2 } });
  expect(await boardFigures(source, "hububat", "tr")).toMatchObject({ rows: [], none: "board.ungrouped" });
  expect(missing).toEqual([2]);
  const noneWith = async (rows: object[], unread: number) =>
    (await boardFigures(upstream({ "prices.live": { rows, unread } }).upstream, "hayvan", "tr"))?.none;
  const barley = { ...ROW, productId: null, groupCode: "HM" };
  expect(await noneWith([barley], 0)).toBe("board.nothing");
  expect(await noneWith([barley], 1)).toBe("notice.unreadable");
  expect(await noneWith([barley, { ...barley, groupCode: null, groupName: null, kind: null }], 0)).toBe(
    "board.ungrouped",
  );
  const wheat = { rows: [{ ...ungrouped, kind: "HUBUBAT" }], unread: 0 };
  expect(await boardFigures(upstream({ "prices.live": wheat }).upstream, "hububat", "tr")).toMatchObject({
    rows: [{ kind: "HUBUBAT" }],
    none: null,
  });
});
