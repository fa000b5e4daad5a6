import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { mediaTypeOf } from "./media-types";
import { readPacked, visibleFiles } from "./packed-files";
import { completeSecurityHeaders } from "./security-headers";
import { encodeBody, storeResponse, tagOf, type StoredResponse } from "./stored-response";

/** Vite's names: home-B1x2_y3Z.js */
export const hashedFile = /^[^/]+-[\w-]{8}\.\w+$/;
const FOREVER = "public, max-age=31536000, immutable";
const AN_HOUR = "public, max-age=3600";

/** The files of the client build by URL path: each is made ready to be sent when it is first asked for. */
export type StaticFiles = ReadonlyMap<string, () => StoredResponse>;

/**
 * Reads the client build into memory, once: it is small, what isn't in it costs one look-up, and no path of
 * a request ever reaches the file system. Hidden files (Vite's manifest) are left out. One file after the other:
 * nobody is served yet, and so many small reads at a time cost a start four times as much.
 */
export async function loadStaticFiles(directory: string): Promise<StaticFiles> {
  const paths = visibleFiles(directory, "/");
  const entries = await Promise.all(paths.map(async (path) => [path, await load(directory, path)] as const));
  // Browsers write what isn't ASCII as percent signs, and so do the paths of their requests.
  return new Map(entries.map(([path, file]) => [encodeURI(path), file]));
}

async function load(directory: string, path: string): Promise<() => StoredResponse> {
  const file = join(directory, path);
  const body = readFileSync(file);
  const etag = tagOf(body);
  const bodies = readPacked(file) ?? (await encodeBody(body, mediaTypeOf(path)));
  let ready: StoredResponse | undefined;
  // A start has no time for the headers of a hundred files, of which the first page needs three.
  return () => (ready ??= storeResponse({ status: 200, headers: headersOf(path), etag, bodies }));
}

/** Makes a file ready to be sent that the build did not compress. */
export async function prepareFile(path: string, body: Buffer): Promise<StoredResponse> {
  const bodies = await encodeBody(body, mediaTypeOf(path));
  return storeResponse({ status: 200, headers: headersOf(path), etag: tagOf(body), bodies });
}

const isHashed = (path: string) => path.startsWith("/assets/") && hashedFile.test(basename(path));

function headersOf(path: string): Headers {
  const headers = new Headers({
    "Content-Type": mediaTypeOf(path),
    "Cache-Control": isHashed(path) ? FOREVER : AN_HOUR,
  });
  completeSecurityHeaders(headers);
  return headers;
}
