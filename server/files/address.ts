import { signer } from "../signer";

/**
 * Addresses of the upstream's files on our own host: /dosya/{signature}/{path}. Only what a page of ours
 * named can be fetched, so nobody walks the store. A document's address carries the name it is saved by
 * (?ad=), signed with the path: nobody passes our file off under a name of his own.
 */

const files = signer("files");

/** The widths in which pictures are made. */
export const IMAGE_WIDTHS = [320, 480, 640, 960, 1440] as const;
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

/** The address of a file of the upstream; null when the path names none (spec 5). */
export function fileHref(path: string | null, name: string | null = null): string | null {
  const plain = storePath(path);
  if (plain === null) return null;
  const address = `/dosya/${files.sign(signedText(plain, name))}/${plain.split("/").map(encodeURIComponent).join("/")}`;
  return name === null ? address : `${address}?${new URLSearchParams({ ad: name }).toString()}`;
}

/** The address of a picture in one of our widths. */
export function imageHref(path: string | null, width: ImageWidth): string | null {
  const href = fileHref(path);
  return href && `${href}?w=${width}`;
}

/** Whether we signed this path and name. */
export function isOurs(signature: string, path: string, name: string | null = null): boolean {
  return files.isOurs(signedText(path, name), signature);
}

/** No path holds a question mark, so that path and name can't be mistaken for another pair. */
function signedText(path: string, name: string | null): string {
  return name === null ? path : `${path}?${name}`;
}

/** A path of the file store without its leading slash; null for what names nothing or another host. */
export function storePath(path: string | null): string | null {
  const written = path?.trim() ?? "";
  if (written.startsWith("//")) return null;
  const plain = written.replace(/^\//, "");
  if (plain === "" || /(null|undefined)$/.test(plain)) return null;
  if (/^[a-z][a-z\d+.-]*:|\.\.|[\\?#]/i.test(plain)) return null;
  return plain;
}
