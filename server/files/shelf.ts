import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { log } from "../log";

/** A picture ready to send. */
export interface ReadyImage {
  bytes: Buffer;
  type: "image/webp" | "image/jpeg";
  /** Milliseconds since 1970. */
  madeAt: number;
}

const EXTENSIONS = { "image/webp": ".webp", "image/jpeg": ".jpg" } as const;
const OURS = /^[\da-f]{40}\.(?:webp|jpg)$/;
/** What a process left behind that ended while it wrote. */
const UNFINISHED = ".part";

/**
 * Ready pictures on disk, bounded in bytes: the least used go first. They outlive the process: the files
 * themselves say when they were made (mtime) and last used (atime). A disk that can't be used is only slower.
 */
export class PictureShelf {
  readonly #directory: string;
  readonly #maxBytes: number;
  /** Sizes by file name. */
  readonly #files: LRUCache<string, number>;
  #ready: Promise<void> | null = null;
  #hasTroubled = false;

  /** @param maxBytes 0: nothing is kept. */
  constructor(directory: string, maxBytes: number) {
    this.#directory = directory;
    this.#maxBytes = maxBytes;
    this.#files = new LRUCache({
      maxSize: Math.max(1, maxBytes),
      sizeCalculation: (size) => Math.max(1, size),
      dispose: (_, name, reason) => {
        // What is replaced lies under the same name.
        if (reason !== "set") this.#remove(name);
      },
    });
  }

  /** The picture kept under a key; null when there is none, or it can't be read. */
  async find(key: string): Promise<ReadyImage | null> {
    await this.#open();
    for (const type of ["image/webp", "image/jpeg"] as const) {
      const name = nameOf(key, type);
      const size = this.#files.get(name);
      if (size === undefined) continue;
      const image = await this.#read(name, type).catch(() => null);
      // Somebody else's doing: it is made anew.
      if (image?.bytes.length === size) return image;
      this.#files.delete(name);
    }
    return null;
  }

  /** Keeps a picture; what there is no room for any more is removed. */
  async keep(key: string, { bytes, type, madeAt }: ReadyImage): Promise<void> {
    await this.#open();
    if (bytes.length > this.#maxBytes) return;
    const name = nameOf(key, type);
    const target = join(this.#directory, name);
    try {
      // Written aside and renamed: a file that is there is whole.
      await writeFile(target + UNFINISHED, bytes);
      await utimes(target + UNFINISHED, new Date(), new Date(madeAt));
      await rename(target + UNFINISHED, target);
      this.#files.set(name, bytes.length);
    } catch (error) {
      await rm(target + UNFINISHED, { force: true }).catch(() => undefined);
      this.#complain(error);
    }
  }

  /** Removes what is kept under a key. */
  async drop(key: string): Promise<void> {
    await this.#open();
    for (const type of ["image/webp", "image/jpeg"] as const) this.#files.delete(nameOf(key, type));
  }

  /** Removes everything. */
  async clear(): Promise<void> {
    await this.#open();
    this.#files.clear();
  }

  #open(): Promise<void> {
    this.#ready ??= this.#takeStock().catch((error: unknown) => this.#complain(error));
    return this.#ready;
  }

  async #takeStock(): Promise<void> {
    if (this.#maxBytes === 0) return;
    await mkdir(this.#directory, { recursive: true });
    const names = await readdir(this.#directory);
    const unfinished = names.filter((name) => name.endsWith(UNFINISHED));
    await Promise.all(unfinished.map((name) => rm(join(this.#directory, name), { force: true })));
    const files: { name: string; size: number; usedAt: number }[] = [];
    for (const name of names.filter((each) => OURS.test(each))) {
      const found = await stat(join(this.#directory, name)).catch(() => null);
      if (found) files.push({ name, size: found.size, usedAt: found.atimeMs });
    }
    for (const { name, size } of files.toSorted((a, b) => a.usedAt - b.usedAt)) this.#files.set(name, size);
  }

  async #read(name: string, type: ReadyImage["type"]): Promise<ReadyImage> {
    const path = join(this.#directory, name);
    const [bytes, { mtime, mtimeMs }] = await Promise.all([readFile(path), stat(path)]);
    // Disks note the last use themselves only now and then.
    await utimes(path, new Date(), mtime);
    return { bytes, type, madeAt: mtimeMs };
  }

  #remove(name: string): void {
    rm(join(this.#directory, name), { force: true }).catch((error: unknown) => this.#complain(error));
  }

  #complain(error: unknown): void {
    if (this.#hasTroubled) return;
    this.#hasTroubled = true;
    const { message } = error instanceof Error ? error : new Error(String(error));
    log.warn({ reason: message, directory: this.#directory }, "pictures can't be kept on disk");
  }
}

function nameOf(key: string, type: ReadyImage["type"]): string {
  return createHash("sha256").update(key).digest("hex").slice(0, 40) + EXTENSIONS[type];
}
