import { z } from "zod";
import { MATCHERS, type MatchMode, compareValues, isBlank } from "./filter-match";
import type { Envelope } from "./wire";

/** The most rows of an answer; `rows: 0` requests this many. */
const MAX_ROWS = 500;

const matchMode = z.enum(Object.keys(MATCHERS) as [MatchMode, ...MatchMode[]]);
const meta = z.object({
  value: z.unknown(),
  matchMode: matchMode.default("contains"),
  operator: z.enum(["and", "or"]).nullish(),
});
const sortOrder = z.union([z.literal(1), z.literal(-1)]);

/** PrimeNG's LazyLoadEvent, the body of every list call; other keys (`source`) are accepted. */
export const filterRequest = z.object({
  first: z.int().nonnegative().default(0),
  rows: z.int().nonnegative().default(0),
  sortField: z.union([z.string(), z.array(z.string())]).nullish(),
  sortOrder: sortOrder.nullish(),
  multiSortMeta: z.array(z.object({ field: z.string(), order: sortOrder })).nullish(),
  globalFilter: z.union([z.string(), z.array(z.string())]).nullish(),
  filters: z.record(z.string(), z.union([meta, z.array(meta)]).nullable()).nullish(),
});

export type FilterRequest = z.output<typeof filterRequest>;
type Meta = z.output<typeof meta>;
type Test<Row> = (row: Row) => boolean;

/** Filters, sorts and pages rows; ignores unknown fields, and applies a global filter to searched columns. */
export function applyFilter<Row extends object>(
  rows: Row[],
  request: FilterRequest,
  searched: (keyof Row)[],
): Envelope<Row> {
  const tests = [...fieldTests(rows, request), ...globalTests(request, searched)];
  const matching = rows.filter((row) => tests.every((test) => test(row)));
  const sorted = sortRows(matching, request);
  const count = Math.min(request.rows || MAX_ROWS, MAX_ROWS);
  const data = sorted.slice(request.first, request.first + count);
  return { data, totalRecords: sorted.length, totalAmount: null };
}

function fieldTests<Row extends object>(rows: Row[], { filters }: FilterRequest): Test<Row>[] {
  return Object.entries(filters ?? {}).flatMap(([field, wanted]) => {
    const metas = toMetas(wanted);
    if (field === "global" || metas.length === 0 || !isKnown(rows, field)) return [];
    const matches = (row: Row) => (one: Meta) => MATCHERS[one.matchMode](cell(row, field), one.value);
    const isOr = metas.some((one) => one.operator === "or");
    return [(row: Row) => (isOr ? metas.some(matches(row)) : metas.every(matches(row)))];
  });
}

function globalTests<Row extends object>(
  { globalFilter, filters }: FilterRequest,
  searched: (keyof Row)[],
): Test<Row>[] {
  const spelled = { value: globalFilter, matchMode: "contains" as const };
  const metas = [spelled, ...toMetas(filters?.["global"])].filter((one) => !isBlank(one.value));
  return metas.map((one) => (row) => {
    const wanted = Array.isArray(one.value) ? one.value : [one.value];
    return wanted.some((word) => searched.some((column) => MATCHERS[one.matchMode](row[column], word)));
  });
}

function toMetas(wanted: Meta | Meta[] | null | undefined): Meta[] {
  const metas = Array.isArray(wanted) ? wanted : wanted ? [wanted] : [];
  return metas.filter((one) => !isBlank(one.value));
}

function sortRows<Row extends object>(rows: Row[], request: FilterRequest): Row[] {
  const keys = sortKeys(request).filter(({ field }) => isKnown(rows, field));
  if (keys.length === 0) return rows;
  return rows.toSorted((a, b) => {
    for (const { field, order } of keys) {
      const difference = compareValues(cell(a, field), cell(b, field));
      if (difference !== 0) return difference * order;
    }
    return 0;
  });
}

function sortKeys({ multiSortMeta, sortField, sortOrder: order }: FilterRequest) {
  if (multiSortMeta?.length) return multiSortMeta;
  return [sortField ?? []].flat().map((field) => ({ field, order: order ?? 1 }));
}

function isKnown(rows: object[], field: string): boolean {
  return rows.some((row) => Object.hasOwn(row, field));
}

function cell(row: object, field: string): unknown {
  return (row as Record<string, unknown>)[field];
}
