import type { Language } from "~/i18n/language";
import type { Translate, WordKey } from "~/i18n/words";
import type { Upstream } from "../../upstream/client";
import type { Id } from "../../upstream/record";

export type Subject = { kind: "product"; id: Id } | { kind: "office"; phone: string } | { kind: "rates" };

export interface SearchDocument {
  href: string;
  title: string;
  html?: string | null;
  text?: string | null;
  date?: string | null;
  textLanguage?: Language | undefined;
  subject?: Subject | undefined;
  weight?: number;
}

export interface SearchAsker {
  language: Language;
  t: Translate;
  upstream: Upstream;
}

export interface SearchSource {
  kind: string;
  label: WordKey;
  weight?: number;
  /** false: rows share a page of the table, so the site map leaves them out */
  ownPages?: boolean;
  load: (asker: SearchAsker) => Promise<SearchDocument[]>;
}
