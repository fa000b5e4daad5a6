import { LRUCache } from "lru-cache";
import sharp from "sharp";
import type { ImageWidth } from "./address";

/** A picture ready to send. */
export interface ReadyImage {
  bytes: Buffer;
  type: string;
}

const MAX_BYTES_KEPT = 48 * 1024 * 1024;
/** A picture of more pixels is refused rather than unpacked. */
const MAX_PIXELS = 40_000_000;
const WEBP_QUALITY = 68;

// One at a time: pictures must not take the processor from pages.
sharp.concurrency(1);
sharp.cache(false);

const ready = new LRUCache<string, ReadyImage>({
  maxSize: MAX_BYTES_KEPT,
  sizeCalculation: ({ bytes }) => bytes.length,
});
const running = new Map<string, Promise<ReadyImage>>();
let queue: Promise<unknown> = Promise.resolve();

/** The picture in a width, webp where the browser takes it; made once, then from memory. */
export function resizedImage(
  path: string,
  width: ImageWidth,
  webp: boolean,
  load: () => Promise<Buffer>,
): Promise<ReadyImage> {
  const key = `${width}:${webp ? "webp" : "jpeg"}:${path}`;
  const known = ready.get(key);
  if (known) return Promise.resolve(known);
  const pending = running.get(key);
  if (pending) return pending;
  const made = load()
    .then((original) => inTurn(() => resize(original, width, webp)))
    .then((image) => {
      ready.set(key, image);
      return image;
    })
    .finally(() => running.delete(key));
  running.set(key, made);
  return made;
}

function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const turn = queue.then(work);
  queue = turn.catch(() => undefined);
  return turn;
}

async function resize(original: Buffer, width: number, webp: boolean): Promise<ReadyImage> {
  const picture = sharp(original, { limitInputPixels: MAX_PIXELS })
    .rotate()
    .resize({ width, withoutEnlargement: true });
  const bytes = await (
    webp ? picture.webp({ quality: WEBP_QUALITY }) : picture.jpeg({ mozjpeg: true })
  ).toBuffer();
  return { bytes, type: webp ? "image/webp" : "image/jpeg" };
}
