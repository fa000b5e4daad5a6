import { createHmac, timingSafeEqual } from "node:crypto";
import { LRUCache } from "lru-cache";
import { sessionKeys } from "./keys";

/** 96 bits: beyond guessing over a network, and short enough for a dozen addresses a page. */
const SIGNATURE_LENGTH = 16;

export const SIGNATURE = `[\\w-]{${SIGNATURE_LENGTH}}`;

export interface Signer {
  sign(text: string): string;
  /** One per key in use, newest first, to look up what an older key signed. */
  signatures(text: string): string[];
  isOurs(text: string, signature: string): boolean;
}

/** A signature is valid for its purpose alone; the newest of SESSION_KEYS signs. */
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
