import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { mediaTypeOf } from "./media-types";
import { readPacked, visibleFiles } from "./packed-files";
import { completeSecurityHeaders } from "./security-headers";
import { encodeBody, storeResponse, tagOf, type StoredResponse } from "./stored-response";

// Vite's names: home-B1x2_y3Z.js
const HASHED = /^\/assets\/[^/]+-[\w-]{8}\.\w+$/;
const FOREVER = "public, max-age=31536000, immutable";
const AN_HOUR = "public, max-age=3600";

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

async function load(directory: string, path: string): Promise<StoredResponse> {
  const file = join(directory, path);
  const body = await readFile(file);
  const type = mediaTypeOf(path);
  const headers = new Headers({
    "Content-Type": type,
    "Cache-Control": HASHED.test(path) ? FOREVER : AN_HOUR,
  });
  completeSecurityHeaders(headers);
  const bodies = (await readPacked(file)) ?? (await encodeBody(body, type));
  return storeResponse({ status: 200, headers, etag: tagOf(body), bodies });
}
