import { declareCall } from "../call";
import { listOf } from "../lists";
import { record } from "../record";
import { id, text } from "../coerce";

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
