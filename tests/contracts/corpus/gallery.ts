import { listFiles, listPhotoSets } from "../../../server/upstream/contracts/content";
import {
  listAlbum,
  listPhotos,
  listVideos,
  type GalleryItem,
} from "../../../server/upstream/contracts/gallery";
import { FULL, READ_FULL } from "./content";
import { corpusOf } from "./sample";

const PHOTO = {
  Id: "101",
  GaleriId: 1,
  GaleriAdi: " Satış Salonu ",
  GaleriTip: "FOTO",
  Baslik: "İlk tartı",
  Aciklama: "Bir seans günü",
  Gorsel: "/files/tarti.jpg",
  KucukGorsel: null,
  AltMetin: "Kantarda kamyon",
  VideoUrl: "",
  Tarih: "11.11.2026",
  Sira: 1,
};
const READ_PHOTO: GalleryItem = {
  id: 101,
  albumId: 1,
  albumName: "Satış Salonu",
  title: "İlk tartı",
  about: "Bir seans günü",
  image: "/files/tarti.jpg",
  imageAlt: "Kantarda kamyon",
  videoAddress: null,
  length: null,
  date: "2026-11-11T00:00",
};
/** An album without photos is one row without a picture. */
const EMPTY = { Id: 600, GaleriId: "6", GaleriAdi: "Basın", Baslik: "", Gorsel: "", AltMetin: "" };
const READ_EMPTY: GalleryItem = {
  id: 600,
  albumId: 6,
  albumName: "Basın",
  title: null,
  about: null,
  image: null,
  imageAlt: null,
  videoAddress: null,
  length: null,
  date: null,
};
const VIDEO = { Id: 2001, GaleriId: 20, Baslik: "Film", VideoUrl: "https://video.example/1", Sure: "02:14" };
const READ_VIDEO: GalleryItem = {
  ...READ_EMPTY,
  id: 2001,
  albumId: 20,
  albumName: null,
  title: "Film",
  videoAddress: "https://video.example/1",
  length: "02:14",
};

const photos = {
  taken: {
    "an envelope": { sent: { data: [PHOTO, EMPTY], totalRecords: 2 }, read: [READ_PHOTO, READ_EMPTY] },
    "a bare array": { sent: [PHOTO], read: [READ_PHOTO] },
    "204": { sent: undefined, read: [] },
  },
  refused: {
    "a photo of no album": { sent: [{ ...PHOTO, GaleriId: null }], path: "0.GaleriId" },
    "a picture that is no text": { sent: { data: [{ ...PHOTO, Gorsel: {} }] }, path: "data.0.Gorsel" },
  },
};

const files = corpusOf(
  listFiles,
  { id: 1007 },
  {
    "a file with little known": {
      sent: { data: [{ Id: 4, DosyaYolu: "/files/4.xlsx", Boyut: null }], totalRecords: 1 },
      read: [
        {
          id: 4,
          name: null,
          path: "/files/4.xlsx",
          extension: null,
          bytes: null,
          about: null,
          isPicture: false,
        },
      ],
    },
    "pictures, told by their kind or else by their names": {
      sent: [
        { Id: 5, DosyaYolu: "/files/5", Uzanti: "bin", DosyaTip: "2", Aciklama: "Avlu" },
        { Id: 6, DosyaYolu: "/files/6.jpg", Uzanti: ".JPG" },
      ],
      read: [
        {
          id: 5,
          name: null,
          path: "/files/5",
          extension: "bin",
          bytes: null,
          about: "Avlu",
          isPicture: true,
        },
        {
          id: 6,
          name: null,
          path: "/files/6.jpg",
          extension: ".JPG",
          bytes: null,
          about: null,
          isPicture: true,
        },
      ],
    },
  },
  { "a size in words": { sent: [{ Id: 4, Boyut: "gizli" }], path: "0.Boyut" } },
);

const photoSets = corpusOf(
  listPhotoSets,
  { first: 0, rows: 4 },
  {
    "an envelope": { sent: { data: [FULL], totalRecords: 3 }, read: { rows: [READ_FULL], total: 3 } },
    "204": { sent: undefined, read: { rows: [], total: 0 } },
  },
  { "a set without an id": { sent: { data: [{ Baslik: "gizli" }] }, path: "data.0.Id" } },
);

export const GALLERY = [
  files,
  photoSets,
  corpusOf(listAlbum, { albumId: 1 }, photos.taken, photos.refused),
  corpusOf(listPhotos, null, photos.taken, photos.refused),
  corpusOf(
    listVideos,
    { first: 0, rows: 12 },
    {
      "a page of them": { sent: { data: [VIDEO], totalRecords: 5 }, read: { rows: [READ_VIDEO], total: 5 } },
    },
    { "a length that is a list": { sent: [{ ...VIDEO, Sure: ["gizli"] }], path: "0.Sure" } },
  ),
];
