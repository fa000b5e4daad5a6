import { raiseReadCount } from "../../../server/upstream/contracts/content";
import { corpusOf } from "./sample";

export const READING = [
  corpusOf(
    raiseReadCount,
    { id: 1007 },
    {
      "the new count, as text": { sent: { Id: 4, IcerikId: 1007, OkunmaSayisi: "1.185" }, read: null },
      "no count": { sent: { OkunmaSayisi: null }, read: null },
      "a bare number": { sent: 1185, read: null },
      "204": { sent: undefined, read: null },
    },
    {},
  ),
];
