import type { Language } from "../i18n/language";

/** HTML pieces around values that only the worker has. */
export type Around = readonly string[];

interface OfflineTexts {
  /** The banner of a stored page, split around the time of the visit. */
  seen: Around;
  /** The placeholder for a page that wasn't visited, split around its address. */
  page: Around;
}

export interface WorkerTexts extends Readonly<Record<Language, OfflineTexts>> {
  policy: string;
}
