import type { Row } from "@libsql/client";
import { Hono } from "hono";
import { addDays, wireDay } from "../clock";
import { EVENTS } from "../content/events";
import { EXCHANGE } from "../content/exchange";
import type { EventSeed } from "../content/types";
import { textOf } from "../content-rows";
import { readNullable, readText } from "../database/columns";
import { applyFilter } from "../filter";
import { type Language, languageOf, textIn } from "../language";
import { readFilter, readId } from "../requests";
import type { Upstream } from "../upstream";
import { audit } from "../wire";

const KINDS: Record<EventSeed["kind"], Record<Language, string>> = {
  1: { tr: "Eğitim", en: "Training" },
  2: { tr: "Toplantı", en: "Meeting" },
  3: { tr: "Fuar", en: "Fair" },
  4: { tr: "Tören", en: "Ceremony" },
  5: { tr: "Ziyaret", en: "Visit" },
  6: { tr: "Salon satışı", en: "Hall sale" },
};

const PICTURE_WORDS = new Map(EVENTS.flatMap(({ id, picture }) => (picture ? [[id, picture.alt]] : [])));

/** Event: trainings, meetings, fairs, ceremonies, visits and hall sales. */
export function eventRoutes({ database }: Upstream): Hono {
  const routes = new Hono();
  routes.post("/GetWithFilterInfo", async (c) => {
    const filter = await readFilter(c);
    const language = languageOf(c.req.raw.headers);
    const kind = readId(c.req.query("etkinliktipId") ?? "");
    const { rows } = await database.execute("SELECT * FROM events ORDER BY first_day, id");
    const events = rows
      .map((row) => wireEvent(row, language))
      .filter((event) => !kind || event.EtkinlikTipId === kind);
    return c.json(applyFilter(events, filter, ["Baslik", "Aciklama", "Yer"]));
  });
  return routes;
}

function wireEvent(row: Row, language: Language) {
  const id = Number(row["id"]);
  const kind = Number(row["kind"]) as EventSeed["kind"];
  const firstDay = readText(row, "first_day");
  return {
    ...audit("Event", id, addDays(firstDay, -30)),
    EtkinlikTipId: kind,
    EtkinlikTipAdi: KINDS[kind][language],
    Baslik: textOf(row, "title", language),
    Aciklama: textOf(row, "body", language),
    BaslangicTarih: at(firstDay, readNullable(row, "starts_at")),
    BitisTarih: at(readText(row, "last_day"), readNullable(row, "ends_at")),
    TumGun: row["starts_at"] === null,
    Yer: textOf(row, "place", language),
    Adres: textOf(row, "address", language) || null,
    Kontenjan: row["capacity"],
    KayitLink: null,
    OneCikanGorsel: readNullable(row, "picture"),
    GorselAltMetin: textIn(PICTURE_WORDS.get(id) ?? { tr: "" }, language) || null,
    Organizator: EXCHANGE.name[language],
    UcretliMi: false,
  };
}

function at(day: string, time: string | null): string {
  return time ? `${day}T${time}:00` : wireDay(day);
}
