import { raiseReadCount } from "../../../server/upstream/contracts/content";
import { corpusOf } from "./sample";

export const READING = [
  corpusOf(
    raiseReadCount,
    { id: 1007 },
    {
      "the new count, as text": { sent: { Id: 4, IcerikId: 1007, OkunmaSayisi: "1.185" }, read: 1185 },
      "no count": { sent: { OkunmaSayisi: null }, read: 0 },
      "204": { sent: undefined, read: 0 },
    },
    { "a count that is no number": { sent: { OkunmaSayisi: "gizli" }, path: "OkunmaSayisi" } },
  ),
];
