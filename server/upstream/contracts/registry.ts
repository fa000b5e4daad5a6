import { z } from "zod";
import { declareCall } from "../call";
import { type Id, record } from "../record";
import { listOf, one, listQuery } from "../lists";
import { coordinate, otherId, text, id } from "../coerce";

const office = record({
  Id: otherId,
  ServisKod: text,
  ServisAdi: text,
  Adres: text,
  Telefon: text,
  Fax: text,
  Eposta: text,
  KepAdresi: text,
  CalismaSaatleri: text,
  Enlem: coordinate,
  Boylam: coordinate,
  HaritaGorsel: text,
  GorselAltMetin: text,
}).transform((row) => ({
  id: row.Id,
  code: row.ServisKod,
  name: row.ServisAdi ?? row.ServisKod,
  address: row.Adres,
  phone: row.Telefon,
  fax: row.Fax,
  email: row.Eposta,
  /** KEP, for registered mail. */
  registeredEmail: row.KepAdresi,
  hours: row.CalismaSaatleri,
  place: row.Enlem === null || row.Boylam === null ? null : { latitude: row.Enlem, longitude: row.Boylam },
  map: row.HaritaGorsel,
  mapAlt: row.GorselAltMetin,
}));

export type Office = z.infer<typeof office>;

const REGISTRY_ROWS = 10;

export const listOffices = declareCall({
  name: "registry.offices",
  method: "POST",
  kind: "read",
  lifetime: "documents",
  token: "none",
  path: () => "Alpha.WebPanel/TescilBilgi/GetWithFilterInfo",
  body: (_: null) => listQuery({ rows: REGISTRY_ROWS }),
  answer: listOf(office),
});

export const readOffice = declareCall({
  name: "registry.office",
  method: "GET",
  kind: "read",
  lifetime: "documents",
  token: "none",
  path: ({ id: officeId }: { id: Id }) => `Alpha.WebPanel/TescilBilgi/GetById?id=${officeId}`,
  answer: ({ id: officeId }) =>
    one(office).refine((row) => row.id === null || row.id === officeId, {
      path: ["Id"],
      error: "another office",
    }),
});

const province = record({ Id: id, Adi: text }).transform((row) => ({ id: row.Id, name: row.Adi }));

export const listProvinces = declareCall({
  name: "general.provinces",
  method: "GET",
  kind: "read",
  lifetime: "documents",
  token: "userOrService",
  path: (_: null) => "General/Il/Get",
  answer: listOf(province),
});
