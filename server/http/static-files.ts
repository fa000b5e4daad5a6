import { readdir, readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { compressBrotli, decompressGzip } from "./compression";
import { completeSecurityHeaders } from "./security-headers";
import { encodeBody, replaceBodies, storeResponse, tagOf, type StoredResponse } from "./stored-response";

const TYPES: Readonly<Record<string, string>> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".gif": "image/gif",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".mp4": "video/mp4",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml; charset=utf-8",
  ".ttf": "font/ttf",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
};

// Vite's names: home-B1x2_y3Z.js
const HASHED = /^\/assets\/[^/]+-[\w-]{8}\.\w+$/;
const FOREVER = "public, max-age=31536000, immutable";
const AN_HOUR = "public, max-age=3600";
const BEST_QUALITY = 11;

/** The files of the client build by URL path, ready to be sent. */
export type StaticFiles = ReadonlyMap<string, StoredResponse>;

/**
 * Reads the client build into memory, once: it is small, what isn't in it costs one look-up, and no path of
 * a request ever reaches the file system. Hidden files (Vite's manifest) are left out.
 */
export async function loadStaticFiles(directory: string): Promise<StaticFiles> {
  const paths = await visibleFiles(directory, "/");
  const entries = await Promise.all(paths.map(async (path) => [path, await load(directory, path)] as const));
  // Browsers write what isn't ASCII as percent signs, and so do the paths of their requests.
  return new Map(entries.map(([path, file]) => [encodeURI(path), file]));
}

/** Compresses the files as well as can be, one after another, until told to stop. */
export async function polishStaticFiles(files: StaticFiles, signal: AbortSignal): Promise<void> {
  for (const file of files.values()) {
    if (signal.aborted) return;
    const { bodies } = file;
    if (!("gzip" in bodies)) continue;
    const br = await compressBrotli(await decompressGzip(bodies.gzip), BEST_QUALITY);
    if (br.length < bodies.br.length) replaceBodies(file, { br, gzip: bodies.gzip });
  }
}

async function visibleFiles(directory: string, path: string): Promise<string[]> {
  const entries = await readdir(join(directory, path), { withFileTypes: true });
  const visible = entries.filter(({ name }) => !name.startsWith("."));
  const nested = await Promise.all(
    visible.map(async (entry) => {
      if (entry.isDirectory()) return await visibleFiles(directory, `${path}${entry.name}/`);
      return entry.isFile() ? [`${path}${entry.name}`] : [];
    }),
  );
  return nested.flat();
}

async function load(directory: string, path: string): Promise<StoredResponse> {
  const body = await readFile(join(directory, path));
  const type = TYPES[extname(path).toLowerCase()] ?? "application/octet-stream";
  const headers = new Headers({
    "Content-Type": type,
    "Cache-Control": HASHED.test(path) ? FOREVER : AN_HOUR,
  });
  completeSecurityHeaders(headers);
  return storeResponse({ status: 200, headers, etag: tagOf(body), bodies: await encodeBody(body, type) });
}
