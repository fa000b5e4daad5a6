import { type Context, Hono } from "hono";
import { z } from "zod";
import { APPLICATIONS } from "../applications";
import { EXCHANGE } from "../content/exchange";
import { languageOf } from "../language";
import { isPassword, isStrongEnough, keepPassword } from "../passwords";
import { keepProfile, readProfile } from "../profiles";
import { Refusal } from "../refusal";
import { readBody } from "../requests";
import { type Upstream, requireUser } from "../upstream";
import { photoPath } from "../user-photos";
import { type Profile, type User, memberOf } from "../users";
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

/** General/Kullanici: the user of the token, read and changed. */
export function userRoutes(upstream: Upstream): Hono {
  const { database } = upstream;
  const routes = new Hono();
  const own = async (user: User) => ({ kullanici: wireUser(user, await readProfile(database, user)) });

  routes.get("/GetOwnUser", async (c) => c.json(await own(await requireUser(c, upstream))));

  routes.post("/Update", async (c) => {
    const user = await requireUser(c, upstream);
    const sent = await readBody(c, changes);
    if (sent.id !== user.id) throw new Refusal(403, "forbidden");
    const profile = profileOf(user, sent);
    if (sent.yenisifre) await changePassword(upstream, user, sent.mevcutsifre ?? "", sent.yenisifre);
    await keepProfile(database, user, profile);
    return c.json(await own(user));
  });

  return routes;
}

/** No call takes a picture: a photo is kept or taken away. */
function profileOf(user: User, sent: Changes): Profile {
  if (sent.profilresmi && sent.profilresmi !== photoPath(user)) throw new Refusal(400, "badRequest");
  return {
    name: sent.name,
    surname: sent.surname,
    email: sent.email,
    phone: sent.telefon || null,
    hasPhoto: Boolean(sent.profilresmi),
    provinceId: sent.ilid ?? null,
  };
}

async function changePassword(
  { database, passwords }: Upstream,
  user: User,
  current: string,
  wanted: string,
): Promise<void> {
  if (!(await isPassword(database, passwords, user, current))) throw new Refusal(400, "wrongCurrentPassword");
  if (!isStrongEnough(wanted)) throw new Refusal(400, "weakPassword");
  await keepPassword(database, user, wanted);
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

/** General/UserApplication: what the user may use; asked with either of the user's tokens. */
export function userApplicationRoutes(upstream: Upstream): Hono {
  const routes = new Hono();
  routes.get("/GetUserApp", async (c) => {
    const user = await requireUser(c, upstream);
    if (!user.hasBulletin) return c.json([]);
    return c.json([wireApplication(c, user, await readProfile(upstream.database, user))]);
  });
  return routes;
}

function wireApplication(c: Context, user: User, profile: Profile) {
  const isEnglish = languageOf(c.req.raw.headers) === "en";
  return {
    Id: 1,
    ApplicationId: APPLICATIONS.bulletin.id,
    KullaniciId: user.id,
    UserAppId: user.id * 100 + APPLICATIONS.bulletin.id,
    Ad: profile.name,
    Soyad: profile.surname,
    Eposta: profile.email,
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
