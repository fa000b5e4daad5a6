/** A text in both languages. Without `en` the item has no English version, as happens on real exchanges. */
export interface Bilingual {
  tr: string;
  en?: string;
}

/** A picture: a photograph, varied by `seed`, with its alternative text. */
export interface Picture {
  scene: string;
  seed: number;
  alt: Bilingual;
}

/** A PDF: paragraphs, then a table, then the ruled lines of a form. */
export interface AttachedFile {
  name: Bilingual;
  body: Bilingual[];
  /** A cell that is a plain string reads the same in both languages. */
  table?: { head: Bilingual[]; rows: (string | Bilingual)[][] };
  /** The labels of a form's lines. */
  fields?: Bilingual[];
}

/** An attached file: written out, the prices of a month ("2026-10") or a year ("2025"), or a picture. */
export type Attachment =
  AttachedFile | { name: Bilingual; pricesOf: string } | { name: Bilingual; picture: Picture };

/** One row of DuyuruHaber; the text is HTML. */
export interface ContentSeed {
  id: number;
  kind: number;
  /** When it came out: days before the demo's today (or on the last session then), or a day of its own. */
  daysAgo?: number;
  onSessionDay?: boolean;
  day?: string;
  title: Bilingual;
  summary: Bilingual;
  body: Bilingual;
  slug?: string;
  pinned?: boolean;
  picture?: Picture;
  files?: Attachment[];
  tags?: string[];
  readCount: number;
  /** Yil, where it isn't the year of publication: the year that a report or a bulletin is about. */
  year?: number;
  category?: Bilingual;
  /** The last day to apply, in days from the demo's today; negative is over. */
  endsInDays?: number;
  onOpening?: boolean;
  internalLink?: string;
  externalLink?: string;
  newTab?: boolean;
}

/** One row of Event. Times are local to Istanbul. */
export interface EventSeed {
  id: number;
  kind: number;
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

/** One row of KvkkTanim; the text is HTML. */
export interface DataProtectionText {
  id: number;
  kind: string;
  version: string;
  /** In force since this many days before the demo's today. */
  daysAgo: number;
  title: Bilingual;
  body: Bilingual;
  form?: AttachedFile;
}
