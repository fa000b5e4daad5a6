import { LRUCache } from "lru-cache";
import { storedBytes, type StoredResponse } from "../stored-response";
import type { Lifetimes } from "./lifetimes";

export interface PageEntry {
  readonly key: string;
  readonly answer: StoredResponse;
  readonly lifetimes: Lifetimes;
  retryAt: number;
  askedAt: number;
  isRecompressed: boolean;
}

export function createStore(maxBytes: number): LRUCache<string, PageEntry> {
  return new LRUCache<string, PageEntry>({
    maxSize: maxBytes,
    sizeCalculation: ({ key, answer }) => storedBytes(answer) + 2 * key.length,
  });
}
