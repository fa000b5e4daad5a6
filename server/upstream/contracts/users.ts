import { z } from "zod";
import { isBulletinApplication, userKind } from "../assumptions";
import { declareCall } from "../call";
import { type Id, hasField, record } from "../record";
import { listOf, one } from "../lists";
import { flag, id, nothing, otherId, quantity, readBy, text, yesNo } from "../coerce";

const user = record({
  Id: id,
  UserName: text,
  Name: text,
  SurName: text,
  Email: text,
  Telefon: text,
  ProfilResmi: text,
  IlId: otherId,
  KullaniciTipId: quantity,
  IsAdmin: flag,
  IsSuperAdmin: flag,
  Active: yesNo,
  UyeKodu: text,
  UyeId: otherId,
}).transform((row) => ({
  id: row.Id,
  userName: row.UserName,
  name: row.Name,
  surname: row.SurName,
  email: row.Email,
  phone: row.Telefon,
  photo: row.ProfilResmi,
  provinceId: row.IlId,
  kind: userKind(row.KullaniciTipId),
  isAdmin: row.IsAdmin || row.IsSuperAdmin,
  /** Active unless the upstream says otherwise. */
  isActive: row.Active !== false,
  memberNumber: row.UyeKodu,
  /** "me" in the calls of the online bulletin; null for staff. */
  memberId: row.UyeId,
}));

export type User = z.infer<typeof user>;

const ownUser = one(
  readBy<User>((answer) =>
    hasField(answer, "Id") ? user : record({ kullanici: user }).transform(({ kullanici }) => kullanici),
  ),
);

const ofUser = { lifetime: "none", token: "user" } as const;

export const readOwnUser = declareCall({
  ...ofUser,
  name: "users.own",
  method: "GET",
  kind: "read",
  path: (_: null) => "General/Kullanici/GetOwnUser",
  answer: ownUser,
});

/** For log-ins, where an unreadable user is reported on the page. */
export const readOwnUserIfLegible = declareCall({
  ...readOwnUser,
  name: "users.ownIfLegible",
  answer: z.union([ownUser, z.looseObject({}).transform(() => null)]),
});

export interface UserChanges {
  id: Id;
  userName: string | null;
  name: string;
  surname: string;
  email: string;
  phone: string | null;
  photo: string | null;
  provinceId: Id | null;
  password?: { current: string; wanted: string } | undefined;
}

export const updateOwnUser = declareCall({
  ...ofUser,
  name: "users.update",
  method: "POST",
  kind: "write",
  path: () => "General/Kullanici/Update",
  body: (changes: UserChanges) => ({
    Id: changes.id,
    UserName: changes.userName,
    Name: changes.name,
    SurName: changes.surname,
    Email: changes.email,
    Telefon: changes.phone,
    ProfilResmi: changes.photo,
    IlId: changes.provinceId,
    MevcutSifre: changes.password?.current,
    YeniSifre: changes.password?.wanted,
  }),
  answer: z.union([ownUser, nothing]),
});

const application = record({
  ApplicationId: quantity,
  Application: text,
  Description: text,
  Path: text,
}).transform((row) => ({
  id: row.ApplicationId,
  name: row.Application,
  description: row.Description,
  isBulletin: isBulletinApplication(row.Path),
}));

/** With the user's own token at log-in, also where members share a bulletin token. */
export const listUserApplications = declareCall({
  name: "users.applications",
  method: "GET",
  kind: "read",
  lifetime: "none",
  token: "bulletin",
  path: (_: null) => "General/UserApplication/GetUserApp",
  answer: listOf(application),
});
