import { Hono } from "hono";
import { fold } from "~/text/fold";
import { EXCHANGE } from "../content/exchange";
import { SEATS, portraitOf } from "../content/people";
import { BIOGRAPHIES } from "../content/people/biographies";
import { groupName } from "../content/people/groups";
import { ORGAN, type Organ, type Seat } from "../content/people/types";
import { recipeName } from "../files/recipes";
import { type Language, languageOf, textIn } from "../language";
import { audit } from "../wire";

const ORGAN_NAMES: Record<Organ, Record<Language, string>> = {
  [ORGAN.chartUnit]: { tr: "Organizasyon Birimi", en: "Organisation Unit" },
  [ORGAN.council]: { tr: "Meclis", en: "Council" },
  [ORGAN.board]: { tr: "Yönetim Kurulu", en: "Board of Directors" },
  [ORGAN.disciplinaryBoard]: { tr: "Disiplin Kurulu", en: "Disciplinary Board" },
  [ORGAN.generalSecretariat]: { tr: "Genel Sekreterlik", en: "General Secretariat" },
  [ORGAN.staff]: { tr: "Personel", en: "Staff" },
  [ORGAN.committee]: { tr: "Meslek Komitesi", en: "Professional Committee" },
  [ORGAN.accreditationCommittee]: {
    tr: "Akreditasyon İzleme Komitesi",
    en: "Accreditation Monitoring Committee",
  },
  [ORGAN.unionDelegates]: { tr: "TOBB Delegeleri", en: "Delegates to TOBB" },
};

/** KadroTanim: everybody in the organs and on the staff, and the units of the organisation chart. */
export function peopleRoutes(): Hono {
  const routes = new Hono();
  routes.get("/Get", (c) => {
    const language = languageOf(c.req.raw.headers);
    return c.json(SEATS.map((seat) => wireSeat(seat, language)));
  });
  return routes;
}

function wireSeat(seat: Seat, language: Language) {
  const portrait = portraitOf(seat.name);
  const biography = BIOGRAPHIES[seat.name];
  return {
    ...audit("KadroTanim", seat.id, EXCHANGE.founded),
    AdSoyad: seat.name,
    Unvan: textIn(seat.title, language),
    KurulTip: seat.organ,
    KurulAdi: ORGAN_NAMES[seat.organ][language],
    Gorev: seat.office ? textIn(seat.office, language) : null,
    MeslekGrubuNo: seat.group ?? null,
    MeslekGrubuAdi: seat.group ? textIn(groupName(seat.group), language) : null,
    AsilMi: !seat.isSubstitute,
    Fotograf: portrait && `/files/${recipeName(portrait)}`,
    Eposta: seat.extension ? emailOf(seat.name) : null,
    Dahili: seat.extension ?? null,
    Ozgecmis: biography ? textIn(biography, language) : null,
    UstId: seat.parent,
    Birim: seat.unit ? textIn(seat.unit, language) : null,
    Sira: positionOf(seat),
  };
}

/** The place within the organ, from 1. */
function positionOf(seat: Seat): number {
  return SEATS.filter((other) => other.organ === seat.organ).indexOf(seat) + 1;
}

/** "Dr. Aslı Gökçeoba" has asli.gokceoba@…; only the staff have addresses of the exchange. */
function emailOf(name: string): string {
  const words = name.split(" ").filter((word) => !word.endsWith("."));
  return `${fold(words.join("."))}@${EXCHANGE.domain}`;
}
