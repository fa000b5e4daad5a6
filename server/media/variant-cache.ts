import { createHash } from "node:crypto";
import { DiskCache, type CachedFile } from "../storage/disk-cache";

export interface ReadyImage extends CachedFile {
  type: "image/webp" | "image/jpeg";
}

const EXTENSIONS = { "image/webp": ".webp", "image/jpeg": ".jpg" } as const;
const TYPES = ["image/webp", "image/jpeg"] as const;

export class VariantCache {
  readonly #files: DiskCache;

  constructor(directory: string, maxBytes: number) {
    this.#files = new DiskCache({
      directory,
      maxBytes,
      names: /^[\da-f]{40}\.(?:webp|jpg)$/,
      what: "pictures",
    });
  }

  async find(key: string): Promise<ReadyImage | null> {
    for (const type of TYPES) {
      const file = await this.#files.find(nameOf(key, type));
      if (file) return { ...file, type };
    }
    return null;
  }

  keep(key: string, { type, ...picture }: ReadyImage): Promise<void> {
    return this.#files.keep(nameOf(key, type), picture);
  }

  async drop(key: string): Promise<void> {
    for (const type of TYPES) await this.#files.drop(nameOf(key, type));
  }

  clear(): Promise<void> {
    return this.#files.clear();
  }
}

function nameOf(key: string, type: ReadyImage["type"]): string {
  return createHash("sha256").update(key).digest("hex").slice(0, 40) + EXTENSIONS[type];
}
