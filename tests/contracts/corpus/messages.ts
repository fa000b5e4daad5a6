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

/** Any answer but a no is a yes: who hears a failure sends again. */
const DONE = Object.fromEntries(
  [
    { sonuc: 1 },
    { Sonuc: "1" },
    {},
    [],
    true,
    4,
    "OK",
    [{ Id: 4 }],
    { Id: 4 },
    { data: null },
    undefined,
  ].map((sent) => [`${sent === undefined ? "204" : JSON.stringify(sent)}: it is in`, { sent, read: null }]),
);

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
      "a number in a list, or in an envelope": {
        sent: { data: [{ basvuruNo: "2026-000007" }] },
        read: { number: "2026-000007" },
      },
      "a number that is none": {
        sent: { BasvuruNo: { No: "gizli" } },
        read: { number: null },
        lost: ["cell BasvuruNo"],
      },
      "a bare number, which is nobody's to ask by": { sent: 7, read: { number: null } },
      "a word": { sent: "OK", read: { number: null } },
      "204: it is in": { sent: undefined, read: { number: null } },
    },
    {},
  ),
  corpusOf(sendMail, MAIL, DONE, {}),
  corpusOf(subscribe, { name: MESSAGE.name, email: MESSAGE.email }, DONE, {}),
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
    { "a province without a number": { sent: [{ Adi: "gizli" }], path: "0.Id", lost: ["row Id"] } },
  ),
];
