import { z } from "zod";
import { exchange } from "../../exchange";
import { fold } from "~/text/fold";
import { CONTENT_TYPE_IDS, contentTypeOf, PICTURE_FILE, type ContentType } from "../assumptions";
import { declareCall } from "../call";
import type { Id } from "../ids";
import { innerList, listOf, one, partOf, theOne, type Own } from "../lists";
import { missedWithout, record } from "../record";
import { date, flag, id, nothing, otherId, quantity, text, year } from "../wire";
import { listQuery, type ListQuery } from "../list-query";

/** What tells a picture where the kind of file is not said. */
const PICTURE_NAMES = /^\.?(?:jpe?g|png|webp|gif|avif)$/i;

const file = record({
  Id: otherId,
  IcerikId: otherId,
  DosyaAdi: text,
  DosyaYolu: text,
  Uzanti: text,
  Boyut: quantity,
  DosyaTip: quantity,
  Aciklama: text,
  Sira: quantity,
}).transform((row) => ({
  id: row.Id,
  /** The item that it is attached to, if it says so. */
  itemId: row.IcerikId,
  name: row.DosyaAdi,
  path: row.DosyaYolu,
  extension: row.Uzanti,
  bytes: row.Boyut,
  about: row.Aciklama,
  isPicture: row.DosyaTip === null ? PICTURE_NAMES.test(row.Uzanti ?? "") : row.DosyaTip === PICTURE_FILE,
}));

const item = record({
  Id: id,
  TipId: quantity,
  Baslik: text,
  Ozet: text,
  Icerik: text,
  OneCikanGorsel: text,
  GorselAltMetin: text,
  Tarih: date,
  BitisTarih: date,
  Yil: quantity,
  SabitGonderi: flag,
  HariciLink: text,
  DahiliLink: text,
  AcilistaGoster: flag,
  YeniSekmedeAc: flag,
  KategoriAdi: text,
  Sira: quantity,
  SeoUrl: text,
  OkunmaSayisi: quantity,
  Dosyalar: innerList(file),
})
  .transform(missedWithout("Icerik", "AcilistaGoster", "SeoUrl"))
  .transform((row) => ({
    id: row.Id,
    type: contentTypeOf(row.TipId),
    /** As the upstream numbers it; null when it doesn't say. */
    typeId: row.TipId,
    title: row.Baslik,
    summary: row.Ozet,
    html: row.Icerik,
    image: row.OneCikanGorsel,
    imageAlt: row.GorselAltMetin,
    date: row.Tarih,
    /** The last day to apply, of what has one. */
    lastDay: row.BitisTarih,
    /** The year it is about. */
    year: row.Yil,
    slug: row.SeoUrl,
    category: row.KategoriAdi,
    position: row.Sira,
    isPinned: row.SabitGonderi,
    isShownOnOpening: row.AcilistaGoster,
    externalLink: row.HariciLink,
    internalLink: row.DahiliLink,
    newTab: row.YeniSekmedeAc,
    readCount: row.OkunmaSayisi,
    files: row.Dosyalar.rows,
  }));

/** A news item, announcement, corporate text, policy or menu page. */
export type ContentItem = z.infer<typeof item>;
export type ContentFile = z.infer<typeof file>;

/** Items of some types; one that doesn't say its type is of those that were asked for. */
const ofTypes = (types: readonly ContentType[]): Own<ContentItem> => ({
  field: "TipId",
  is: ({ typeId }) => typeId === null || types.some((type) => CONTENT_TYPE_IDS[type] === typeId),
});

const NEWEST_FIRST = [
  { field: "SabitGonderi", order: -1 },
  { field: "Tarih", order: -1 },
] as const satisfies ListQuery["sort"];

const read = { method: "POST", kind: "read", lifetime: "content", token: "none" } as const;

/** The newest items of one type, pinned ones first, without their long texts. */
export const listNewest = declareCall({
  ...read,
  name: "content.newest",
  path: ({ type, count }: { type: ContentType; count: number }) =>
    `Alpha.WebPanel/DuyuruHaber/GetWithFilterNews?tipId=${CONTENT_TYPE_IDS[type]}&kayitadet=${count}`,
  body: ({ count }) => listQuery({ rows: count, sort: [...NEWEST_FIRST] }),
  answer: ({ type, count }) => listOf(item, ofTypes([type])).transform((items) => items.slice(0, count)),
});

export interface ContentSearch {
  types: ContentType[];
  year: number | null;
  search: string;
  first: number;
  rows: number;
}

