import type { PageCache } from "./page-cache";

let serving: PageCache | null = null;

export function servePurge(cache: PageCache): void {
  serving = cache;
}

/** What there is stays for when it can't be made anew. */
export function expire(address: string | null): void {
  serving?.expire(address);
}

export function purge(): void {
  serving?.purge();
}
