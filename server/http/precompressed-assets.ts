import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { COMPRESS_FROM, compressBrotli, compressGzip, isCompressible } from "./compression";
import { lookup } from "mrmime";

const IN_UTF_8 = /^text\/|javascript$|json$|xml$/;

export function mediaTypeOf(path: string): string {
  const type = lookup(path) ?? "application/octet-stream";
  return IN_UTF_8.test(type) ? `${type}; charset=utf-8` : type;
}

const ENDINGS = { br: ".br", gzip: ".gz" } as const;
const BEST_QUALITY = 11;

export interface PrecompressedAsset {
  br: Buffer;
  gzip: Buffer;
}

export async function precompressAssets(directory: string): Promise<void> {
  for (const path of visibleFiles(directory, "/")) {
    const file = join(directory, path);
    const body = readFileSync(file);
    if (body.length < COMPRESS_FROM || !isCompressible(mediaTypeOf(path))) continue;
    writeFileSync(file + ENDINGS.br, await compressBrotli(body, BEST_QUALITY));
    writeFileSync(file + ENDINGS.gzip, await compressGzip(body));
  }
}

export function readPrecompressed(file: string): PrecompressedAsset | null {
  const [br, gzip] = [file + ENDINGS.br, file + ENDINGS.gzip];
  return existsSync(br) && existsSync(gzip) ? { br: readFileSync(br), gzip: readFileSync(gzip) } : null;
}

export function visibleFiles(directory: string, path: string): string[] {
  const entries = readdirSync(join(directory, path), { withFileTypes: true });
  const visible = entries.filter(({ name }) => !name.startsWith(".") && !isPacked(name));
  return visible.flatMap((entry) => {
    if (entry.isDirectory()) return visibleFiles(directory, `${path}${entry.name}/`);
    return entry.isFile() ? [`${path}${entry.name}`] : [];
  });
}

const isPacked = (name: string) => Object.values(ENDINGS).some((ending) => name.endsWith(ending));