/** Items of some types, filtered and paged, pinned ones first. */
export const searchContent = declareCall({
  ...read,
  name: "content.search",
  path: () => "Alpha.WebPanel/DuyuruHaber/GetWithFilterInfo",
  body: ({ types, year, search, first, rows }: ContentSearch) =>
    listQuery({
      first,
      rows,
      search,
      sort: [...NEWEST_FIRST],
      filters: {
        TipId: { value: types.map((type) => CONTENT_TYPE_IDS[type]), matchMode: "in" },
        ...(year === null ? {} : { Yil: { value: year, matchMode: "equals" as const } }),
      },
    }),
  answer: ({ types, first, rows }) => partOf(item, { first, rows }, ofTypes(types)),
});

/** One item by its id; null when there is none. */
export const findItem = declareCall({
  ...read,
  name: "content.item",
  path: () => "Alpha.WebPanel/DuyuruHaber/GetWithFilterInfo",
  body: ({ id: itemId }: { id: Id }) =>
    listQuery({ rows: 1, filters: { Id: { value: itemId, matchMode: "equals" } } }),
  answer: ({ id: itemId }) => theOne(item, ({ id: found }) => found === itemId),
});

/** One item of a type by its address word; null when there is none. */
export const findItemBySlug = declareCall({
  ...read,
  name: "content.itemBySlug",
  path: () => "Alpha.WebPanel/DuyuruHaber/GetWithFilterInfo",
  body: ({ type, slug }: { type: ContentType; slug: string }) =>
    listQuery({
      rows: 1,
      filters: {
        TipId: { value: CONTENT_TYPE_IDS[type], matchMode: "equals" },
        SeoUrl: { value: slug, matchMode: "equals" },
      },
    }),
  answer: ({ type, slug }) =>
    theOne(
      item,
      (found) => ofTypes([type]).is(found) && found.slug !== null && fold(found.slug) === fold(slug),
    ),
});

/** Sets of photos, newest first; the photos are the files of each. */
export const listPhotoSets = declareCall({
  ...read,
  name: "content.photoSets",
  path: () => "Alpha.WebPanel/DuyuruHaber/GetWithFilterInfoIlgin",
  body: ({ first, rows }: { first: number; rows: number }) =>
    listQuery({ first, rows, sort: [...NEWEST_FIRST] }),
  answer: (part) => partOf(item, part),
});

const publicationCode = (type: ContentType) => encodeURIComponent(exchange.publicationCodes[type] ?? "");

const yearRow = record({ Yil: year, Adet: quantity }).transform((row) => ({
  year: row.Yil,
  count: row.Adet ?? 0,
}));

/** The years in which items of a type were published, newest first. */
export const listYears = declareCall({
  name: "content.years",
  method: "GET",
  kind: "read",
  lifetime: "content",
  token: "none",
  path: ({ type }: { type: ContentType }) =>
    `Alpha.WebPanel/DuyuruHaber/GetYilFilter?TipId=${CONTENT_TYPE_IDS[type]}&YayinTurKod=${publicationCode(type)}`,
  answer: listOf(yearRow),
});

/** The files attached to an item. */
export const listFiles = declareCall({
  ...read,
  name: "content.files",
  path: () => "Alpha.WebPanel/IcerikDosya/GetWithFilterInfo",
  body: ({ id: itemId }: { id: Id }) =>
    listQuery({
      rows: 100,
      filters: { IcerikId: { value: itemId, matchMode: "equals" } },
      sort: [{ field: "Sira", order: 1 }],
    }),
  answer: ({ id: itemId }) =>
    listOf(file, { field: "IcerikId", is: (found) => found.itemId === null || found.itemId === itemId }),
});

const counted = record({ IcerikId: otherId, OkunmaSayisi: quantity }, ["OkunmaSayisi"]);

/** The count of an item, also as a bare number; none for what is of another. */
const countOf = (itemId: Id) =>
  z.union([
    one(counted.nullable()).transform((row) => {
      const isOwn = row !== null && (row.IcerikId === null || row.IcerikId === itemId);
      return isOwn ? (row.OkunmaSayisi ?? 0) : 0;
    }),
    quantity.transform((count) => count ?? 0),
  ]);

/** How often an item was read. */
export const readCount = declareCall({
  name: "content.readCount",
  method: "GET",
  kind: "read",
  lifetime: "content",
  token: "none",
  path: ({ id: itemId }: { id: Id }) => `Alpha.WebPanel/IcerikOkunmaSayisi/GetByIcerikId/${itemId}`,
  answer: ({ id: itemId }) => countOf(itemId),
});

/** Counts one more reading of an item. */
export const raiseReadCount = declareCall({
  name: "content.raiseReadCount",
  method: "POST",
  kind: "write",
  lifetime: "none",
  token: "none",
  path: ({ id: itemId }: { id: Id }) =>
    `Alpha.WebPanel/IcerikOkunmaSayisi/IcerikOkunmaSayisiArttir/${itemId}`,
  answer: nothing,
});
