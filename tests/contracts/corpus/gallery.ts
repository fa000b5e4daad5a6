import { listFiles, listPhotoSets } from "../../../server/upstream/contracts/content";
import {
  listAlbum,
  listPhotos,
  listVideos,
  type GalleryItem,
} from "../../../server/upstream/contracts/gallery";
import { FULL, READ_FULL } from "./content";
import { corpusOf, onlyPart } from "./sample";

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
  kind: "FOTO",
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
  kind: null,
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

const photosOfAll = {
  "an envelope": { sent: { data: [PHOTO, EMPTY], totalRecords: 2 }, read: [READ_PHOTO, READ_EMPTY] },
  "204": { sent: undefined, read: [] },
  "a picture that is no text, and a photo of no album": {
    sent: [
      { ...PHOTO, Gorsel: {} },
      { ...PHOTO, GaleriId: null },
    ],
    read: [
      { ...READ_PHOTO, image: null },
      { ...READ_PHOTO, albumId: null },
    ],
    lost: ["cell Gorsel"],
  },
  "photos among which a filter that is not known leaves videos": {
    sent: [PHOTO, { ...VIDEO, GaleriTip: "VIDEO" }],
    read: [READ_PHOTO],
    lost: ["foreign GaleriTip"],
  },
};
const photosOfAlbum = {
  "a bare array": { sent: [PHOTO], read: [READ_PHOTO] },
  "no content": { sent: undefined, read: [] },
  "photos of another album, and of none": {
    sent: { Data: [PHOTO, EMPTY, { ...PHOTO, GaleriId: null }] },
    // One that names no album is of the one asked for.
    read: [READ_PHOTO, { ...READ_PHOTO, albumId: null }],
    lost: ["foreign GaleriId"],
  },
};
/** Nobody may take it for an empty album. */
const noPhotos = {
  "rows that are none": { sent: [{ gizli: 1 }], path: "0.Id", lost: ["row Id"] },
  "other rows than asked for": { sent: [{ ...VIDEO, GaleriTip: "VIDEO" }], path: "" },
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
          itemId: null,
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
          itemId: null,
          name: null,
          path: "/files/5",
          extension: "bin",
          bytes: null,
          about: "Avlu",
          isPicture: true,
        },
        {
          id: 6,
          itemId: null,
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
  { "files that are no records": { sent: ["gizli", 4], path: "0", lost: ["row (row)"] } },
);

const photoSets = corpusOf(
  listPhotoSets,
  { first: 0, rows: 4 },
  {
    "an envelope": { sent: { data: [FULL], totalRecords: 3 }, read: onlyPart([READ_FULL], 3) },
    "the same told wrongly, or not at all": {
      sent: { data: [FULL], totalRecords: -1 },
      read: onlyPart([READ_FULL]),
    },
    "a set without an id among others": {
      sent: { data: [{ Baslik: "gizli" }, FULL], totalRecords: 2 },
      read: { ...onlyPart([READ_FULL], 2), sent: 2, unread: 1 },
      lost: ["row Id"],
    },
    "204": { sent: undefined, read: onlyPart([]) },
  },
  { "an error in place of a list": { sent: { success: false, data: null }, path: "" } },
);

export const GALLERY = [
  files,
  photoSets,
  corpusOf(listAlbum, { albumId: 1 }, photosOfAlbum, {
    ...noPhotos,
    "other rows than asked for": { ...noPhotos["other rows than asked for"], lost: ["foreign GaleriId"] },
  }),
  corpusOf(listPhotos, null, photosOfAll, {
    ...noPhotos,
    "other rows than asked for": { ...noPhotos["other rows than asked for"], lost: ["foreign GaleriTip"] },
  }),
  corpusOf(
    listVideos,
    { first: 0, rows: 12 },
    {
      "a page of them": { sent: { data: [VIDEO], totalRecords: 5 }, read: onlyPart([READ_VIDEO], 5) },
    },
    { "a text": { sent: "gizli", path: "" } },
  ),
];
