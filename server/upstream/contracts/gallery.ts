import { z } from "zod";
import { GALLERY_KINDS } from "../assumptions";
import { declareCall } from "../call";
import { type Id, countIfMissing, record } from "../record";
import { listOf, partOf, type Own, listQuery } from "../lists";
import { date, otherId, text } from "../coerce";

const row = record({
  id: ["Id", otherId],
  albumId: ["GaleriId", otherId],
  kind: ["GaleriTip", text],
  albumName: ["GaleriAdi", text],
  title: ["Baslik", text],
  about: ["Aciklama", text],
  image: ["Gorsel", text],
  imageAlt: ["AltMetin", text],
  videoAddress: ["VideoUrl", text],
  length: ["Sure", text],
  date: ["Tarih", date],
}).transform(countIfMissing("albumId", "kind", "image"));

/** An empty album is one row without a picture. */
export type GalleryItem = z.infer<typeof row>;

const MAX_PHOTOS = 500;

const read = { lifetime: "content", token: "none" } as const;
const path = () => "Alpha.WebPanel/Galeri/GetWithFilterInfo";
const ofKind = (kind: keyof typeof GALLERY_KINDS) => ({
  GaleriTip: { value: GALLERY_KINDS[kind], matchMode: "equals" as const },
});

const isOf = (kind: keyof typeof GALLERY_KINDS) => (item: GalleryItem) =>
  item.kind === null || item.kind === GALLERY_KINDS[kind];
const photos: Own<GalleryItem> = { field: "GaleriTip", is: isOf("photo") };
const videos: Own<GalleryItem> = { field: "GaleriTip", is: isOf("video") };

/** A photo without an album belongs to the requested one. */
const isIn = (albumId: Id, item: GalleryItem) => item.albumId === null || item.albumId === albumId;

export const listAlbum = declareCall({
  ...read,
  path,
  name: "gallery.album",
  body: ({ albumId }: { albumId: Id }) =>
    listQuery({
      rows: MAX_PHOTOS,
      filters: { ...ofKind("photo"), GaleriId: { value: albumId, matchMode: "equals" } },
      sort: [{ field: "Sira", order: 1 }],
    }),
  answer: ({ albumId }) =>
    listOf(row, { field: "GaleriId", is: (item) => photos.is(item) && isIn(albumId, item) }),
});

export const listPhotos = declareCall({
  ...read,
  path,
  name: "gallery.photos",
  body: (_: null) =>
    listQuery({
      rows: MAX_PHOTOS,
      filters: ofKind("photo"),
      sort: [
        { field: "Tarih", order: -1 },
        { field: "Sira", order: 1 },
      ],
    }),
  answer: listOf(row, photos),
});

export const listVideos = declareCall({
  ...read,
  path,
  name: "gallery.videos",
  body: ({ first, rows }: { first: number; rows: number }) =>
    listQuery({ first, rows, filters: ofKind("video"), sort: [{ field: "Tarih", order: -1 }] }),
  answer: (part) => partOf(row, part, videos),
});
