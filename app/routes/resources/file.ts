import type { LoaderFunctionArgs } from "@remix-run/node";
import contentDisposition from "content-disposition";
import { log } from "~server/observability/log";
import { securityHeaders } from "~server/security/security-headers";
import fresh from "fresh";
import { PageError } from "~server/pages/errors/page-error";
import { countRefused } from "~server/security/refused-requests";
import { standaloneError, wantsPage } from "~server/request/standalone-error";
import { UpstreamError } from "~server/upstream/errors";
import { IMAGE_WIDTHS, isOurs, type ImageWidth } from "~server/media/address";
import { resizedImage, TooManyPictures } from "~server/media/images";
import { cut, lengthOf, partOf, rangeForStore } from "~server/media/parts";
import { placeholder } from "~server/media/placeholder";
import { loadImage, openFile } from "~server/media/store";
const CACHE = "public, max-age=86400, stale-while-revalidate=604800";

export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  const { signature = "", "*": path = "" } = params;
  const query = new URL(request.url).searchParams;
  const [widthText, name] = [query.get("w"), query.get("ad")];
  if (!isOurs(signature, path, name)) {
    countRefused("signature");
    return gone(request, new PageError("notFound"));
  }
  const width = IMAGE_WIDTHS.find((each) => String(each) === widthText);
  if (widthText !== null && !width) return gone(request, new PageError("notFound"));
  try {
    return await (width ? image(request, path, width) : file(request, path, name));
  } catch (error) {
    log.info({ path, reason: error instanceof Error ? error.message : "unknown" }, "file not served");
    if (error instanceof TooManyPictures) return busy();
    return gone(request, error instanceof UpstreamError ? error : new PageError("notFound"));
  }
}

async function image(request: Request, path: string, width: ImageWidth): Promise<Response> {
  const webp = request.headers.get("Accept")?.includes("image/webp") ?? false;
  const { bytes, type } = await resizedImage(path, width, webp, () => loadImage(path));
  return new Response(new Uint8Array(bytes), {
    headers: { ...securityHeaders(), "Content-Type": type, "Cache-Control": CACHE, Vary: "Accept" },
  });
}

async function file(request: Request, path: string, name: string | null): Promise<Response> {
  const stored = await openFile(path, { range: rangeForStore(request) });
  const headers = headersOf(stored.headers, path, name);
  if (stored.status === 416) return unsatisfied(stored, headers, stored.headers.get("Content-Range"));
  if (isKnown(request, stored.headers)) return withoutBody(stored, 304, headers);
  if (stored.status === 206) {
    for (const copied of ["Content-Range", "Content-Length"]) copy(copied, stored.headers, headers);
    return new Response(stored.body, { status: 206, headers });
  }
  const length = lengthOf(stored.headers);
  if (length !== null) headers.set("Accept-Ranges", "bytes");
  const part = partOf(request, stored.headers);
  if (part === "none") return unsatisfied(stored, headers, `bytes */${length ?? "*"}`);
  if (part === null || !stored.body) {
    if (length !== null) headers.set("Content-Length", String(length));
    return new Response(stored.body, { headers });
  }
  headers.set("Content-Range", `bytes ${part.start}-${part.end}/${length ?? "*"}`);
  headers.set("Content-Length", String(part.end - part.start + 1));
  return new Response(cut(stored.body, part), { status: 206, headers });
}

function headersOf(stored: Headers, path: string, name: string | null): Headers {
  const { type, isInline } = typeOf(stored.get("Content-Type"), path);
  const headers = new Headers({
    ...securityHeaders(),
    "Content-Type": type,
    "Content-Disposition": contentDisposition(name ?? undefined, {
      type: isInline ? "inline" : "attachment",
    }),
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
    "Cache-Control": CACHE,
  });
  for (const validator of ["ETag", "Last-Modified"]) copy(validator, stored, headers);
  return headers;
}

function copy(name: string, from: Headers, to: Headers): void {
  const value = from.get(name);
  if (value !== null) to.set(name, value);
}

function isKnown({ headers }: Request, stored: Headers): boolean {
  return fresh(
    {
      "if-none-match": headers.get("If-None-Match") ?? undefined,
      "if-modified-since": headers.get("If-Modified-Since") ?? undefined,
    },
    {
      etag: stored.get("ETag") ?? undefined,
      "last-modified": stored.get("Last-Modified") ?? undefined,
    },
  );
}

async function withoutBody(stored: Response, status: number, headers: Headers): Promise<Response> {
  await stored.body?.cancel();
  return new Response(null, { status, headers });
}

function unsatisfied(stored: Response, headers: Headers, contentRange: string | null): Promise<Response> {
  headers.set("Content-Range", contentRange ?? "bytes */*");
  headers.set("Cache-Control", "no-store");
  headers.delete("Content-Disposition");
  return withoutBody(stored, 416, headers);
}

function busy(): Response {
  const answer = placeholder(503);
  answer.headers.set("Cache-Control", "no-store");
  answer.headers.set("Retry-After", "5");
  return answer;
}

function gone(request: Request, error: PageError | UpstreamError): Promise<Response> | Response {
  return wantsPage(request.headers.get("Accept")) ? standaloneError(request, {}, error) : placeholder();
}

const INLINE: Readonly<Record<string, string>> = {
  pdf: "application/pdf",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  gif: "image/gif",
  avif: "image/avif",
  mp4: "video/mp4",
  webm: "video/webm",
};

/** Types outside both lists could execute as a page: they are sent as binary. */
const ATTACHMENT: Readonly<Record<string, string>> = {
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  xls: "application/vnd.ms-excel",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  ppt: "application/vnd.ms-powerpoint",
  pptx: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
  odt: "application/vnd.oasis.opendocument.text",
  ods: "application/vnd.oasis.opendocument.spreadsheet",
  zip: "application/zip",
  csv: "text/csv",
};

const UNKNOWN = "application/octet-stream";
const inlineTypes = new Set(Object.values(INLINE));
const attachmentTypes = new Set(Object.values(ATTACHMENT));

export function typeOf(header: string | null, path: string): { type: string; isInline: boolean } {
  const plain = header?.split(";")[0]?.trim().toLowerCase() || UNKNOWN;
  const ending = path.slice(path.lastIndexOf(".") + 1).toLowerCase();
  const type = plain === UNKNOWN ? (INLINE[ending] ?? ATTACHMENT[ending] ?? UNKNOWN) : plain;
  if (inlineTypes.has(type)) return { type, isInline: true };
  return { type: attachmentTypes.has(type) ? type : UNKNOWN, isInline: false };
}
