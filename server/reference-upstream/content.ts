import { DateTime } from "luxon";
import { addDays, wireDay } from "./clock";
import { CONTENT, EVENTS, EVENT_KINDS, KINDS } from "./data";
import EXCHANGE from "./data/exchange.json";
import { attachmentRecipe, filePath, guidOf, pictureRecipe } from "./files/recipes";
import { type Language, textIn } from "./language";
import { priceDocuments } from "./price-documents";
import { isSessionDay, sessionDayBefore } from "./prices/calendar";
import type { Bilingual, ContentSeed, EventSeed, Picture } from "./types";
import { type WireRequest, TENANT, audit } from "./wire";

/** Two old news items with broken pictures, as on real exchanges: one is missing, one was never set. */
const WITH_DEAD_PICTURE = 1032;
const WITH_NULL_PICTURE = 1035;
const FILE_KIND = { pdf: 1, jpg: 2 };

export const seeds = oncePerDay(({ today }) => [...CONTENT, ...priceDocuments(today)]);

/** All rows of DuyuruHaber: pinned first, then newest first; read counts are the initial ones. */
export const contentRows = oncePerDay((request) =>
  datedSeeds(request)
    .toSorted(
      (a, b) =>
        Number(b.pinned ?? false) - Number(a.pinned ?? false) || (a.day < b.day ? 1 : -Number(a.day > b.day)),
    )
    .map((seed) => contentRow(seed, request.language)),
);
export type ContentRow = ReturnType<typeof contentRow>;

export const fileRows = oncePerDay((request) =>
  datedSeeds(request)
    .toSorted((a, b) => a.id - b.id)
    .flatMap((seed) => (seed.files ?? []).map((_, at) => fileRow(seed, at, request.language))),
);
export type FileRow = ReturnType<typeof fileRow>;

export const eventRows = oncePerDay(({ today, language }) =>
  EVENTS.map((seed) => ({ ...seed, firstDay: addDays(today, seed.inDays) }))
    .toSorted((a, b) => (a.firstDay < b.firstDay ? -1 : Number(a.firstDay > b.firstDay)) || a.id - b.id)
    .map((seed) => eventRow(seed, language)),
);

function oncePerDay<Made>(make: (request: WireRequest) => Made): (request: WireRequest) => Made {
  let cache = { day: "", made: new Map<Language, Made>() };
  return (request) => {
    if (cache.day !== request.today) cache = { day: request.today, made: new Map() };
    const made = cache.made.get(request.language) ?? make(request);
    cache.made.set(request.language, made);
    return made;
  };
}

type DatedSeed = ReturnType<typeof datedSeeds>[number];

function datedSeeds(request: WireRequest) {
  const { today } = request;
  return seeds(request)
    .map((seed) => ({
      ...seed,
      day: dayOf(seed, today),
      lastDay: seed.endsInDays === undefined ? null : addDays(today, seed.endsInDays),
    }))
    .filter(({ day }) => day <= today)
    .map((seed, index) => ({ ...seed, position: index + 1 }));
}

function dayOf(seed: ContentSeed, today: string): string {
  if (seed.day !== undefined) return seed.day;
  const day = addDays(today, -(seed.daysAgo ?? 0));
  return seed.onSessionDay && !isSessionDay(day) ? sessionDayBefore(day) : day;
}

function contentRow(seed: DatedSeed, language: Language) {
  const kind = KINDS[seed.kind];
  const text = textsOf(seed, seed, language);
  return {
    ...audit("DuyuruHaber", seed.id, seed.day),
    ...TENANT,
    TipId: seed.kind,
    TipAdi: kind?.[language],
    Baslik: text(seed.title),
    Ozet: text(seed.summary),
    Icerik: text(seed.body),
    OneCikanGorsel: picturePath(seed),
    GorselAltMetin: labelOf(seed.picture?.alt, language),
    Tarih: wireDay(seed.day),
    BitisTarih: seed.lastDay && wireDay(seed.lastDay),
    SabitGonderi: seed.pinned ?? false,
    AcilistaGoster: seed.onOpening ?? false,
    HariciLink: seed.externalLink ?? null,
    DahiliLink: seed.internalLink ?? null,
    YeniSekmedeAc: seed.newTab ?? false,
    YayinTurKod: kind?.code,
    Yil: seed.year ?? Number(seed.day.slice(0, 4)),
    Sira: seed.position,
    Etiketler: seed.tags?.join(",") ?? null,
    DosyaSayisi: seed.files?.length ?? 0,
    KategoriAdi: labelOf(seed.category, language),
    SeoUrl: seed.slug ?? null,
    OkunmaSayisi: seed.readCount,
  };
}

