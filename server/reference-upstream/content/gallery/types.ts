import type { Bilingual, Picture, Scene } from "../types";

export interface Photo {
  title: Bilingual;
  picture: Picture;
}

/** An album of the photo gallery, or a photo set of the page "Fotoğraflar". */
export interface Album {
  id: number;
  title: Bilingual;
  description: Bilingual;
  /** Published this many days before the demo's today. */
  daysAgo: number;
  photos: Photo[];
}

/** One video of the gallery. */
export interface Video {
  id: number;
  title: Bilingual;
  description: Bilingual;
  daysAgo: number;
  /** "02:14". */
  duration: string;
  address: string;
  picture: Picture;
}

/** A photo's texts: the caption and the alternative text, in Turkish and in English. */
export type PhotoTexts = [scene: Scene, tr: string, en: string, altTr: string, altEn: string];

/** The photos of an album; the album's id makes their drawings its own. */
export function photos(albumId: number, list: PhotoTexts[]): Photo[] {
  return list.map(([scene, tr, en, altTr, altEn], index) => ({
    title: { tr, en },
    picture: { scene, seed: albumId * 100 + index + 1, alt: { tr: altTr, en: altEn } },
  }));
}
