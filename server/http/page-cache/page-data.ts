import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { completeSecurityHeaders } from "../security-headers";
import { encodeBody, storeResponse, tagOf, type StoredResponse } from "../stored-response";

export const PAGE_DATA_PREFIX = "/_page/";

/** The hydration data of one rendering, named by its content. */
export interface PageData {
  url: string;
  bytes: number;
  answer: Promise<StoredResponse>;
}

/** Of the SHA-256: 128 bits name what we wrote ourselves without doubt. */
const NAME_LENGTH = 22;
const RECENT_BYTES = 8 * 1024 * 1024;
const RECENT_MS = 10 * 60 * 1000;

/**
 * Where page data is found by its address: as long as a cached page holds it, and for some minutes after
 * its rendering. The latter because a browser asks for the data seconds after the page, when a
 * revalidation may have replaced that page already.
 */
export class PageDataShelf {
  readonly #held = new Map<string, { data: PageData; holders: number }>();
  readonly #recent: LRUCache<string, PageData>;

  constructor(now: () => number) {
    this.#recent = new LRUCache<string, PageData>({
      maxSize: RECENT_BYTES,
      sizeCalculation: ({ bytes }) => bytes,
      ttl: RECENT_MS,
      ttlResolution: 0,
      perf: { now },
    });
  }

  /** Takes the data of a page that is being rendered. */
  publish(json: string): PageData {
    const body = Buffer.from(json);
    const name = createHash("sha256").update(body).digest("base64url").slice(0, NAME_LENGTH);
    const url = `${PAGE_DATA_PREFIX}${name}.json`;
    const known = this.#held.get(url)?.data ?? this.#recent.get(url);
    const data = known ?? { url, bytes: body.length, answer: prepare(body) };
    this.#recent.set(url, data);
    return data;
  }

  /** Keeps data as long as the cached page that it belongs to. */
  hold(data: PageData): void {
    const held = this.#held.get(data.url) ?? { data, holders: 0 };
    held.holders += 1;
    this.#held.set(data.url, held);
  }

  /** The cached page is gone. */
  release({ url }: PageData): void {
    const held = this.#held.get(url);
    if (!held) return;
    held.holders -= 1;
    if (held.holders === 0) this.#held.delete(url);
  }

  find(url: string): Promise<StoredResponse> | null {
    return (this.#held.get(url)?.data ?? this.#recent.get(url))?.answer ?? null;
  }

  clear(): void {
    this.#recent.clear();
  }
}

async function prepare(body: Buffer): Promise<StoredResponse> {
  const headers = new Headers({
    "Content-Type": "application/json; charset=utf-8",
    "Cache-Control": "public, max-age=31536000, immutable",
  });
  completeSecurityHeaders(headers);
  const bodies = await encodeBody(body, "application/json");
  return storeResponse({ status: 200, headers, etag: tagOf(body), bodies });
}
