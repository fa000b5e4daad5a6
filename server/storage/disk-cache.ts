import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { bulkhead } from "cockatiel";
import { LRUCache } from "lru-cache";
import { isDiskHanging, withDiskTimeout } from "./disk-timeout";
import { log } from "../observability/log";

export interface CachedFile {
  bytes: Buffer;
  /** Milliseconds since 1970. */
  madeAt: number;
}

interface ShelfOptions {
  directory: string;
  maxBytes: number;
  names: RegExp;
  what: string;
}

/** A hanging read blocks a thread of the pool: one page could block them all. */
const oneByOne = bulkhead(1, Infinity);

/** Being written, or left behind by a process that ended while it wrote. */
const UNFINISHED = ".part";
const WRITER = /\.(\d+)\.part$/;

/** The files say when they were made (mtime) and last used (atime); the folder may be emptied at any time. */
export class DiskCache {
  readonly #options: ShelfOptions;
  readonly #files: LRUCache<string, number>;
  #ready: Promise<void> | null = null;
  #hasTroubled = false;

  constructor(options: ShelfOptions) {
    this.#options = options;
    this.#files = new LRUCache({
      maxSize: Math.max(1, options.maxBytes),
      sizeCalculation: (size) => Math.max(1, size),
      dispose: (_, name, reason) => {
        if (reason !== "set") void this.#remove(name);
      },
    });
  }

  find(name: string): Promise<CachedFile | null> {
    return withDiskTimeout(() => oneByOne.execute(() => (isDiskHanging() ? null : this.#find(name))), null);
  }

  async #find(name: string): Promise<CachedFile | null> {
    await this.open();
    const size = this.#files.get(name);
    if (size === undefined) return null;
    const file = await this.#read(name).catch(() => null);
    if (file?.bytes.length === size) return file;
    this.#files.delete(name);
    return null;
  }

  async keep(name: string, { bytes, madeAt }: CachedFile): Promise<void> {
    await this.open();
    const { directory, maxBytes } = this.#options;
    if (bytes.length > maxBytes) return;
    const target = join(directory, name);
    const aside = `${target}.${process.pid}${UNFINISHED}`;
    try {
      await mkdir(directory, { recursive: true, mode: 0o700 });
      await writeFile(aside, bytes, { mode: 0o600 });
      await utimes(aside, new Date(), new Date(madeAt));
      await rename(aside, target);
      this.#files.set(name, bytes.length);
    } catch (error) {
      await rm(aside, { force: true }).catch(() => undefined);
      this.#complain(error);
    }
  }

  async drop(name: string): Promise<void> {
    await this.open();
    this.#files.delete(name);
    await withDiskTimeout(() => this.#remove(name), undefined);
  }

  async clear(): Promise<void> {
    await this.open();
    this.#files.clear();
  }

  open(): Promise<void> {
    this.#ready ??= this.#takeStock().catch((error: unknown) => this.#complain(error));
    return this.#ready;
  }

  async #takeStock(): Promise<void> {
    const { directory, maxBytes, names: ours } = this.#options;
    if (maxBytes === 0) return;
    await mkdir(directory, { recursive: true, mode: 0o700 });
    const names = await readdir(directory);
    const unfinished = names.filter((name) => name.endsWith(UNFINISHED) && !isBeingWritten(name));
    await Promise.all(unfinished.map((name) => rm(join(directory, name), { force: true })));
    const files = await Promise.all(
      names
        .filter((name) => ours.test(name))
        .map(async (name) => ({ name, stats: await stat(join(directory, name)).catch(() => null) })),
    );
    const byUse = files.toSorted((a, b) => (a.stats?.atimeMs ?? 0) - (b.stats?.atimeMs ?? 0));
    for (const { name, stats } of byUse) if (stats) this.#files.set(name, stats.size);
  }

  async #read(name: string): Promise<CachedFile> {
    const path = join(this.#options.directory, name);
    const [bytes, { mtime, mtimeMs }] = await Promise.all([readFile(path), stat(path)]);
    // Disks note the last use themselves only now and then.
    await utimes(path, new Date(), mtime);
    return { bytes, madeAt: mtimeMs };
  }

  async #remove(name: string): Promise<void> {
    await rm(join(this.#options.directory, name), { force: true }).catch((error: unknown) =>
      this.#complain(error),
    );
  }

  #complain(error: unknown): void {
    if (this.#hasTroubled) return;
    this.#hasTroubled = true;
    const { message } = error instanceof Error ? error : new Error(String(error));
    const { directory, what } = this.#options;
    log.warn({ reason: message, directory }, `${what} can't be kept on disk`);
  }
}

function isBeingWritten(name: string): boolean {
  const writer = Number(WRITER.exec(name)?.[1] ?? process.pid);
  if (writer === process.pid) return false;
  try {
    return process.kill(writer, 0);
  } catch {
    return false;
  }
}
