import { bulkhead, BulkheadRejectedError, type BulkheadPolicy } from "cockatiel";
import { LRUCache } from "lru-cache";
import { env } from "../config/environment";
import { INTERVALS, TIMEOUTS } from "../config/time-budgets";
import { isTransient } from "../upstream/errors";
import { isUpstreamThere } from "../upstream/client";
import type { ImageWidth } from "./address";
import { loadSharp } from "./sharp";
import { VariantCache, type ReadyImage } from "./variant-cache";

export class TooManyPictures extends Error {}

const MAX_BYTES_IN_MEMORY = 32 * 1024 * 1024;
const MAX_PIXELS = 40_000_000;
const WEBP_QUALITY = 68;
const PAGE_GROUND = "#ffffff";
/** No SVG: 250 bytes can take seconds to draw, or run scripts. */
const READABLE_FORMATS = new Set(["jpeg", "png", "webp", "gif", "heif"]);
const FRESH_MS = 24 * 60 * 60 * 1000;
const AT_ONCE = 4;
const MAX_WAITING = 200;

interface CachedImage extends ReadyImage {
  freshUntil: number;
}

export class Images {
  readonly #shelf: VariantCache;
  readonly #memory = new LRUCache<string, CachedImage>({
    maxSize: MAX_BYTES_IN_MEMORY,
    sizeCalculation: ({ bytes }) => bytes.length,
  });
  readonly #running = new Map<string, Promise<CachedImage>>();
  readonly #making: BulkheadPolicy;
  readonly #resizing = bulkhead(1, Infinity);

  constructor(shelf: VariantCache, maxWaiting = MAX_WAITING) {
    this.#shelf = shelf;
    this.#making = bulkhead(AT_ONCE, maxWaiting);
  }

  /** @throws TooManyPictures, and errors of `load` and of decoding */
  get(path: string, width: ImageWidth, webp: boolean, load: () => Promise<Buffer>): Promise<ReadyImage> {
    const key = `${width}:${webp ? "webp" : "jpeg"}:${path}`;
    const cached = this.#memory.get(key);
    if (cached && cached.freshUntil > Date.now()) return Promise.resolve(cached);
    const pending = this.#running.get(key);
    if (pending) return pending;
    const result = this.#find(key, cached, () => this.make(width, webp, load))
      .then((image) => {
        this.#memory.set(key, image);
        return image;
      })
      .finally(() => this.#running.delete(key));
    this.#running.set(key, result);
    return result;
  }

  async forget(): Promise<void> {
    this.#memory.clear();
    await this.#shelf.clear();
  }

  async #find(
    key: string,
    cached: CachedImage | undefined,
    make: () => Promise<ReadyImage>,
  ): Promise<CachedImage> {
    const older = cached ?? (await this.#shelf.find(key));
    const isFresh = older !== null && older.madeAt + FRESH_MS > Date.now();
    if (older && isFresh) return { ...older, freshUntil: older.madeAt + FRESH_MS };
    try {
      const image = await make();
      await this.#shelf.keep(key, image);
      return { ...image, freshUntil: image.madeAt + FRESH_MS };
    } catch (error) {
      const mayBePassing = isTransient(error) || error instanceof TooManyPictures;
      if (older && (mayBePassing || !(await isUpstreamThere()))) {
        return { ...older, freshUntil: Date.now() + INTERVALS.pictureRetry };
      }
      this.#memory.delete(key);
      await this.#shelf.drop(key);
      throw error;
    }
  }

  async make(width: number, webp: boolean, load: () => Promise<Buffer>): Promise<ReadyImage> {
    try {
      return await this.#making.execute(async () => {
        const original = await load();
        return this.#resizing.execute(() => resize(original, width, webp));
      });
    } catch (error) {
      if (error instanceof BulkheadRejectedError) throw new TooManyPictures("too many pictures at once");
      throw error;
    }
  }
}

const images = new Images(new VariantCache(env.IMAGE_CACHE_DIR, env.IMAGE_CACHE_MB * 1024 * 1024));

export const resizedImage: Images["get"] = (...request) => images.get(...request);

/** For one visitor: never cached or written to disk. */
export const privateImage: Images["make"] = (...request) => images.make(...request);

export const purgeImages = () => images.forget();

async function resize(original: Buffer, width: number, webp: boolean): Promise<ReadyImage> {
  const sharp = await loadSharp();
  const options = { limitInputPixels: MAX_PIXELS, failOn: "none" } as const;
  const { format } = await sharp(original, options).metadata();
  if (!READABLE_FORMATS.has(format)) throw new Error(`not read as a picture: ${format}`);
  const picture = sharp(original, options)
    .rotate()
    .resize({ width, withoutEnlargement: true })
    .timeout({ seconds: TIMEOUTS.resize / 1_000 });
  const bytes = await (
    webp
      ? picture.webp({ quality: WEBP_QUALITY })
      : picture.flatten({ background: PAGE_GROUND }).jpeg({ mozjpeg: true })
  ).toBuffer();
  return { bytes, type: webp ? "image/webp" : "image/jpeg", madeAt: Date.now() };
}
