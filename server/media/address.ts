import { env } from "../config/environment";
import { signer } from "../crypto/hmac";

/** /dosya/{signature}/{path}, and ?ad= a signed file name: only files that our pages link to can be fetched. */
const files = signer("files");

export const IMAGE_WIDTHS = [320, 480, 640, 960, 1440] as const;
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

export function fileHref(path: string | null, name: string | null = null): string | null {
  const plain = storePath(path);
  if (plain === null) return null;
  const address = `/dosya/${files.sign(signedText(plain, name))}/${plain.split("/").map(encodeURIComponent).join("/")}`;
  return name === null ? address : `${address}?${new URLSearchParams({ ad: name }).toString()}`;
}

export function imageHref(path: string | null, width: ImageWidth): string | null {
  const href = fileHref(path);
  return href && `${href}?w=${width}`;
}

export function imageSet(path: string | null, widths: readonly ImageWidth[]): string {
  const href = fileHref(path);
  return href === null ? "" : widths.map((width) => `${href}?w=${width} ${width}w`).join(", ");
}

export function isOurs(signature: string, path: string, name: string | null = null): boolean {
  return files.isOurs(signedText(path, name), signature);
}

/** Paths contain no question mark, so the pair is unambiguous. */
function signedText(path: string, name: string | null): string {
  return name === null ? path : `${path}?${name}`;
}

export const isInStore = (raw: string): boolean =>
  env.FILE_URL !== undefined && raw.trim().toLowerCase().startsWith(`${env.FILE_URL}/`.toLowerCase());

export function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function withoutStore(raw: string): string {
  if (!isInStore(raw)) return raw;
  return decoded(
    new URL(raw).pathname.slice(new URL(env.FILE_URL ?? raw).pathname.replace(/\/$/, "").length),
  );
}

export function storePath(path: string | null): string | null {
  const stored = withoutStore(path?.trim() ?? "");
  if (stored.startsWith("//")) return null;
  const plain = stored.replace(/^\//, "");
  if (plain === "" || /(null|undefined)$/.test(plain)) return null;
  if (/^[a-z][a-z\d+.-]*:|\.\.|[\\?#]/i.test(plain)) return null;
  return plain;
}
