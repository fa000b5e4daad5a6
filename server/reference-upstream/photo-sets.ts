import { addDays, wireDay } from "./clock";
import { PHOTO_SETS } from "./content/gallery";
import type { Album, Photo } from "./content/gallery/types";
import { pictureRecipe, recipeName } from "./files/recipes";
import { type Language, textIn } from "./language";
import { TENANT, audit } from "./wire";

/** TipId and DosyaTip of photo sets; the TipId is ours, as no public source tells it. */
const PHOTO_SET = 26;
const PICTURE = 2;

/** The rows of DuyuruHaber/GetWithFilterInfoIlgin: photo sets in the shape of content items. */
export function photoSetRows(today: string, language: Language) {
  return PHOTO_SETS.map((album, index) => photoSetRow(album, index, today, language));
}

function photoSetRow(album: Album, index: number, today: string, language: Language) {
  const day = addDays(today, -album.daysAgo);
  const files = album.photos.map((photo, at) => pictureRow(photo, album.id, at, day, language));
  return {
    ...audit("DuyuruHaber", album.id, day),
    ...TENANT,
    TipId: PHOTO_SET,
    TipAdi: language === "en" ? "Photo set" : "Fotoğraf seti",
    Baslik: textIn(album.title, language),
    Ozet: textIn(album.description, language),
    Icerik: `<p>${textIn(album.description, language)}</p>`,
    OneCikanGorsel: files[0]?.DosyaYolu ?? null,
    GorselAltMetin: files[0]?.Aciklama ?? null,
    Tarih: wireDay(day),
    BitisTarih: null,
    SabitGonderi: false,
    AcilistaGoster: false,
    HariciLink: null,
    DahiliLink: null,
    YeniSekmedeAc: false,
    YayinTurKod: null,
    Yil: Number(day.slice(0, 4)),
    Sira: index + 1,
    Etiketler: null,
    OkunmaSayisi: 0,
    DosyaSayisi: files.length,
    KategoriAdi: null,
    SeoUrl: null,
    Dosyalar: files,
  };
}

function pictureRow(photo: Photo, setId: number, index: number, day: string, language: Language) {
  const id = setId * 100 + index + 1;
  return {
    ...audit("IcerikDosya", id, day),
    IcerikId: setId,
    DosyaAdi: `${textIn(photo.title, language)}.jpg`,
    DosyaYolu: `/files/${recipeName(pictureRecipe(photo.picture))}`,
    Uzanti: "jpg",
    // Left unknown: telling the size would mean drawing every picture before the list is answered.
    Boyut: 0,
    DosyaTip: PICTURE,
    Aciklama: textIn(photo.picture.alt, language),
    Sira: index + 1,
  };
}
