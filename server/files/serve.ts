import { log } from "../log";
import { securityHeaders } from "../http/security-headers";
import { IMAGE_WIDTHS, isOurs, type ImageWidth } from "./address";
import { resizedImage, TooManyPictures } from "./images";
import { PLACEHOLDER } from "./placeholder";
import { loadImage, openFile } from "./store";

const CACHE = "public, max-age=86400, stale-while-revalidate=604800";
/** What browsers may show in place; everything else is offered for saving. */
const SHOWN_TYPES = new Set([
  "application/pdf",
  "image/jpeg",
  "image/png",
  "image/webp",
  "image/gif",
  "image/avif",
]);

/** Answers /dosya/{signature}/{path}: a picture in the width asked for, or the file as it is. */
export async function serveFile(request: Request, signature: string, path: string): Promise<Response> {
  const asked = new URL(request.url).searchParams.get("w");
  if (!isOurs(signature, path)) return placeholder();
  const width = IMAGE_WIDTHS.find((known) => String(known) === asked);
  if (asked !== null && !width) return placeholder();
  try {
    return await (width ? image(request, path, width) : file(path));
  } catch (error) {
    log.info({ reason: error instanceof Error ? error.message : "unknown" }, "file not served");
    return error instanceof TooManyPictures ? busy() : placeholder();
  }
}

async function image(request: Request, path: string, width: ImageWidth): Promise<Response> {
  const webp = request.headers.get("Accept")?.includes("image/webp") ?? false;
  const { bytes, type } = await resizedImage(path, width, webp, () => loadImage(path));
  return new Response(new Uint8Array(bytes), {
    headers: { ...securityHeaders(), "Content-Type": type, "Cache-Control": CACHE, Vary: "Accept" },
  });
}

async function file(path: string): Promise<Response> {
  const stored = await openFile(path);
  const type = stored.headers.get("Content-Type")?.split(";")[0]?.trim() ?? "application/octet-stream";
  const shown = SHOWN_TYPES.has(type);
  const headers = new Headers({
    ...securityHeaders(),
    "Content-Type": shown ? type : "application/octet-stream",
    "Content-Disposition": shown ? "inline" : "attachment",
    "Content-Security-Policy": "default-src 'none'; sandbox",
    "Cache-Control": CACHE,
  });
  const length = stored.headers.get("Content-Length");
  if (length && !stored.headers.has("Content-Encoding")) headers.set("Content-Length", length);
  return new Response(stored.body, { headers });
}

/** A crowd at pictures that are not made yet: the next try may well find them. */
function busy(): Response {
  const answer = placeholder(503);
  answer.headers.set("Cache-Control", "no-store");
  answer.headers.set("Retry-After", "5");
  return answer;
}

/** Spec 8: a picture that can't be had shows the placeholder icon; the status stays honest. */
function placeholder(status = 404): Response {
  return new Response(PLACEHOLDER, {
    status,
    headers: { ...securityHeaders(), "Content-Type": "image/svg+xml", "Cache-Control": "public, max-age=60" },
  });
}
