import { z } from "zod";
import { tryParse, reportLoss, reportMissingRows } from "./parse-answer";
import { readNumber } from "./coerce";
import { isRejectionEnvelope } from "./answer-text";

type Issues = readonly z.core.$ZodIssue[];

export interface Rows<Row> {
  rows: Row[];
  unread: number;
}

const LIST_NAMES = [
  "$values",
  "data",
  "result",
  "items",
  "list",
  "rows",
  "records",
  "value",
  "values",
  "liste",
  "kayitlar",
];
const TOTAL_NAMES = ["totalrecords", "totalcount", "recordcount", "total", "count", "toplam", "toplamkayit"];

interface Envelope {
  received: unknown[];
  total: unknown;
}

/** `{ data, totalRecords }`, `{ $values }`, bare, or one record alone; no content is an empty list. */
function open(value: unknown, isRow: (value: unknown) => boolean): Envelope | null {
  if (value === null || value === undefined || value === "") return { received: [], total: null };
  if (Array.isArray(value)) return { received: value as unknown[], total: null };
  if (typeof value !== "object" || isRejectionEnvelope(value)) return null;
  const members = new Map(
    Object.entries(value).map(([name, member]) => [name.toLowerCase(), member as unknown]),
  );
  const total = TOTAL_NAMES.map((name) => members.get(name)).find((each) => each !== undefined) ?? null;
  const named = LIST_NAMES.filter((name) => members.has(name)).map((name) => members.get(name));
  const list = named.find(Array.isArray) as unknown[] | undefined;
  if (list) return { received: list, total };
  const inner = named.find((member) => typeof member === "object" && member !== null);
  if (inner !== undefined) {
    const opened = open(inner, isRow);
    return opened && { received: opened.received, total: opened.total ?? total };
  }
  if (isRow(value)) return { received: [value], total };
  const isEmpty = named.length > 0 && named.every((member) => member === null || member === "");
  return isEmpty ? { received: [], total } : null;
}

function readRows<Row>(row: z.ZodType<Row>, raw: readonly unknown[]): Rows<Row> & { wrong: Issues } {
  const rows: Row[] = [];
  const wrong: z.core.$ZodIssue[] = [];
  let unread = 0;
  for (const [index, value] of raw.entries()) {
    if (value === null) {
      reportLoss("(null)", "row");
      continue;
    }
    const read = tryParse(() => row.safeParse(value));
    if (read.success) rows.push(read.data);
    else {
      if (unread === 0)
        wrong.push(...read.error.issues.map((issue) => ({ ...issue, path: [index, ...issue.path] })));
      unread += 1;
      reportLoss(fieldOf(read.error), "row");
    }
  }
  return { rows, unread, wrong };
}

function fieldOf({ issues }: z.ZodError): string {
  const names = issues[0]?.path.filter((part) => typeof part === "string") ?? [];
  return names.join(".") || "(row)";
}

/** Rows that belong to the query, for services that ignore a filter. */
export interface Own<Row> {
  field: string;
  is: (row: Row) => boolean;
}

interface ReadRows<Row> extends Rows<Row> {
  received: number;
  foreign: number;
  total: number | null;
  wrong: Issues;
}

function readableRows<Row>(row: z.ZodType<Row>, own?: Own<Row>): z.ZodType<ReadRows<Row>> {
  const isRow = (value: unknown) => tryParse(() => row.safeParse(value)).success;
  return z.unknown().transform((value, context): ReadRows<Row> => {
    const envelope = open(value, isRow);
    if (!envelope) return refused(context, "not a list");
    const { rows, unread, wrong } = readRows(row, envelope.received);
    const matching = own ? rows.filter(own.is) : rows;
    for (let other = matching.length; own && other < rows.length; other++) reportLoss(own.field, "foreign");
    const total = readNumber(envelope.total, "quantity", "tr");
    if (total === undefined) reportLoss("totalRecords", "cell");
    return {
      rows: matching,
      // A list of foreign rows alone doesn't prove that there are none of these.
      unread: matching.length === 0 ? envelope.received.filter((row) => row !== null).length : unread,
      received: envelope.received.length,
      foreign: rows.length - matching.length,
      wrong,
      total: matching.length === rows.length ? (total ?? null) : null,
    };
  });
}

function refused(context: z.core.$RefinementCtx, message: string, wrong: Issues = []): never {
  if (wrong.length > 0) context.issues.push(...(wrong as typeof context.issues));
  else context.addIssue({ code: "custom", message });
  return z.NEVER;
}

export function rowsOf<Row>(row: z.ZodType<Row>, own?: Own<Row>): z.ZodType<Rows<Row>> {
  return readableRows(row, own).transform(({ rows, unread }) => ({ rows, unread }));
}

