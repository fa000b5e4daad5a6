import { z } from "zod";
import { GALLERY_KINDS } from "../assumptions";
import { declareCall } from "../call";
import { listQuery } from "../list-query";
import { date, id, listOf, text } from "../wire";

const row = z
  .object({
    Id: id,
    GaleriId: id,
    GaleriAdi: text,
    Baslik: text,
    Aciklama: text,
    Gorsel: text,
    AltMetin: text,
    VideoUrl: text,
    Sure: text,
    Tarih: date,
  })
  .transform((item) => ({
    id: item.Id,
    albumId: item.GaleriId,
    albumName: item.GaleriAdi,
    title: item.Baslik,
    about: item.Aciklama,
    image: item.Gorsel,
    imageAlt: item.AltMetin,
    videoAddress: item.VideoUrl,
    length: item.Sure,
    date: item.Tarih,
  }));

/** A photo or a video with the album that it is in; an empty album is one row without a picture. */
export type GalleryItem = z.infer<typeof row>;

/** More photos than a page of an album should ever have. */
const MAX_PHOTOS = 500;

const read = { method: "POST", kind: "read", lifetime: "content", token: "none" } as const;
const path = () => "Alpha.WebPanel/Galeri/GetWithFilterInfo";
const ofKind = (kind: keyof typeof GALLERY_KINDS) => ({
  GaleriTip: { value: GALLERY_KINDS[kind], matchMode: "equals" as const },
});

/** The photos of one album, in their order. */
export const listAlbum = declareCall({
  ...read,
  path,
  name: "gallery.album",
  body: ({ albumId }: { albumId: number }) =>
    listQuery({
      rows: MAX_PHOTOS,
      filters: { ...ofKind("photo"), GaleriId: { value: albumId, matchMode: "equals" } },
      sort: [{ field: "Sira", order: 1 }],
    }),
  answer: listOf(row).transform(({ rows }) => rows),
});

/** The photos of all albums, the newest album first. */
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
  answer: listOf(row).transform(({ rows }) => rows),
});

/** The videos, newest first. */
export const listVideos = declareCall({
  ...read,
  path,
  name: "gallery.videos",
  body: ({ first, rows }: { first: number; rows: number }) =>
    listQuery({ first, rows, filters: ofKind("video"), sort: [{ field: "Tarih", order: -1 }] }),
  answer: listOf(row),
});
