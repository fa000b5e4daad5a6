import { z } from "zod";
import { organOf } from "../assumptions";
import { declareCall } from "../call";
import { expectSome, listOf } from "../lists";
import { countIfMissing, isLost, record } from "../record";
import { id, otherId, quantity, text, yesNo } from "../coerce";

const seat = record({
  id: ["Id", id],
  /** Null for units of the organisation chart. */
  name: ["AdSoyad", text],
  title: ["Unvan", text],
  organ: ["KurulTip", quantity.transform(organOf)],
  organName: ["KurulAdi", text],
  office: ["Gorev", text],
  group: ["MeslekGrubuNo", quantity],
  groupName: ["MeslekGrubuAdi", text],
  isSubstitute: ["AsilMi", yesNo.transform((isPrincipal) => isPrincipal === false)],
  photo: ["Fotograf", text],
  email: ["Eposta", text],
  extension: ["Dahili", text],
  biography: ["Ozgecmis", text],
  parentId: ["UstId", otherId],
  unit: ["Birim", text],
  order: ["Sira", quantity],
})
  .transform(countIfMissing("name", "organ"))
  .transform((row) => ({
    ...row,
    ...(isLost(row, "biography") && { isBiographyUnread: true }),
  }));

export type Seat = z.infer<typeof seat>;

export const listSeats = declareCall({
  name: "people.seats",
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
