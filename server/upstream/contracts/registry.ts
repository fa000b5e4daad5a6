import { z } from "zod";
import { declareCall } from "../call";
import { listQuery } from "../list-query";
import { listOf, text } from "../wire";

const office = z
  .object({ ServisKod: text, Adres: text, Telefon: text, Fax: text, Eposta: text, CalismaSaatleri: text })
  .transform((row) => ({
    code: row.ServisKod,
    address: row.Adres,
    phone: row.Telefon,
    fax: row.Fax,
    email: row.Eposta,
    hours: row.CalismaSaatleri,
  }));

export type Office = z.infer<typeof office>;

/** The registry query asks for ten rows (spec 9). */
const REGISTRY_ROWS = 10;

/** The exchange's offices with their addresses and telephones. */
export const listOffices = declareCall({
  name: "registry.offices",
  method: "POST",
  kind: "read",
  lifetime: "documents",
  token: "none",
  path: () => "Alpha.WebPanel/TescilBilgi/GetWithFilterInfo",
  body: (_: null) => listQuery({ rows: REGISTRY_ROWS }),
  answer: listOf(office).transform(({ rows }) => rows),
});
