/** A text in both languages. Without `en` the item has no English version, as happens on real exchanges. */
export interface Bilingual {
  tr: string;
  en?: string;
}

export interface Picture {
  scene: string;
  seed: number;
  alt: Bilingual;
}

/** A PDF of data/documents, by its name there. */
export interface AttachedPdf {
  name: Bilingual;
  pdf: "form" | "table" | "text";
}

export type Attachment = AttachedPdf | { name: Bilingual; picture: Picture };

export interface ContentSeed {
  id: number;
  kind: number;
  /** Publication: days before the demo's today (or its last session), or a fixed date. */
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
  year?: number;
  category?: Bilingual;
  /** The last day to apply, in days from the demo's today; negative is closed. */
  endsInDays?: number;
  onOpening?: boolean;
  internalLink?: string;
  externalLink?: string;
  newTab?: boolean;
}

export interface EventSeed {
  id: number;
  kind: number;
  inDays: number;
  days: number;
  from?: string;
  until?: string;
  title: Bilingual;
  body: Bilingual;
  place: Bilingual;
  address?: Bilingual;
  capacity?: number;
  picture?: Picture;
}

export interface DataProtectionText {
  id: number;
  kind: string;
  version: string;
  daysAgo: number;
  title: Bilingual;
  body: Bilingual;
  form?: AttachedPdf;
}
