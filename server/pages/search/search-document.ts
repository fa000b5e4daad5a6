import type { Language } from "~/i18n/language";
import type { Translate, WordKey } from "~/i18n/words";
import type { Upstream } from "../../upstream/client";
import type { Id } from "../../upstream/ids";

export type Subject = { kind: "product"; id: Id } | { kind: "office"; phone: string } | { kind: "rates" };

/** Whatever stands here can be found by anybody. */
export interface SearchDocument {
  href: string;
  title: string;
  html?: string | null;
  text?: string | null;
  /** ISO. */
  date?: string | null;
  textLanguage?: Language | undefined;
  subject?: Subject | undefined;
}

export interface SearchAsker {
  language: Language;
  t: Translate;
  upstream: Upstream;
}

export interface SearchSource {
  /** In the address: ?tip=haber. */
  kind: string;
  label: WordKey;
  weight?: number;
  /** false: its rows share a page that is found without them, so the site map leaves them out */
  ownPages?: boolean;
  load: (asker: SearchAsker) => Promise<SearchDocument[]>;
}
