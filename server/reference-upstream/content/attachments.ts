import type { Bilingual, Picture } from "./types";

/** A table of a document. A cell that is a plain string reads the same in both languages. */
export interface DocumentTable {
  head: Bilingual[];
  rows: (string | Bilingual)[][];
}

/**
 * A small real PDF, made when it is first asked for: paragraphs, then a table, then the ruled lines of a
 * form that is filled in by hand.
 */
export interface AttachedFile {
  name: Bilingual;
  body: Bilingual[];
  table?: DocumentTable;
  /** The labels of a form's lines. */
  fields?: Bilingual[];
}

/** A PDF of the prices of a month ("2026-10") or a year ("2025"), made from the price history. */
export interface AttachedPrices {
  name: Bilingual;
  pricesOf: string;
}

/** A picture that comes with the item beside its cover. */
export interface AttachedPicture {
  name: Bilingual;
  picture: Picture;
}

export type Attachment = AttachedFile | AttachedPrices | AttachedPicture;
