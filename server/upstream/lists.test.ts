import { expect, test } from "vitest";
import { z } from "zod";
import { innerList, listOf, one, partOf, rowsOf, findOne } from "./lists";
import { withLosses } from "./parse-answer";
import { isLost, record } from "./record";
import { id, price, text } from "./coerce";

const row = record({ id: ["Id", id], name: ["Ad", text] }).transform((row) => row.id);
const losses = (schema: z.ZodType, payload: unknown) =>
  withLosses({ language: "tr" }, () => schema.safeParse(payload)).losses;

test.each([
  { data: [{ Id: 1 }], totalRecords: "12", totalAmount: null },
  { $id: "1", $values: [{ $id: "2", Id: 1 }] },
  { data: { $id: "2", $values: [{ $id: "3", Id: 1 }] }, totalRecords: 12 },
  { Data: [{ ID: 1 }], TotalRecords: 1 },
  { result: { items: [{ id: "1" }], totalCount: 1 } },
  { success: true, value: [{ Id: 1 }] },
  { data: { Id: 1 } },
  [{ Id: 1 }],
  { Id: 1 },
])("reads one row in %j", (answer) => {
  expect(listOf(row).parse(answer)).toEqual([1]);
});

test.each([[[]], [null], [""], [{ data: null, totalRecords: 0 }], [{ items: [] }], [[null]]])(
  "reads no row in %j",
  (answer) => expect(rowsOf(row).parse(answer)).toEqual({ rows: [], unread: 0 }),
);

test.each([
  "<html>",
  3,
  true,
  { totalRecords: 3 },
  { message: "Hata" },
  { success: false, data: [] },
  { data: "x" },
])("rejects %j as no list", (answer) => expect(rowsOf(row).safeParse(answer).success).toBe(false));

test("skips and counts bad rows, and rejects a list of bad rows only", () => {
  const answer = [{ Id: 1 }, { Id: "x" }, null, "gizli", { Baska: 1 }];
  expect(rowsOf(row).parse(answer)).toEqual({ rows: [1], unread: 3 });
  expect(losses(rowsOf(row), answer)).toEqual([
    { field: "Id", cost: "row" },
    { field: "(null)", cost: "row" },
    { field: "(row)", cost: "row" },
    { field: "Id", cost: "row" },
  ]);
  expect(rowsOf(row).parse([{ Id: "x" }])).toEqual({ rows: [], unread: 1 });
  expect(listOf(row).safeParse([{ Id: "x" }]).success).toBe(false);
  expect(innerList(row).parse("gizli")).toEqual({ rows: [], unread: 1 });
  expect(innerList(row).parse(undefined)).toEqual({ rows: [], unread: 0 });
});

test("drops rows of another kind, and rejects a list of those only", () => {
  const even = { field: "Id", is: (value: unknown) => Number(value) % 2 === 0 };
  expect(listOf(row, even).parse([{ Id: 1 }, { Id: 2 }])).toEqual([2]);
  expect(listOf(row, even).safeParse([{ Id: 1 }]).success).toBe(false);
  expect(findOne(row, (value) => value === 2).parse([{ Id: 1 }, { Id: 2 }])).toBe(2);
  expect(findOne(row, (value) => value === 3).parse([{ Id: 1 }, { Id: 2 }])).toBeNull();
  expect(findOne(row, (value) => value === 3).parse([])).toBeNull();
});

test("ignores an impossible total of a partial list", () => {
  const ids = (count: number) => Array.from({ length: count }, (_, index) => ({ Id: index + 1 }));
  const part = (first: number, answer: unknown) => partOf(row, { first, rows: 3 }).parse(answer);
  expect(part(0, { data: ids(3), totalRecords: 8 })).toMatchObject({ total: 8, hasMore: false });
  for (const totalRecords of [-1, 0, undefined, null, "gizli"])
    expect(part(0, { data: ids(3), totalRecords })).toMatchObject({ total: 3, hasMore: true });
  expect(part(3, { data: ids(3), totalRecords: 3 })).toMatchObject({ total: 6, hasMore: true });
  expect(part(6, ids(2))).toMatchObject({ total: 8, hasMore: false });
  expect(part(3, ids(8))).toMatchObject({ rows: [4, 5, 6], total: 8, hasMore: false });
  expect(part(0, [])).toMatchObject({ rows: [], total: 0, hasMore: false });
});

test("reads a record bare, in an envelope or alone in a list", () => {
  for (const answer of [{ Id: 1 }, [{ id: 1 }], { data: { Id: 1 } }, { Result: [{ Id: 1 }] }])
    expect(one(row).parse(answer)).toBe(1);
  for (const answer of [null, [], [{ Id: 1 }, { Id: 2 }], { Ad: "x" }, "x"])
    expect(one(row).safeParse(answer).success).toBe(false);
});

test("matches field names in any case, exact ones first; an unreadable field loses its cell", () => {
  const fields = record({ day: ["IslemTarih", text], id: ["Id", id] });
  for (const name of ["IslemTarih", "islemTarih", "ISLEMTARIH", "İSLEMTARİH", "islem_tarih"])
    expect(fields.parse({ [name]: "x", Id: 1 })).toEqual({ day: "x", id: 1 });
  expect(fields.parse({ islemtarih: "a", IslemTarih: "b", Id: 1 })).toMatchObject({ day: "b" });
  const torn = fields.parse({ IslemTarih: {}, Id: 1 });
  expect(torn).toEqual({ day: null, id: 1 });
  expect([isLost(torn, "day"), isLost(torn, "id")]).toEqual([true, false]);
  expect(fields.safeParse({ IslemTarih: "x", Id: {} }).success).toBe(false);
  expect(fields.safeParse(JSON.parse('{ "__proto__": { "Id": 1 } }')).success).toBe(false);
});

test("of several names the first with a value counts", () => {
  const fields = record({ average: ["OrtFiyat", "AvgFiyat", price], unit: ["Birim", text] }, ["average"]);
  expect(fields.parse({ OrtFiyat: 2, AvgFiyat: 3 })).toEqual({ average: 2, unit: null });
  expect(fields.parse({ OrtFiyat: null, avgFiyat: 3 }).average).toBe(3);
  expect(fields.safeParse({ Birim: "kg" }).error?.issues[0]?.path).toEqual(["OrtFiyat"]);
  const torn = fields.parse({ AvgFiyat: {} });
  expect([torn.average, isLost(torn, "average")]).toEqual([null, true]);
});
