import { z } from "zod";
import { ACTIVE_MEMBER } from "../assumptions";
import { declareCall } from "../call";
import { expectSome, partOf, listQuery } from "../lists";
import { record } from "../record";
import { id, quantity, text } from "../coerce";
/** The register's telephones, many of them private, are not even read: no page, download or cache can hold them. */
const member = record({
  id: ["Id", id],
  number: ["UyeNo", text],
  name: ["Unvan", text],
  group: ["MeslekGrubuNo", quantity],
  groupName: ["MeslekGrubuAdi", text],
  district: ["IlceAdi", text],
  isActive: ["UyeDurum", quantity.transform((state) => state === null || state === ACTIVE_MEMBER)],
});

export type Member = z.infer<typeof member>;

/** The upstream may return fewer rows than requested. */
export const listActiveMembers = declareCall({
  name: "members.active",
  lifetime: "content",
  token: "userOrService",
  path: () => "Alpha.UyeYonetim/UyeUyeTanim/GetWithFilterInfo",
  body: ({ first, rows }: { first: number; rows: number }) =>
    listQuery({
      first,
      rows,
      filters: { UyeDurum: { value: ACTIVE_MEMBER, matchMode: "equals" } },
      sort: [{ field: "UyeNo", order: 1 }],
    }),
  answer: (part) =>
    partOf(member, part, { field: "UyeDurum", is: ({ isActive }) => isActive }).transform((part) => ({
      ...part,
      rows: expectSome<Member>({
        Unvan: ({ name }) => name !== null,
        MeslekGrubuNo: ({ group }) => group !== null,
      })(part.rows),
    })),
});
