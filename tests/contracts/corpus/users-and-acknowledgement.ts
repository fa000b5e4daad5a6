import {
  acknowledge,
  checkAcknowledged,
  findLatestNotice,
  readApproval,
} from "../../../server/upstream/contracts/acknowledgement";
import { checkOtp, logOut } from "../../../server/upstream/contracts/authentication";
import {
  listUserApplications,
  readOwnUser,
  readOwnUserIfLegible,
  updateOwnUser,
  type User,
} from "../../../server/upstream/contracts/users";
import { corpusOf } from "./sample";

const NAZLI: User = {
  id: 57,
  userName: "001014",
  name: "Nazlı",
  surname: "Işıkgör",
  email: "nazli@ornek.example",
  phone: null,
  photo: "/files/a.jpg",
  provinceId: 42,
  kind: "member",
  isAdmin: false,
  isActive: true,
  memberNumber: "001014",
  memberId: 2,
};
const SENT = {
  Id: "57",
  UserName: "001014",
  Name: " Nazlı ",
  SurName: "Işıkgör",
  Email: "nazli@ornek.example",
  Telefon: "",
  ProfilResmi: "/files/a.jpg",
  IlId: 42,
  KullaniciTipId: "3",
  IsAdmin: 0,
  IsSuperAdmin: "H",
  Active: "E",
  UyeKodu: "001014",
  UyeId: "2",
};
const LITTLE: User = {
  ...NAZLI,
  name: null,
  surname: null,
  userName: null,
  email: null,
  photo: null,
  provinceId: null,
  kind: null,
  memberNumber: null,
  memberId: null,
};
/** As the specification names it: stored user info that can't be read. */
const UNREADABLE = {
  "a user that is a text": { sent: { kullanici: '{"Id":57,"Name":"gizli' }, path: "kullanici" },
  "no user": { sent: { kullanici: null }, path: "kullanici" },
  "a user without an id": { sent: { kullanici: { Name: "gizli" } }, path: "kullanici.Id" },
  "another word for it": { sent: { user: SENT }, path: "kullanici" },
};

const own = corpusOf(
  readOwnUser,
  null,
  {
    "a user as told in full": { sent: { kullanici: SENT }, read: NAZLI },
    "an administrator without a member, of a closed account": {
      sent: { kullanici: { Id: 57, IsSuperAdmin: true, Active: false, UyeId: null } },
      read: { ...LITTLE, isAdmin: true, isActive: false },
    },
    "a user of whom little is known": { sent: { kullanici: { Id: 57 } }, read: LITTLE },
    "the user alone, in an envelope": { sent: { data: { id: 57 } }, read: LITTLE },
  },
  UNREADABLE,
);

const legible = corpusOf(
  readOwnUserIfLegible,
  null,
  {
    "a user as told in full": { sent: { kullanici: SENT }, read: NAZLI },
    "a user as a text that was cut off": { sent: { kullanici: '{"Id":57,"Name":"Na' }, read: null },
    "no user at all": { sent: { kullanici: null }, read: null },
  },
  { "an answer that is none": { sent: "gizli", path: "" } },
);

const update = corpusOf(
  updateOwnUser,
  {
    id: 57,
    userName: "001014",
    name: "Nazlı",
    surname: "Işıkgör",
    email: "nazli@ornek.example",
    phone: null,
    photo: null,
    provinceId: null,
  },
  {
    "the user as changed": { sent: { kullanici: SENT }, read: NAZLI },
    "the user alone": { sent: [SENT], read: NAZLI },
    "that it is done": { sent: { sonuc: 1 }, read: null },
    "no word of it": { sent: undefined, read: null },
    "a user that is a text": { sent: { kullanici: "gizli" }, read: null },
  },
  {},
);

const applications = corpusOf(
  listUserApplications,
  null,
  {
    "one application": {
      sent: [{ Id: 1, ApplicationId: "12", Application: "Online Bülten", Description: null }],
      read: [{ id: 12, name: "Online Bülten", description: null, isBulletin: false }],
    },
    "the online bulletin": {
      sent: [{ ApplicationId: 12, Application: null, Path: "/kullanici-bulten" }],
      read: [{ id: 12, name: null, description: null, isBulletin: true }],
    },
    none: { sent: [], read: [] },
    "204": { sent: undefined, read: [] },
  },
  {
    "applications of other names": {
      sent: [{ Ad: "gizli" }],
      path: "0.ApplicationId",
      lost: ["row ApplicationId"],
    },
  },
);

const otp = corpusOf(
  checkOtp,
  { requestId: "r-1", token: "a.b.c", code: "246810" },
  {
    "a token": { sent: { token: "d.e.f" }, read: { token: "d.e.f", authType: null } },
    "an answer without one": { sent: {}, read: { token: null, authType: null } },
  },
  {},
);

const out = corpusOf(
  logOut,
  null,
  { "204": { sent: undefined, read: null }, "an empty object": { sent: {}, read: null } },
  {},
);

const check = corpusOf(
  checkAcknowledged,
  { userId: 57 },
  {
    "1: everything": { sent: { sonuc: 1 }, read: true },
    "0: not yet": { sent: { sonuc: "0" }, read: false },
    "no answer to the question is none yet": { sent: { sonuc: null }, read: false },
    "a bare 1": { sent: 1, read: true },
    "a bare true": { sent: true, read: true },
    "a bare 0": { sent: "0", read: false },
    "alone in a list, in other letters": { sent: [{ Sonuc: "1" }], read: true },
    "a 1 in a list": { sent: [1], read: true },
  },
  { "no content": { sent: undefined, path: "" } },
);

const notice = corpusOf(
  findLatestNotice,
  null,
  {
    "the first of several": {
      sent: [{ Id: 1, Baslik: "Aydınlatma", Icerik: "<p>Metin</p>", Surum: "2026.2" }, { Id: 2 }],
      read: {
        id: 1,
        title: "Aydınlatma",
        html: "<p>Metin</p>",
        kind: null,
        version: "2026.2",
        inForceSince: null,
        file: null,
      },
    },
    "none: there is nothing to read": { sent: { data: [], totalRecords: 0 }, read: null },
    "204": { sent: undefined, read: null },
  },
  { "a notice without an id": { sent: [{ Baslik: "gizli" }], path: "0.Id", lost: ["row Id"] } },
);

const create = corpusOf(
  acknowledge,
  { userId: 57, noticeId: 1 },
  {
    "what was kept": { sent: { Id: 4, KullaniciId: 57, KvkkId: 1, Okundu: true }, read: null },
    "204": { sent: undefined, read: null },
  },
  {},
);

const approval = corpusOf(
  readApproval,
  { userId: 57, textId: 1 },
  {
    "read, with the moment": {
      sent: { onayli: true, Tarih: "20.11.2026 10:42" },
      read: { isGiven: true, at: "2026-11-20T10:42" },
    },
    "not yet": { sent: { onayli: 0, Tarih: null }, read: { isGiven: false, at: null } },
    "a moment in words": {
      sent: [{ Onayli: true, Tarih: "dün" }],
      read: { isGiven: true, at: null },
      lost: ["cell Tarih"],
    },
  },
  { "an answer of other names": { sent: { gizli: true }, path: "onayli" } },
);

export const USERS_AND_ACKNOWLEDGEMENT = [
  own,
  legible,
  update,
  applications,
  otp,
  out,
  check,
  notice,
  create,
  approval,
];
