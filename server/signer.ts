import { createHmac, timingSafeEqual } from "node:crypto";
import { sessionKeys } from "./session-keys";

/** 96 bits: more than anyone can try over a network, and a page names a dozen signed addresses. */
export const SIGNATURE_LENGTH = 16;

/** What a signature looks like, in a regular expression. */
export const SIGNATURE = `[\\w-]{${SIGNATURE_LENGTH}}`;

/** Signs texts, and knows its own signatures again. */
export interface Signer {
  sign(text: string): string;
  /** What each of the keys in use makes of a text, the newest first: to look up what an older one signed. */
  signatures(text: string): string[];
  /** Whether we signed this text, with any of the keys in use. */
  isOurs(text: string, signature: string): boolean;
}

/** A signer for one purpose: what is signed for another is none of its own. The newest of SESSION_KEYS signs. */
export function signer(purpose: string): Signer {
  const keys = sessionKeys().map((key) => createHmac("sha256", key).update(purpose).digest());
  const signed = (text: string, key: Buffer) =>
    createHmac("sha256", key).update(text).digest("base64url").slice(0, SIGNATURE_LENGTH);
  return {
    sign: (text) => signed(text, keys[0] as Buffer),
    signatures: (text) => keys.map((key) => signed(text, key)),
    isOurs(text, signature) {
      const given = Buffer.from(signature);
      return keys.some((key) => {
        const right = Buffer.from(signed(text, key));
        return right.length === given.length && timingSafeEqual(right, given);
      });
    },
  };
}
