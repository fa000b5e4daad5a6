import { createHash } from "node:crypto";
import { DiskShelf, type Shelved } from "../disk-shelf";

/** A picture ready to send. */
export interface ReadyImage extends Shelved {
  type: "image/webp" | "image/jpeg";
}

const EXTENSIONS = { "image/webp": ".webp", "image/jpeg": ".jpg" } as const;
const TYPES = ["image/webp", "image/jpeg"] as const;

/** Ready pictures on disk, bounded in bytes, over restarts. */
export class PictureShelf {
  readonly #files: DiskShelf;

  /** @param maxBytes 0: nothing is kept. */
  constructor(directory: string, maxBytes: number) {
    this.#files = new DiskShelf({
      directory,
      maxBytes,
      names: /^[\da-f]{40}\.(?:webp|jpg)$/,
      what: "pictures",
    });
  }

  /** The picture kept under a key; null when there is none, or it can't be read. */
  async find(key: string): Promise<ReadyImage | null> {
    for (const type of TYPES) {
      const found = await this.#files.find(nameOf(key, type));
      if (found) return { ...found, type };
    }
    return null;
  }

  /** Keeps a picture; what there is no room for any more is removed. */
  keep(key: string, { type, ...picture }: ReadyImage): Promise<void> {
    return this.#files.keep(nameOf(key, type), picture);
  }

  /** Removes what is kept under a key. */
  async drop(key: string): Promise<void> {
    for (const type of TYPES) await this.#files.drop(nameOf(key, type));
  }

  /** Removes everything. */
  clear(): Promise<void> {
    return this.#files.clear();
  }
}

function nameOf(key: string, type: ReadyImage["type"]): string {
  return createHash("sha256").update(key).digest("hex").slice(0, 40) + EXTENSIONS[type];
}
