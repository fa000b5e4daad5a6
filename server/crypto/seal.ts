import { createHash, hkdfSync } from "node:crypto";
import { CompactEncrypt, compactDecrypt, decodeProtectedHeader } from "jose";
import { sessionKeys } from "./keys";

/** RFC 7516, compressed. Lengths reveal nothing: upstream and visitor never both write one text. */
export interface Seal {
  close(text: string): Promise<string>;
  open(sealed: string): Promise<string | null>;
}

interface Key {
  id: string;
  bytes: Uint8Array;
}

const KEY_BYTES = 32;
/** Bounds decompression. */
const MOST_OPENED_BYTES = 64 * 1024;
/** {"alg":"dir","enc":"A256GCM","kid":…} */
const HEADER = /^eyJ[\w-]{20,200}\.\./;

/** A seal opens for its purpose alone; the first of SESSION_KEYS seals, all of them open. */
export function seal(purpose: string): Seal {
  const keys = sessionKeys().map((secret) => keyOf(secret, purpose));
  const [newest] = keys as [Key, ...Key[]];
  return {
    close: (text) =>
      new CompactEncrypt(new TextEncoder().encode(text))
        .setProtectedHeader({ alg: "dir", enc: "A256GCM", kid: newest.id, zip: "DEF" })
        .encrypt(newest.bytes),
    async open(sealed) {
      if (!HEADER.test(sealed)) return null;
      try {
        const { kid } = decodeProtectedHeader(sealed);
        const key = keys.find(({ id }) => id === kid);
        if (!key) return null;
        const { plaintext } = await compactDecrypt(sealed, key.bytes, {
          keyManagementAlgorithms: ["dir"],
          contentEncryptionAlgorithms: ["A256GCM"],
          maxDecompressedLength: MOST_OPENED_BYTES,
        });
        return new TextDecoder().decode(plaintext);
      } catch {
        return null;
      }
    },
  };
}

function keyOf(secret: string, purpose: string): Key {
  const bytes = new Uint8Array(hkdfSync("sha256", secret, "", `portal seal: ${purpose}`, KEY_BYTES));
  return { id: createHash("sha256").update(bytes).digest("base64url").slice(0, 8), bytes };
}
