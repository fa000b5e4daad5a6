import type { Language } from "../i18n/language";

/** HTML around what only the worker knows. */
export type Around = readonly string[];

interface OfflineTexts {
  /** The line on top of a kept page, around the moment it was seen at. */
  seen: Around;
  /** The page that stands for one that wasn't seen, around its address. */
  page: Around;
}

/** What the server writes in front of the worker. */
export interface WorkerTexts extends Readonly<Record<Language, OfflineTexts>> {
  /** For the page that stands for one that wasn't seen. */
  policy: string;
}
