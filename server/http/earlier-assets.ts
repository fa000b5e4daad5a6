import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { DiskShelf } from "~server/disk-shelf";
import { hashedFile, prepareFile } from "./static-files";
import type { StoredResponse } from "./stored-response";

const FOLDER = "/assets/";
/** Some thirty builds. */
const MAX_BYTES = 32 * 1024 * 1024;
const READY_AT_ONCE = 100;

/**
 * Scripts and styles of the builds before this one, for pages of theirs that are still open somewhere, or kept by a cache
 * in front: each build leaves its own to the next. Those used least go first.
 */
export class EarlierAssets {
  readonly #files: DiskShelf;
  readonly #ready = new LRUCache<string, StoredResponse>({ max: READY_AT_ONCE });

  constructor(dataDirectory: string) {
    const directory = join(dataDirectory, "assets");
    this.#files = new DiskShelf({ directory, maxBytes: MAX_BYTES, names: hashedFile, what: "assets" });
  }

  /** Leaves the files of this build's client to the builds that follow. */
  async leave(clientDirectory: string): Promise<void> {
    const directory = join(clientDirectory, FOLDER);
    for (const name of readdirSync(directory).filter((name) => hashedFile.test(name))) {
      const isThere = await this.#files.find(name);
      if (!isThere)
        await this.#files.keep(name, { bytes: readFileSync(join(directory, name)), madeAt: Date.now() });
    }
  }

  /** The file at an address; null where no build that is remembered had it. */
  async find(path: string): Promise<StoredResponse | null> {
    const name = path.slice(FOLDER.length);
    if (!path.startsWith(FOLDER) || !hashedFile.test(name)) return null;
    return this.#ready.get(name) ?? this.#prepare(path, name);
  }

  async #prepare(path: string, name: string): Promise<StoredResponse | null> {
    const found = await this.#files.find(name);
    if (!found) return null;
    const answer = await prepareFile(path, found.bytes);
    this.#ready.set(name, answer);
    return answer;
  }
}
