import type { PageCache } from "./page-cache";

let serving: PageCache | null = null;

export function servePurge(cache: PageCache): void {
  serving = cache;
}

export function expire(address: string | null): void {
  serving?.expire(address);
}

export function purge(): void {
  serving?.purge();
}
