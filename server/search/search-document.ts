import type { Language } from "~/language";
import type { Translate, WordKey } from "~/text/words";
import type { Upstream } from "../upstream/client";

/** What search knows of one page, item or row. Whatever stands here can be found by anybody. */
export interface SearchDocument {
  /** Where it leads, in the index's language. */
  href: string;
  title: string;
  /** What else can be found of it, as HTML or plain text. */
  html?: string | null;
  text?: string | null;
  /** The day it is of, ISO. */
  date?: string | null;
  /** The language of its text when that isn't the page's. */
  textLanguage?: Language | undefined;
}

/** What a source is given: the upstream asks in the language of the index. */
export interface SearchAsker {
  language: Language;
  t: Translate;
  upstream: Upstream;
}

/** One kind of thing that can be found; several sources may share a kind. */
export interface SearchSource {
  /** The kind's word in the address: ?tip=haber. */
  kind: string;
  /** Its name among the results. */
  label: WordKey;
  /** How much its matches count beside others'; 1 if not said. */
  weight?: number;
  /** false: its rows share a page that is found without them, so that the site map leaves them out. */
  ownPages?: boolean;
  load: (asker: SearchAsker) => Promise<SearchDocument[]>;
}
