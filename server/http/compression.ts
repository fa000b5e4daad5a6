import { promisify } from "node:util";
import { brotliCompress, constants, gunzip, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
const inflate = promisify(gunzip);

/** Below this many bytes compression saves less than the headers that name it. */
export const COMPRESS_FROM = 256;

const COMPRESSIBLE =
  /^(?:text\/(?!event-stream)|image\/svg\+xml|application\/(?:javascript|json|xml|[\w.-]+\+(?:json|xml)))/i;

/** Whether bodies of a media type get smaller by compression. */
export const isCompressible = (contentType: string | null): boolean => COMPRESSIBLE.test(contentType ?? "");

/** Blocks of 64 KB: a page's style sheet and its words are then not compressed as one. */
const BLOCK_BITS = 16;

/** Brotli in the process's thread pool. */
export function compressBrotli(body: Buffer, quality: number): Promise<Buffer> {
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_LGBLOCK]: BLOCK_BITS,
    },
  });
}

export const compressGzip = (body: Buffer): Promise<Buffer> => deflate(body, { level: 6 });
export const decompressGzip = (body: Buffer): Promise<Buffer> => inflate(body);
