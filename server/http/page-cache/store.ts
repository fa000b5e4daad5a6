import { LRUCache } from "lru-cache";
import { storedBytes, type StoredResponse } from "../stored-response";
import type { Lifetimes } from "./lifetimes";
import type { PageData, PageDataShelf } from "./page-data";

/** A cached page. */
export interface PageEntry {
  readonly key: string;
  readonly answer: StoredResponse;
  readonly data: PageData | null;
  readonly lifetimes: Lifetimes;
  /** After a failed rendering: not to be tried again before. */
  retryAt: number;
  /** When a visitor last came for it. */
  askedAt: number;
  hits: number;
  /** Whether its bodies are compressed as well as can be. */
  polished: boolean;
}

/** Pages by key, bounded by the bytes that they and their data keep in memory; the least used go first. */
export function createStore(maxBytes: number, shelf: PageDataShelf): LRUCache<string, PageEntry> {
  return new LRUCache<string, PageEntry>({
    maxSize: maxBytes,
    sizeCalculation: ({ key, answer, data }) => storedBytes(answer) + 2 * key.length + (data?.bytes ?? 0),
    onInsert: ({ data }) => data && shelf.hold(data),
    dispose: ({ data }) => data && shelf.release(data),
  });
}
