import { z } from "zod";
import { siteProfile } from "../../config/site-profile";
import { fold } from "~/i18n/letters";
import { CONTENT_TYPE_IDS, contentTypeOf, PICTURE_FILE, type ContentType } from "../assumptions";
import { declareCall } from "../call";
import { type Id, countIfMissing, isLost, record } from "../record";
import { innerList, listOf, one, partOf, findOne, type Own, listQuery, type ListQuery } from "../lists";
import { date, flag, id, nothing, otherId, quantity, text, year } from "../coerce";

const PICTURE_NAMES = /^\.?(?:jpe?g|png|webp|gif|avif)$/i;

const file = record({
  id: ["Id", otherId],
  itemId: ["IcerikId", otherId],
  name: ["DosyaAdi", text],
  path: ["DosyaYolu", text],
  extension: ["Uzanti", text],
  bytes: ["Boyut", quantity],
  about: ["Aciklama", text],
  kind: ["DosyaTip", quantity],
}).transform(({ kind, ...row }) => ({
  ...row,
  isPicture: kind === null ? PICTURE_NAMES.test(row.extension ?? "") : kind === PICTURE_FILE,
}));

const item = record({
  id: ["Id", id],
  type: ["TipId", quantity.transform(contentTypeOf)],
  typeId: ["TipId", quantity],
  title: ["Baslik", text],
  summary: ["Ozet", text],
  html: ["Icerik", text],
  image: ["OneCikanGorsel", text],
  imageAlt: ["GorselAltMetin", text],
  date: ["Tarih", date],
  lastDay: ["BitisTarih", date],
  year: ["Yil", quantity],
  slug: ["SeoUrl", text],
  category: ["KategoriAdi", text],
  position: ["Sira", quantity],
  isPinned: ["SabitGonderi", flag],
  isShownOnOpening: ["AcilistaGoster", flag],
  externalLink: ["HariciLink", text],
  internalLink: ["DahiliLink", text],
  newTab: ["YeniSekmedeAc", flag],
  readCount: ["OkunmaSayisi", quantity],
  files: ["Dosyalar", innerList(file).transform(({ rows }) => rows)],
})
  .transform(countIfMissing("html", "isShownOnOpening", "slug"))
  .transform((row) => ({
    ...row,
    ...(isLost(row, "lastDay") && { isLastDayUnread: true }),
    ...(isLost(row, "externalLink") && { isLinkUnread: true }),
  }));

export type ContentItem = z.infer<typeof item>;
export type ContentFile = z.infer<typeof file>;

/** Rows without a type belong to the requested types. */
const ofTypes = (types: readonly ContentType[]): Own<ContentItem> => ({
  field: "TipId",
  is: ({ typeId }) => typeId === null || types.some((type) => CONTENT_TYPE_IDS[type] === typeId),
});

/** A service that ignores the filter returns the newest of all years. */
const ofYear = (wantedYear: number | null, types: readonly ContentType[]): Own<ContentItem> => ({
  field: wantedYear === null ? "TipId" : "Yil",
  is: (row) => {
    const year = row.year ?? (row.date === null ? null : Number(row.date.slice(0, 4)));
    return ofTypes(types).is(row) && (wantedYear === null || year === null || year === wantedYear);
  },
});

const NEWEST_FIRST = [
  { field: "SabitGonderi", order: -1 },
  { field: "Tarih", order: -1 },
] as const satisfies ListQuery["sort"];

const read = { lifetime: "content", token: "none" } as const;

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
  answer: ({ types, year, first, rows }) => partOf(item, { first, rows }, ofYear(year, types)),
});

export const findItem = declareCall({
  ...read,
  name: "content.item",
  path: () => "Alpha.WebPanel/DuyuruHaber/GetWithFilterInfo",
  body: ({ id: itemId }: { id: Id }) =>
    listQuery({ rows: 1, filters: { Id: { value: itemId, matchMode: "equals" } } }),
  answer: ({ id: itemId }) => findOne(item, ({ id: rowId }) => rowId === itemId),
});

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
    findOne(item, (row) => ofTypes([type]).is(row) && row.slug !== null && fold(row.slug) === fold(slug)),
});

export const listPhotoSets = declareCall({
  ...read,
  name: "content.photoSets",
  path: () => "Alpha.WebPanel/DuyuruHaber/GetWithFilterInfoIlgin",
  body: ({ first, rows }: { first: number; rows: number }) =>
    listQuery({ first, rows, sort: [...NEWEST_FIRST] }),
  answer: (part) => partOf(item, part),
});

const publicationCode = (type: ContentType) => encodeURIComponent(siteProfile.publicationCodes[type] ?? "");

const yearRow = record({ year: ["Yil", year], count: ["Adet", quantity.transform((count) => count ?? 0)] });

export const listYears = declareCall({
  name: "content.years",
  lifetime: "content",
  token: "none",
  path: ({ type }: { type: ContentType }) =>
    `Alpha.WebPanel/DuyuruHaber/GetYilFilter?TipId=${CONTENT_TYPE_IDS[type]}&YayinTurKod=${publicationCode(type)}`,
  answer: listOf(yearRow),
});

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
    listOf(file, { field: "IcerikId", is: (row) => row.itemId === null || row.itemId === itemId }),
});

const counted = record({ itemId: ["IcerikId", otherId], count: ["OkunmaSayisi", quantity] }, ["count"]);

const countOf = (itemId: Id) =>
  z.union([
    one(counted.nullable()).transform((row) => {
      const isOwn = row !== null && (row.itemId === null || row.itemId === itemId);
      return isOwn ? (row.count ?? 0) : 0;
    }),
    quantity.transform((count) => count ?? 0),
  ]);

export const readCount = declareCall({
  name: "content.readCount",
  lifetime: "content",
  token: "none",
  path: ({ id: itemId }: { id: Id }) => `Alpha.WebPanel/IcerikOkunmaSayisi/GetByIcerikId/${itemId}`,
  answer: ({ id: itemId }) => countOf(itemId),
});

export const raiseReadCount = declareCall({
  name: "content.raiseReadCount",
  kind: "write",
  lifetime: "none",
  token: "none",
  path: ({ id: itemId }: { id: Id }) =>
    `Alpha.WebPanel/IcerikOkunmaSayisi/IcerikOkunmaSayisiArttir/${itemId}`,
  answer: nothing,
});
