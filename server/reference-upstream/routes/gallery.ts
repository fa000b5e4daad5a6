import { Hono } from "hono";
import { addDays, wireDay } from "../clock";
import { ALBUMS, VIDEOS, VIDEO_ALBUM } from "../content/gallery";
import type { Album, Photo, Video } from "../content/gallery/types";
import type { Picture } from "../content/types";
import { pictureRecipe, recipeName } from "../files/recipes";
import { applyFilter } from "../filter";
import { type Language, languageOf, textIn } from "../language";
import { readFilter } from "../requests";
import type { Upstream } from "../upstream";
import { audit } from "../wire";

/** Galeri: a row for each photo and each video, carrying the name of its album. */
export function galleryRoutes({ clock }: Upstream): Hono {
  const routes = new Hono();
  routes.post("/GetWithFilterInfo", async (c) => {
    const language = languageOf(c.req.raw.headers);
    const today = clock.today();
    const rows = [
      ...ALBUMS.flatMap((album) => wireAlbum(album, today, language)),
      ...VIDEOS.map((video, index) => wireVideo(video, index, today, language)),
    ];
    return c.json(applyFilter(rows, await readFilter(c), ["GaleriAdi", "Baslik", "Aciklama"]));
  });
  return routes;
}

function wireAlbum(album: Album, today: string, language: Language) {
  const day = addDays(today, -album.daysAgo);
  // An album without photos has one row without a picture, as a left join gives it.
  if (album.photos.length === 0) return [wirePhoto(null, album, 0, day, language)];
  return album.photos.map((photo, index) => wirePhoto(photo, album, index + 1, day, language));
}

function wirePhoto(photo: Photo | null, album: Album, position: number, day: string, language: Language) {
  const id = album.id * 100 + position;
  return {
    ...audit("Galeri", id, day),
    GaleriId: album.id,
    GaleriAdi: textIn(album.title, language),
    GaleriTip: "FOTO",
    Baslik: photo ? textIn(photo.title, language) : "",
    Aciklama: textIn(album.description, language),
    ...pictureColumns(photo?.picture, language),
    VideoUrl: null,
    Sure: null,
    Tarih: wireDay(day),
    Sira: position,
  };
}

function wireVideo(video: Video, index: number, today: string, language: Language) {
  const day = addDays(today, -video.daysAgo);
  return {
    ...audit("Galeri", video.id, day),
    GaleriId: VIDEO_ALBUM.id,
    GaleriAdi: textIn(VIDEO_ALBUM.title, language),
    GaleriTip: "VIDEO",
    Baslik: textIn(video.title, language),
    Aciklama: textIn(video.description, language),
    ...pictureColumns(video.picture, language),
    VideoUrl: video.address,
    Sure: video.duration,
    Tarih: wireDay(day),
    Sira: index + 1,
  };
}

function pictureColumns(picture: Picture | undefined, language: Language) {
  const path = picture ? `/files/${recipeName(pictureRecipe(picture))}` : "";
  return { Gorsel: path, KucukGorsel: null, AltMetin: picture ? textIn(picture.alt, language) : "" };
}
