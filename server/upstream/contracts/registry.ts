import { z } from "zod";
import { declareCall } from "../call";
import { type Id, record } from "../record";
import { listOf, one, listQuery } from "../lists";
import { coordinate, otherId, text, id } from "../coerce";

const office = record({
  id: ["Id", otherId],
  code: ["ServisKod", text],
  name: ["ServisAdi", "ServisKod", text],
  address: ["Adres", text],
  phone: ["Telefon", text],
  fax: ["Fax", text],
  email: ["Eposta", text],
  /** KEP, for registered mail. */
  registeredEmail: ["KepAdresi", text],
  hours: ["CalismaSaatleri", text],
  map: ["HaritaGorsel", text],
  mapAlt: ["GorselAltMetin", text],
  latitude: ["Enlem", coordinate],
  longitude: ["Boylam", coordinate],
}).transform(({ latitude, longitude, ...row }) => ({
  ...row,
  place: latitude === null || longitude === null ? null : { latitude, longitude },
}));

export type Office = z.infer<typeof office>;

const REGISTRY_ROWS = 10;

export const listOffices = declareCall({
  name: "registry.offices",
  lifetime: "documents",
  token: "none",
  path: () => "Alpha.WebPanel/TescilBilgi/GetWithFilterInfo",
  body: (_: null) => listQuery({ rows: REGISTRY_ROWS }),
  answer: listOf(office),
});

export const readOffice = declareCall({
  name: "registry.office",
  lifetime: "documents",
  token: "none",
  path: ({ id: officeId }: { id: Id }) => `Alpha.WebPanel/TescilBilgi/GetById?id=${officeId}`,
  answer: ({ id: officeId }) =>
    one(office).refine((row) => row.id === null || row.id === officeId, {
      path: ["Id"],
      error: "another office",
    }),
});

const province = record({ id: ["Id", id], name: ["Adi", text] });

export const listProvinces = declareCall({
  name: "general.provinces",
  lifetime: "documents",
  token: "userOrService",
  path: (_: null) => "General/Il/Get",
  answer: listOf(province),
});
