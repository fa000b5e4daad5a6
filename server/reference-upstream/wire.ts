import { createHash } from "node:crypto";
import { wireDay } from "./clock";
import { EXCHANGE } from "./content/exchange";

/** The demo exchange's numbers in the upstream's tenant columns. */
export const TENANT = {
  IsletmeId: EXCHANGE.IsletmeId,
  FirmaId: EXCHANGE.FirmaId,
  SubeId: EXCHANGE.SubeId,
};

export interface Envelope<Row> {
  data: Row[];
  totalRecords: number;
  totalAmount: number | null;
}

/** What every filter POST answers with. */
export function envelope<Row>(data: Row[], totalRecords = data.length): Envelope<Row> {
  return { data, totalRecords, totalAmount: null };
}

/** The audit columns that every row of the upstream carries. */
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

/** A GUID that is the same for the same key on every run. */
export function guidOf(key: string): string {
  const hex = createHash("sha256").update(key).digest("hex");
  const part = (from: number, to: number) => hex.slice(from, to);
  return `${part(0, 8)}-${part(8, 12)}-5${part(13, 16)}-a${part(17, 20)}-${part(20, 32)}`;
}
