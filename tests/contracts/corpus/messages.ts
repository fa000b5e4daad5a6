import { createConsent } from "../../../server/upstream/contracts/data-protection";
import { createMessage, sendMail, subscribe } from "../../../server/upstream/contracts/messages";
import { listProvinces } from "../../../server/upstream/contracts/provinces";
import { corpusOf } from "./sample";

const MESSAGE = {
  kind: "feedback",
  name: "Ayşe Öz",
  email: "ayse@ornek.example",
  subject: "Kantar",
  text: "Kantar saatleri",
} as const;
const MAIL = { name: "001014", email: MESSAGE.email, subject: "SIFRE_SIFIRLAMA", text: "001014" };

const DONE = {
  "1 for done": { sent: { sonuc: 1 }, read: null },
  "done as text": { sent: { sonuc: "1" }, read: null },
};
const NOT_DONE = {
  "0 for not done": { sent: { sonuc: 0 }, path: "sonuc" },
  "nothing said of it": { sent: {}, path: "sonuc" },
  "a result that is neither": { sent: { sonuc: ["gizli"] }, path: "sonuc" },
  "no answer at all": { sent: undefined, path: "" },
};

/** What becomes of what visitors send. */
export const MESSAGES = [
  corpusOf(
    createMessage,
    MESSAGE,
    {
      "a number to ask by": {
        sent: { Id: "7", BasvuruNo: " 2026-000007 ", Tarih: "20.11.2026", Durum: "Alındı" },
        read: { number: "2026-000007" },
      },
      "a number as number": { sent: { BasvuruNo: 20260007 }, read: { number: "20260007" } },
      "no number": { sent: { Id: 7, BasvuruNo: null, Tarih: "dün" }, read: { number: null } },
      "204: it is in": { sent: undefined, read: { number: null } },
    },
    { "a number that is none": { sent: { BasvuruNo: { No: "gizli" } }, path: "BasvuruNo" } },
  ),
  corpusOf(sendMail, MAIL, DONE, NOT_DONE),
  corpusOf(subscribe, { name: MESSAGE.name, email: MESSAGE.email }, DONE, NOT_DONE),
  corpusOf(
    createConsent,
    { id: 4, given: true },
    {
      "what it was kept as": { sent: { Id: 12, Onay: true }, read: null },
      "204: it is in": { sent: undefined, read: null },
    },
    {},
  ),
  corpusOf(
    listProvinces,
    null,
    {
      "a bare list": {
        sent: [
          { Id: 1, Adi: "Adana" },
          { Id: "76", Adi: " Iğdır " },
        ],
        read: [
          { id: 1, name: "Adana" },
          { id: 76, name: "Iğdır" },
        ],
      },
      "a province without a name": {
        sent: { data: [{ Id: 1, Adi: null }], totalRecords: 1 },
        read: [{ id: 1, name: null }],
      },
      "204": { sent: undefined, read: [] },
    },
    { "a province without a number": { sent: [{ Adi: "gizli" }], path: "0.Id" } },
  ),
];
