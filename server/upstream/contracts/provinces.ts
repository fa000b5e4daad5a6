import { declareCall } from "../call";
import { listOf } from "../lists";
import { record } from "../record";
import { id, text } from "../wire";

const province = record({ Id: id, Adi: text }).transform((row) => ({ id: row.Id, name: row.Adi }));

/** The provinces of Turkey, by the Turkish alphabet. */
export const listProvinces = declareCall({
  name: "general.provinces",
  method: "GET",
  kind: "read",
  lifetime: "documents",
  token: "userOrService",
  path: (_: null) => "General/Il/Get",
  answer: listOf(province),
});
