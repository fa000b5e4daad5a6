import type { PageCache } from "./page-cache";

let serving: PageCache | null = null;

/** Names the cache that `purge` empties. */
export function servePurge(cache: PageCache): void {
  serving = cache;
}

/** Empties the page cache: from now on every page is rendered anew. Nothing happens where there is no front. */
export function purge(): void {
  serving?.purge();
}