function fileRow(seed: DatedSeed, at: number, language: Language) {
  const file = seed.files?.[at];
  if (!file) throw new Error(`item ${seed.id} has no file ${at}`);
  const name = fillDates(labelOf(file.name, language) ?? "", seed, language);
  const path = filePath(attachmentRecipe(file, name));
  const extension = path.endsWith("pdf") ? "pdf" : "jpg";
  const id = seed.id * 10 + at;
  return {
    ...audit("IcerikDosya", id, EXCHANGE.founded),
    IcerikId: seed.id,
    DosyaAdi: name.endsWith(`.${extension}`) ? name : `${name}.${extension}`,
    DosyaYolu: path,
    Uzanti: extension,
    Boyut: null as number | null,
    DosyaTip: FILE_KIND[extension],
    Aciklama: "picture" in file ? labelOf(file.picture.alt, language) : null,
    Sira: at + 1,
  };
}

function eventRow(seed: EventSeed & { firstDay: string }, language: Language) {
  const { firstDay } = seed;
  const text = textsOf(seed, { day: firstDay }, language);
  const at = (day: string, time: string | undefined) => (time ? `${day}T${time}:00` : wireDay(day));
  return {
    ...audit("Event", seed.id, addDays(firstDay, -30)),
    EtkinlikTipId: seed.kind,
    EtkinlikTipAdi: EVENT_KINDS[seed.kind]?.[language],
    Baslik: text(seed.title),
    Aciklama: text(seed.body),
    BaslangicTarih: at(firstDay, seed.from),
    BitisTarih: at(addDays(firstDay, seed.days - 1), seed.until),
    TumGun: seed.from === undefined,
    Yer: text(seed.place),
    Adres: (seed.address && text(seed.address)) || null,
    Kontenjan: seed.capacity ?? null,
    KayitLink: null,
    OneCikanGorsel: picturePath(seed),
    GorselAltMetin: (seed.picture && textIn(seed.picture.alt, language)) || null,
    Organizator: EXCHANGE.name[language],
    UcretliMi: false,
  };
}

/** Reads an item's texts with their dates; without an English title the item has no English at all. */
function textsOf({ title }: { title: Bilingual }, days: Days, language: Language) {
  const isEmpty = textIn(title, language) === "";
  return (text: Bilingual) => (isEmpty ? "" : fillDates(textIn(text, language), days, language));
}

/** A short text in English, else Turkish, whatever the item's other texts have. */
function labelOf(text: Bilingual | undefined, language: Language): string | null {
  return (text && (textIn(text, language) || text.tr)) || null;
}

function picturePath({ id, picture }: { id: number; picture?: Picture }): string | null {
  if (id === WITH_DEAD_PICTURE) return `/files/${guidOf("a picture that is gone")}.jpg`;
  if (id === WITH_NULL_PICTURE) return "/files/null";
  return picture ? filePath(pictureRecipe(picture)) : null;
}

interface Days {
  day: string;
  lastDay?: string | null;
}

const LOCALES = { tr: "tr", en: "en-GB" } as const;
const PLACEHOLDER = /\{(date|fullDate|month|prevMonth|year|nextYear|deadline)([+-]\d+)?\}/g;

/** Fills in a text's dates: {date} "20 Kasım", {date+8}, {fullDate} "20 Kasım 2026", {month}, {nextYear}, {deadline}. */
function fillDates(text: string, { day, lastDay }: Days, language: Language): string {
  return text.replace(PLACEHOLDER, (_, name: string, offset: string | undefined) => {
    const from = name === "deadline" ? lastDay : day;
    if (!from) throw new Error(`a text has {${name}}, but its item has no last day`);
    const date = DateTime.fromISO(addDays(from, Number(offset ?? 0))).setLocale(LOCALES[language]);
    if (name === "date") return date.toFormat("d MMMM");
    if (name === "fullDate" || name === "deadline") return date.toFormat("d MMMM yyyy");
    if (name === "month") return date.toFormat("MMMM");
    if (name === "prevMonth") return date.minus({ months: 1 }).toFormat("MMMM");
    return String(name === "year" ? date.year : date.year + 1);
  });
}
