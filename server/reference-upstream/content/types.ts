import type { Attachment } from "./attachments";
import type { ContentKind } from "./kinds";

/** A text in both languages. Without `en` the item has no English version, as happens on real exchanges. */
export interface Bilingual {
  tr: string;
  en?: string;
}

/** The drawn scenes that stand in for photographs; `drawings/` renders them. */
export const SCENES = [
  "wheat-field",
  "harvest",
  "sales-hall",
  "laboratory",
  "livestock-market",
  "cotton",
  "sunflower",
  "poppy",
  "dried-fruit",
  "council-hall",
  "exchange-building",
  "training",
  "weighbridge",
  "award",
  "village",
  "documents",
  "town-map",
] as const;
export type Scene = (typeof SCENES)[number];

/** A picture: a drawn scene, varied by `seed` (so two wheat fields differ), with its alternative text. */
export interface Picture {
  scene: Scene;
  seed: number;
  alt: Bilingual;
}

/**
 * When an item came out: days before the demo's today (on a day without a session, that of the last one, when
 * asked), or a day of its own, before which it isn't there.
 */
type Published =
  | { daysAgo: number; onSessionDay?: true; day?: undefined }
  | { day: string; daysAgo?: undefined; onSessionDay?: undefined };

/** One row of DuyuruHaber. */
export type ContentSeed = Published & {
  id: number;
  kind: ContentKind;
  title: Bilingual;
  /** One or two sentences of plain text for lists. */
  summary: Bilingual;
  /** HTML: p, h2, h3, ul, ol, table, blockquote, strong, em, a. */
  body: Bilingual;
  /** Address word: a policy's tip ("kalite"), a corporate text's page ("tarihce"). */
  slug?: string;
  /** Pinned on top of its list. */
  pinned?: boolean;
  picture?: Picture;
  files?: Attachment[];
  tags?: string[];
  readCount: number;
  /** Yil, where it isn't the year of publication: the year that a report or a bulletin is about. */
  year?: number;
  /** KategoriAdi. */
  category?: Bilingual;
  /** BitisTarih: the last day to apply, in days from the demo's today; negative is over. */
  endsInDays?: number;
  /** AcilistaGoster: shown in the dialog of the home page. */
  onOpening?: boolean;
  /** DahiliLink: a path of the portal, without the leading slash. */
  internalLink?: string;
  /** HariciLink: an address elsewhere. */
  externalLink?: string;
  /** YeniSekmedeAc. */
  newTab?: boolean;
};

/** One row of Event. Times are local to Istanbul. */
export interface EventSeed {
  id: number;
  /** 1 training, 2 meeting, 3 fair, 4 ceremony, 5 visit, 6 hall sale. */
  kind: 1 | 2 | 3 | 4 | 5 | 6;
  /** Days from the demo's today to the first day; negative is past. */
  inDays: number;
  days: number;
  /** "14:00"; absent means all day. */
  from?: string;
  until?: string;
  title: Bilingual;
  body: Bilingual;
  place: Bilingual;
  address?: Bilingual;
  capacity?: number;
  picture?: Picture;
}

/** One node of the menu tree; up to three levels. */
export interface MenuSeed {
  id: number;
  name: Bilingual;
  /** Internal path, "#" for a label, or an address when `external` is true. */
  subUrl: string;
  /** DisUrl as the wire has it: an address, true (the address is in subUrl), or null. */
  disUrl?: string | boolean | null;
  /** SabitMi: false makes it a content page at detay-menu/{id}. */
  fixed?: boolean;
  newTab?: boolean;
  children?: MenuSeed[] | null;
}

/** One row of TescilBilgi. */
export interface OfficeSeed {
  id: number;
  code: "MERKEZ" | "SALON" | "LAB" | "HAYVAN";
  name: Bilingual;
  address: Bilingual;
  phone: string;
  fax?: string;
  email: string;
  kep?: string;
  latitude: number;
  longitude: number;
  hours: Bilingual;
  /** The way there, as a picture. */
  map?: Picture;
  province: string;
  district: string;
}
