import { listPrivacyTexts, type PrivacyText } from "../../../server/upstream/contracts/data-protection";
import { findSurvey, listSurveys, type Survey } from "../../../server/upstream/contracts/surveys";
import { corpusOf } from "./sample";

const SENT = {
  Id: "1",
  Baslik: " Üye Memnuniyeti ",
  BaslangicTarih: "02.11.2026",
  BitisTarih: "2026-12-02T23:59:59",
  AnonimMi: "E",
  KatilimSayisi: "1.087",
  SureDk: "4",
  Aktif: true,
  Sorular: [
    { Id: 102, Sira: 2, Soru: "Öneriniz", SoruTip: 4, ZorunluMi: 0, Secenekler: null },
    {
      Id: "101",
      Sira: "1",
      Soru: "Hangisi?",
      SoruTip: "1",
      ZorunluMi: "true",
      Secenekler: [
        { Id: 2, Sira: 2, Secenek: "Tescil" },
        { Id: 1, Sira: 1, Secenek: "Bülten" },
      ],
    },
  ],
};
const READ: Survey = {
  id: 1,
  title: "Üye Memnuniyeti",
  description: null,
  firstDay: "2026-11-02",
  lastDay: "2026-12-02",
  anonymous: true,
  answers: 1087,
  minutes: 4,
  questions: [
    {
      id: 101,
      order: 1,
      text: "Hangisi?",
      kind: "single",
      required: true,
      choices: [
        { id: 1, order: 1, text: "Bülten" },
        { id: 2, order: 2, text: "Tescil" },
      ],
    },
    { id: 102, order: 2, text: "Öneriniz", kind: "text", required: false, choices: [] },
  ],
};
const READ_BARE: Survey = {
  id: 2,
  title: null,
  description: null,
  firstDay: null,
  lastDay: null,
  anonymous: false,
  answers: null,
  minutes: null,
  questions: [],
};

const surveys = corpusOf(
  listSurveys,
  null,
  {
    "questions and choices in their own order, however they are sent": { sent: [SENT], read: [READ] },
    "a survey of which little is known": { sent: { data: [{ Id: 2 }], totalRecords: 1 }, read: [READ_BARE] },
    "a kind of question that nobody knows": {
      sent: [{ Id: 2, Sorular: [{ Id: 9, SoruTip: 77 }] }],
      read: [
        {
          ...READ_BARE,
          questions: [{ id: 9, order: null, text: null, kind: null, required: false, choices: [] }],
        },
      ],
    },
    "a question without an id, and a last day that is none": {
      sent: [{ Id: 2, BitisTarih: "dün", Sorular: [{ Soru: "gizli" }] }],
      read: [READ_BARE],
      lost: ["cell BitisTarih", "row Id"],
    },
    "midnight in Istanbul, told in UTC": {
      sent: [{ Id: 2, BaslangicTarih: "2026-11-01T21:00:00Z" }],
      read: [{ ...READ_BARE, firstDay: "2026-11-02" }],
    },
    "204": { sent: undefined, read: [] },
  },
  {
    "surveys without an id": { sent: [{ Baslik: "gizli" }], path: "0.Id", lost: ["row Id"] },
  },
);

const survey = corpusOf(
  findSurvey,
  { id: 1 },
  {
    "the row that was asked for": { sent: { data: [{ Id: 2 }, SENT], totalRecords: 2 }, read: READ },
    "another one, because the filter is not known": { sent: [{ Id: 2 }], read: null, lost: ["foreign Id"] },
    "no row": { sent: { data: [], totalRecords: 0 }, read: null },
  },
  { "a row that is a text": { sent: ["gizli"], path: "0", lost: ["row (row)"] } },
);

const NO_TEXT: PrivacyText = {
  id: 9,
  title: null,
  html: null,
  kind: null,
  version: null,
  inForceSince: null,
  file: null,
};

const privacyTexts = corpusOf(
  listPrivacyTexts,
  null,
  {
    "a text with its form": {
      sent: {
        data: [
          {
            Id: 3,
            Baslik: "Başvuru",
            Icerik: "<p>Metin</p>",
            Tur: "BASVURU",
            Surum: 2026.2,
            YururlukTarih: "05.11.2026",
            DosyaYolu: "/files/form.pdf",
          },
        ],
        totalRecords: 1,
      },
      read: [
        {
          id: 3,
          title: "Başvuru",
          html: "<p>Metin</p>",
          kind: "application",
          version: "2026.2",
          inForceSince: "2026-11-05",
          file: "/files/form.pdf",
        },
      ],
    },
    "one as the specification has it, and one of a kind that nobody knows": {
      sent: [
        { Id: 9, Baslik: "Metin", Icerik: "" },
        { Id: "9", Tur: "BASKA" },
      ],
      read: [{ ...NO_TEXT, title: "Metin" }, NO_TEXT],
    },
  },
  { "a text without an id": { sent: [{ Baslik: "gizli" }], path: "0.Id", lost: ["row Id"] } },
);

export const SURVEYS_AND_PRIVACY = [surveys, survey, privacyTexts];
