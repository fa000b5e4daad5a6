import { createHmac, timingSafeEqual } from "node:crypto";
import { demoSessionKey } from "../demo";
import { env } from "../env";

/**
 * Addresses of the upstream's files on our own host: /dosya/{signature}/{path}. Only what a page of ours
 * named can be fetched, so nobody walks the store.
 */

const SIGNATURE_LENGTH = 22;
const keys = (env.SESSION_KEYS ?? [demoSessionKey()]).map((key) =>
  createHmac("sha256", key).update("files").digest(),
);

/** The widths in which pictures are made. */
export const IMAGE_WIDTHS = [320, 480, 640, 960, 1440] as const;
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

/** The address of a file of the upstream; null when the path names none (spec 5). */
export function fileHref(path: string | null): string | null {
  const plain = storePath(path);
  const [newest] = keys;
  if (plain === null || !newest) return null;
  return `/dosya/${sign(plain, newest)}/${plain.split("/").map(encodeURIComponent).join("/")}`;
}

/** The address of a picture in one of our widths. */
export function imageHref(path: string | null, width: ImageWidth): string | null {
  const href = fileHref(path);
  return href && `${href}?w=${width}`;
}

/** Whether we signed this path, with any of the keys in use. */
export function isOurs(signature: string, path: string): boolean {
  const given = Buffer.from(signature);
  return keys.some((key) => {
    const right = Buffer.from(sign(path, key));
    return right.length === given.length && timingSafeEqual(right, given);
  });
}

function sign(path: string, key: Buffer): string {
  return createHmac("sha256", key).update(path).digest("base64url").slice(0, SIGNATURE_LENGTH);
}

/** A path of the file store without its leading slash; null for what names nothing or another host. */
function storePath(path: string | null): string | null {
  const written = path?.trim() ?? "";
  if (written.startsWith("//")) return null;
  const plain = written.replace(/^\//, "");
  if (plain === "" || /(null|undefined)$/.test(plain)) return null;
  if (/^[a-z][a-z\d+.-]*:|\.\.|[\\?#]/i.test(plain)) return null;
  return plain;
}