/** What can be read; the rows that can't are reported as missing. */
export function partialListOf<Row>(row: z.ZodType<Row>, own?: Own<Row>): z.ZodType<Row[]> {
  return rowsOf(row, own).transform(({ rows, unread }) => {
    reportMissingRows(unread);
    return rows;
  });
}

/** Fails when no row can be read: an empty list would be a false claim. */
export function listOf<Row>(row: z.ZodType<Row>, own?: Own<Row>): z.ZodType<Row[]> {
  return readableRows(row, own).transform(({ rows, unread, wrong }, context) => {
    if (rows.length === 0 && unread > 0) return refused(context, "no row can be read", wrong);
    reportMissingRows(unread);
    return rows;
  });
}

/**
 * Fields that no row has are lost, and the rows with them: the page must not claim that there are none. Null for
 * an optional field.
 */
export const expectSome =
  <Row>(fields: Readonly<Record<string, (row: Row) => boolean | null>>) =>
  (rows: Row[]): Row[] => {
    const absent = Object.entries(fields).filter(([, isStated]) => {
      const values = rows.map(isStated).filter((each) => each !== null);
      return values.length > 0 && !values.includes(true);
    });
    for (const [field] of absent) reportLoss(field, "part");
    if (absent.length > 0) reportMissingRows(rows.length);
    return rows;
  };

export function findOne<Row>(row: z.ZodType<Row>, is: Own<Row>["is"]): z.ZodType<Row | null> {
  return readableRows(row).transform(({ rows, unread, wrong }, context) => {
    const match = rows.find(is) ?? null;
    if (match === null && rows.length > 0) reportLoss("Id", "foreign");
    return rows.length === 0 && unread > 0 ? refused(context, "no row can be read", wrong) : match;
  });
}

export interface Part<Row> extends Rows<Row> {
  /** Including rows that aren't shown: the next part starts after them. */
  received: number;
  total: number;
  hasMore: boolean;
}

/** A larger total is a mistake, and would give as many pages. */
const MOST_ROWS = 1_000_000;

/** From row `first` on; a service without paging returns the whole list each time. */
export function partOf<Row>(
  row: z.ZodType<Row>,
  { first, rows: most }: { first: number; rows: number },
  own?: Own<Row>,
): z.ZodType<Part<Row>> {
  return readableRows(row, own).transform(({ wrong, ...read }, context): Part<Row> => {
    const { rows, unread, received, foreign, total } = read;
    if (rows.length === 0 && wrong.length > 0) return refused(context, "no row can be read", wrong);
    reportMissingRows(unread);
    if (received > most) {
      const part = rows.slice(first, first + most);
      return { rows: part, unread, received: part.length, total: rows.length, hasMore: false };
    }
    const seen = received === foreign ? 0 : first + received - foreign;
    const isTotal = total !== null && total > 0 && total >= seen && total <= MOST_ROWS;
    return { rows, unread, received, total: isTotal ? total : seen, hasMore: !isTotal && received === most };
  });
}

export function innerList<Row>(row: z.ZodType<Row>): z.ZodType<Rows<Row>> {
  const rows = rowsOf(row);
  return z
    .unknown()
    .optional()
    .transform((value): Rows<Row> => {
      const read = tryParse(() => rows.safeParse(value));
      if (read.success) return read.data;
      reportLoss("(list)", "part");
      return { rows: [], unread: 1 };
    });
}

export function one<Value>(schema: z.ZodType<Value>): z.ZodType<Value> {
  return z.unknown().transform((value, context): Value => {
    const bare = tryParse(() => schema.safeParse(value));
    if (bare.success) return bare.data;
    const rows = open(value, () => true)?.received;
    const result = rows?.length === 1 ? tryParse(() => schema.safeParse(rows[0])) : bare;
    if (result.success) return result.data;
    context.issues.push(...(bare.error.issues as typeof context.issues));
    return z.NEVER;
  });
}

/** The upstream's filter protocol, a PrimeNG LazyLoadEvent. */
type MatchMode = "equals" | "in" | "contains";

export interface ListQuery {
  first?: number;
  rows: number;
  filters?: Record<string, { value: unknown; matchMode: MatchMode }>;
  sort?: { field: string; order: 1 | -1 }[];
  search?: string | undefined;
}

export function listQuery({
  first = 0,
  rows,
  filters = {},
  sort = [],
  search,
}: ListQuery): Record<string, unknown> {
  return {
    first,
    rows,
    filters,
    sortField: sort[0]?.field ?? null,
    sortOrder: sort[0]?.order ?? null,
    multiSortMeta: sort,
    globalFilter: search || null,
  };
}
