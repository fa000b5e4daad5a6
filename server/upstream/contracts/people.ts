import { z } from "zod";
import { organOf } from "../assumptions";
import { declareCall } from "../call";
import { expectSome, listOf } from "../lists";
import { countIfMissing, record } from "../record";
import { id, otherId, quantity, text, yesNo } from "../coerce";

const seat = record({
  Id: id,
  AdSoyad: text,
  Unvan: text,
  KurulTip: quantity,
  KurulAdi: text,
  Gorev: text,
  MeslekGrubuNo: quantity,
  MeslekGrubuAdi: text,
  AsilMi: yesNo,
  Fotograf: text,
  Eposta: text,
  Dahili: text,
  Ozgecmis: text,
  UstId: otherId,
  Birim: text,
  Sira: quantity,
})
  .transform(countIfMissing("AdSoyad", "KurulTip"))
  .transform((row) => ({
    id: row.Id,
    /** Null for units of the organisation chart. */
    name: row.AdSoyad,
    title: row.Unvan,
    organ: organOf(row.KurulTip),
    organName: row.KurulAdi,
    office: row.Gorev,
    group: row.MeslekGrubuNo,
    groupName: row.MeslekGrubuAdi,
    isSubstitute: row.AsilMi === false,
    photo: row.Fotograf,
    email: row.Eposta,
    extension: row.Dahili,
    biography: row.Ozgecmis,
    ...(row.lost.includes("Ozgecmis") && { isBiographyUnread: true }),
    parentId: row.UstId,
    unit: row.Birim,
    order: row.Sira,
  }));

/** One row for each seat; a unit of the organisation chart is one as well. */
export type Seat = z.infer<typeof seat>;

export const listSeats = declareCall({
  name: "people.seats",
  method: "GET",
  kind: "read",
  lifetime: "content",
  token: "none",
  path: (_: null) => "Alpha.WebPanel/KadroTanim/Get",
  answer: listOf(seat).transform(
    expectSome<Seat>({
      AdSoyad: ({ name }) => name !== null,
      KurulTip: ({ organ }) => organ !== null,
      MeslekGrubuNo: ({ organ, group }) => (organ === "committee" ? group !== null : null),
    }),
  ),
});
