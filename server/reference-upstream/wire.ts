import { addDays, wireDay } from "./clock";
import EXCHANGE from "./data/exchange.json";
import { filePath, guidOf, pictureRecipe } from "./files/recipes";
import type { Language } from "./language";

export const TENANT = {
  IsletmeId: EXCHANGE.IsletmeId,
  FirmaId: EXCHANGE.FirmaId,
  SubeId: EXCHANGE.SubeId,
};

export type WireRow = Record<string, unknown>;

/** What an answer depends on besides the request's own parameters. */
export interface WireRequest {
  language: Language;
  today: string;
}

export function wireRows(table: string, rows: readonly { Id: number }[], request: WireRequest): WireRow[] {
  return rows.map((row) => ({
    ...audit(table, row.Id, EXCHANGE.founded),
    ...(tell(row, request) as WireRow),
  }));
}

interface Cell {
  tr?: string;
  en?: string;
  scene?: string;
  initials?: string;
  seed?: number;
  daysAgo?: number;
  at?: string;
}

/** A value in the wire's format: texts in one language, files by path, days counted from today. */
export function tell(value: unknown, request: WireRequest): unknown {
  if (Array.isArray(value)) return value.map((each) => tell(each, request));
  if (typeof value !== "object" || value === null) return value;
  const { tr, scene, initials, seed = 0, daysAgo, at = "00:00:00" }: Cell = value;
  if (tr !== undefined) return (value as Cell)[request.language] ?? "";
  if (scene !== undefined) return filePath(pictureRecipe({ scene, seed }));
  if (initials !== undefined) return filePath({ kind: "portrait", initials, seed });
  if (daysAgo !== undefined) return `${addDays(request.today, -daysAgo)}T${at}`;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, tell(inner, request)]));
}

export interface Envelope<Row> {
  data: Row[];
  totalRecords: number;
  totalAmount: number | null;
}

export function audit(table: string, id: number, createdOn: string) {
  return {
    Id: id,
    Silindi: false,
    Revizyon: 1,
    OlusturmaTarih: wireDay(createdOn),
    DegisiklikTarih: null,
    OlusturanId: 1,
    DegistirenId: null,
    Guid: guidOf(`${table}:${id}`),
    Aktif: true,
    Onaylandi: true,
  };
}
