import { describe, expect, it } from "vitest";
import { applyFilter, filterRequest } from "./filter";

interface Place {
  Id: number;
  Adi: string;
  Nufus: number | null;
  Tarih: string;
}

const ROWS: Place[] = [
  { Id: 1, Adi: "Ilgın", Nufus: 54_000, Tarih: "2026-11-19T00:00:00" },
  { Id: 2, Adi: "IĞDIR", Nufus: 200_000, Tarih: "2026-11-20T00:00:00" },
  { Id: 3, Adi: "İğde", Nufus: null, Tarih: "2026-11-20T23:30:00" },
  { Id: 4, Adi: "Çavdar Buğdayı", Nufus: 900, Tarih: "2026-11-21T00:00:00" },
  { Id: 5, Adi: "Cevizi", Nufus: 900, Tarih: "2026-12-01T09:00:00" },
];

function ask(request: Record<string, unknown>) {
  const answer = applyFilter(ROWS, filterRequest.parse(request), ["Adi"]);
  return { ids: answer.data.map((row) => row.Id), total: answer.totalRecords };
}

const idsWhere = (field: string, meta: unknown) => ask({ filters: { [field]: meta } }).ids;

describe("match modes", () => {
  it.each([
    ["startsWith", "Adi", "ığ", [2, 3]],
    ["contains", "Adi", "BUGDAY", [4]],
    ["notContains", "Adi", "ğ", [5]],
    ["endsWith", "Adi", "DIR", [2]],
    ["equals", "Adi", "igdir", [2]],
    ["equals", "Id", "3", [3]],
    ["notEquals", "Id", 3, [1, 2, 4, 5]],
    ["is", "Nufus", 900, [4, 5]],
    ["isNot", "Nufus", 900, [1, 2, 3]],
    ["in", "Id", [1, "5", 77], [1, 5]],
    ["lt", "Nufus", 54_000, [4, 5]],
    ["lte", "Nufus", 54_000, [1, 4, 5]],
    ["gt", "Nufus", 54_000, [2]],
    ["gte", "Nufus", 54_000, [1, 2]],
    ["between", "Nufus", [900, 54_000], [1, 4, 5]],
    ["before", "Tarih", "2026-11-20", [1]],
    ["after", "Tarih", "2026-11-20", [3, 4, 5]],
    ["dateIs", "Tarih", "2026-11-20", [2, 3]],
    ["dateIs", "Tarih", "20.11.2026", [2, 3]],
    ["dateIsNot", "Tarih", "2026-11-20", [1, 4, 5]],
    ["dateBefore", "Tarih", "2026-11-20", [1]],
    ["dateAfter", "Tarih", "2026-11-20", [4, 5]],
  ])("%s on %s by %j", (matchMode, field, value, expected) => {
    expect(idsWhere(field, { value, matchMode })).toEqual(expected);
  });

  it("compares the calendar day of Istanbul: midnight there is the evening before in UTC", () => {
    const value = "2026-11-19T21:00:00.000Z";
    expect(idsWhere("Tarih", { value, matchMode: "dateIs" })).toEqual([2, 3]);
  });

  it("leaves out rows that have nothing to compare", () => {
    expect(idsWhere("Nufus", { value: 1, matchMode: "gt" })).not.toContain(3);
    expect(idsWhere("Nufus", { value: [0, 1e9], matchMode: "between" })).not.toContain(3);
  });
});

describe("combining", () => {
  const starts = (value: string, operator?: string) => ({
    value,
    matchMode: "startsWith",
    operator,
  });

  it("joins the metas of one field by and, or by or when asked", () => {
    expect(idsWhere("Adi", [starts("ı"), { value: "d", matchMode: "contains" }])).toEqual([2, 3]);
    expect(idsWhere("Adi", [starts("ılg", "or"), starts("çav", "or")])).toEqual([1, 4]);
  });

  it("joins fields by and", () => {
    const filters = { Adi: starts("ı"), Nufus: { value: 60_000, matchMode: "lt" } };
    expect(ask({ filters }).ids).toEqual([1]);
  });

  it.each([null, "", "   ", []])("skips a meta whose value is %j", (value) => {
    expect(idsWhere("Adi", { value, matchMode: "equals" })).toHaveLength(5);
  });

  it("ignores unknown fields, also for sorting", () => {
    expect(idsWhere("Yok", { value: 1, matchMode: "equals" })).toHaveLength(5);
    expect(ask({ sortField: "Yok", sortOrder: -1 }).ids).toEqual([1, 2, 3, 4, 5]);
    expect(idsWhere("toString", { value: 1, matchMode: "equals" })).toHaveLength(5);
  });
});

describe("global filter", () => {
  it("works in both spellings", () => {
    expect(ask({ globalFilter: "BUĞDAY" }).ids).toEqual([4]);
    expect(ask({ globalFilter: ["ceviz", "ilgin"] }).ids).toEqual([1, 5]);
    expect(idsWhere("global", { value: "ığdır", matchMode: "contains" })).toEqual([2]);
    expect(ask({ globalFilter: " " }).total).toBe(5);
  });
});

describe("sorting", () => {
  it("follows the Turkish alphabet", () => {
    expect(ask({ sortField: "Adi", sortOrder: 1 }).ids).toEqual([5, 4, 2, 1, 3]);
  });

  it("puts nothing first going up and last going down", () => {
    expect(ask({ sortField: "Nufus", sortOrder: 1 }).ids[0]).toBe(3);
    expect(ask({ sortField: "Nufus", sortOrder: -1 }).ids.at(-1)).toBe(3);
  });

  it("sorts by several fields, with multiSortMeta before sortField", () => {
    const multiSortMeta = [
      { field: "Nufus", order: 1 },
      { field: "Adi", order: -1 },
    ];
    expect(ask({ multiSortMeta, sortField: "Id", sortOrder: -1 }).ids).toEqual([3, 4, 5, 1, 2]);
  });
});

describe("paging", () => {
  it("cuts out a page and counts all that was found", () => {
    expect(ask({ first: 1, rows: 2 })).toEqual({ ids: [2, 3], total: 5 });
    expect(ask({ first: 9, rows: 2 })).toEqual({ ids: [], total: 5 });
  });

  it("answers zero rows and more than 500 with at most 500", () => {
    const many = Array.from({ length: 700 }, (_, Id) => ({ Id }));
    const count = (rows: number) => applyFilter(many, filterRequest.parse({ rows }), []).data.length;
    expect([count(0), count(600), count(20)]).toEqual([500, 500, 20]);
  });

  it.each([
    { first: -1 },
    { rows: "ten" },
    { filters: { Adi: { value: 1, matchMode: "regex" } } },
    { sortOrder: 2 },
    { filters: [] },
  ])("refuses %j", (request) => {
    expect(filterRequest.safeParse(request).success).toBe(false);
  });
});
