import { z } from "zod";
import { isBulletinApplication, userKind } from "../assumptions";
import { declareCall } from "../call";
import { countIfMissing, type Id, hasField, record } from "../record";
import { listOf, one } from "../lists";
import { flag, id, nothing, otherId, quantity, readBy, text, yesNo } from "../coerce";

const user = record({
  id: ["Id", id],
  userName: ["UserName", text],
  name: ["Name", text],
  surname: ["SurName", text],
  email: ["Email", text],
  phone: ["Telefon", text],
  photo: ["ProfilResmi", text],
  provinceId: ["IlId", otherId],
  kind: ["KullaniciTipId", quantity.transform(userKind)],
  isSiteAdmin: ["IsAdmin", flag],
  isSuperAdmin: ["IsSuperAdmin", flag],
  /** Active unless the upstream says otherwise. */
  isActive: ["Active", yesNo.transform((isActive) => isActive !== false)],
  memberNumber: ["UyeKodu", text],
  /** "me" in the calls of the online bulletin; null for staff. */
  memberId: ["UyeId", otherId],
}).transform(({ isSiteAdmin, isSuperAdmin, ...row }) => ({ ...row, isAdmin: isSiteAdmin || isSuperAdmin }));

export type User = z.infer<typeof user>;

const ownUser = one(
  readBy<User>((answer) =>
    hasField(answer, "Id") ? user : record({ own: ["kullanici", user] }).transform(({ own }) => own),
  ),
);

const ofUser = { lifetime: "none", token: "user" } as const;

export const readOwnUser = declareCall({
  ...ofUser,
  name: "users.own",
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
  id: ["ApplicationId", quantity],
  name: ["Application", text],
  description: ["Description", text],
  isBulletin: ["Path", text.transform(isBulletinApplication)],
}).transform(countIfMissing("name"));

/** With the user's own token at log-in, also where members share a bulletin token. */
export const listUserApplications = declareCall({
  name: "users.applications",
  lifetime: "none",
  token: "bulletin",
  path: (_: null) => "General/UserApplication/GetUserApp",
  answer: listOf(application),
});
