import { createHmac, timingSafeEqual } from "node:crypto";
import { LRUCache } from "lru-cache";
import { sessionKeys } from "./keys";

/** 96 bits: more than anyone can try over a network, and a page names a dozen signed addresses. */
export const SIGNATURE_LENGTH = 16;

export const SIGNATURE = `[\\w-]{${SIGNATURE_LENGTH}}`;

export interface Signer {
  sign(text: string): string;
  /** By each of the keys in use, the newest first: to look up what an older one signed. */
  signatures(text: string): string[];
  isOurs(text: string, signature: string): boolean;
}

/** What is signed for another purpose is none of its own; the newest of SESSION_KEYS signs. */
export function signer(purpose: string): Signer {
  const keys = sessionKeys().map((key) => createHmac("sha256", key).update(purpose).digest());
  const signed = (text: string, key: Buffer) =>
    createHmac("sha256", key).update(text).digest("base64url").slice(0, SIGNATURE_LENGTH);
  const latest = new LRUCache<string, string>({ max: 5_000 });
  return {
    sign(text) {
      const cached = latest.get(text);
      if (cached !== undefined) return cached;
      const signature = signed(text, keys[0] as Buffer);
      latest.set(text, signature);
      return signature;
    },
    signatures: (text) => keys.map((key) => signed(text, key)),
    isOurs(text, signature) {
      const candidate = Buffer.from(signature);
      return keys.some((key) => {
        const right = Buffer.from(signed(text, key));
        return right.length === candidate.length && timingSafeEqual(right, candidate);
      });
    },
  };
}
