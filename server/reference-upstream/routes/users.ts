import { z } from "zod";
import EXCHANGE from "../data/exchange.json";
import { choosePassword, isPassword, isStrongEnough } from "../passwords";
import { Refusal } from "../refusal";
import { readBody } from "../requests";
import type { Profile } from "../state";
import { type Calls, type Upstream, wireRequest, requireUser } from "../upstream";
import { APPLICATIONS, type User, memberOf, photoPath } from "../users";
import { audit } from "../wire";

const line = z.string().trim().min(1).max(100);
const changes = z.object({
  id: z.number().int(),
  name: line,
  surname: line,
  email: z.email().max(200),
  telefon: z.string().trim().max(30).nullish(),
  profilresmi: z.string().nullish(),
  ilid: z.number().int().min(1).max(81).nullish(),
  mevcutsifre: z.string().nullish(),
  yenisifre: z.string().nullish(),
});
type Changes = z.output<typeof changes>;

export function userCalls(upstream: Upstream): Calls {
  const { state } = upstream;
  const profileOf = (user: User) => state.profiles[user.id] ?? user.profile;
  const own = (user: User) => ({ kullanici: wireUser(user, profileOf(user)) });

  return {
    "GET /api/v1/General/Kullanici/GetOwnUser": async (c) => own(await requireUser(c, upstream)),
    "POST /api/v1/General/Kullanici/Update": async (c) => {
      const user = await requireUser(c, upstream);
      const body = await readBody(c, changes);
      if (body.id !== user.id) throw new Refusal(403, "forbidden");
      const profile = changedProfile(user, body);
      if (body.yenisifre) {
        if (!isPassword(upstream, user, body.mevcutsifre ?? ""))
          throw new Refusal(400, "wrongCurrentPassword");
        if (!isStrongEnough(body.yenisifre)) throw new Refusal(400, "weakPassword");
        choosePassword(upstream, user, body.yenisifre);
      }
      state.profiles[user.id] = profile;
      await state.save();
      return own(user);
    },
    // Accepts either of the user's tokens.
    "GET /api/v1/General/UserApplication/GetUserApp": async (c) => {
      const user = await requireUser(c, upstream);
      if (!user.hasBulletin) return [];
      return [wireApplication(wireRequest(c, upstream).language === "en", user, profileOf(user))];
    },
  };
}

/** No call uploads a picture: a photo stays or is removed. */
function changedProfile(user: User, changes: Changes): Profile {
  if (changes.profilresmi && changes.profilresmi !== photoPath(user)) throw new Refusal(400, "badRequest");
  return {
    name: changes.name,
    surname: changes.surname,
    email: changes.email,
    phone: changes.telefon || null,
    hasPhoto: Boolean(changes.profilresmi),
    provinceId: changes.ilid ?? null,
  };
}

function wireUser(user: User, profile: Profile) {
  const member = memberOf(user);
  return {
    ...audit("Kullanici", user.id, member?.since ?? EXCHANGE.founded),
    UserName: user.userName,
    Name: profile.name,
    SurName: profile.surname,
    Email: profile.email,
    Telefon: profile.phone,
    ProfilResmi: profile.hasPhoto ? photoPath(user) : null,
    IlId: profile.provinceId,
    KullaniciTipId: user.kind,
    IsAdmin: user.isAdmin,
    IsSuperAdmin: false,
    Active: user.active,
    Approved: true,
    AuthType: user.authType,
    TimeZone: "Europe/Istanbul",
    DogumGunu: null,
    UyeKodu: member?.number ?? null,
    UyeId: member?.id ?? null,
  };
}

function wireApplication(isEnglish: boolean, user: User, { name, surname, email }: Profile) {
  const { id } = APPLICATIONS.bulletin;
  return {
    Id: 1,
    ApplicationId: id,
    KullaniciId: user.id,
    UserAppId: user.id * 100 + id,
    Ad: name,
    Soyad: surname,
    Eposta: email,
    Application: isEnglish ? "Online Bulletin" : "Online Bülten",
    Description: isEnglish
      ? "Prices, arrivals and own trades"
      : "Fiyatlar, gelen ürünler ve kendi işlemleriniz",
    Path: "kullanici-bulten",
    IconHtml: null,
    BaseUrl: "",
    SystemApp: false,
    Sira: 1,
  };
}
