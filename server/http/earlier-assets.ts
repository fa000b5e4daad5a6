import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { DiskCache } from "~server/storage/disk-cache";
import { hashedFile, prepareFile } from "./static-files";
import type { StoredResponse } from "./stored-response";

const FOLDER = "/assets/";
const MAX_BYTES = 32 * 1024 * 1024;
const READY_AT_ONCE = 100;

/** Assets of earlier builds, for pages still open or cached by a proxy. */
export class EarlierAssets {
  readonly #files: DiskCache;
  readonly #ready = new LRUCache<string, StoredResponse>({ max: READY_AT_ONCE });

  constructor(dataDirectory: string) {
    const directory = join(dataDirectory, "assets");
    this.#files = new DiskCache({ directory, maxBytes: MAX_BYTES, names: hashedFile, what: "assets" });
  }

  async leave(clientDirectory: string): Promise<void> {
    const directory = join(clientDirectory, FOLDER);
    for (const name of readdirSync(directory).filter((name) => hashedFile.test(name))) {
      const isThere = await this.#files.find(name);
      if (!isThere)
        await this.#files.keep(name, { bytes: readFileSync(join(directory, name)), madeAt: Date.now() });
    }
  }

  async find(path: string): Promise<StoredResponse | null> {
    const name = path.slice(FOLDER.length);
    if (!path.startsWith(FOLDER) || !hashedFile.test(name)) return null;
    return this.#ready.get(name) ?? this.#prepare(path, name);
  }

  async #prepare(path: string, name: string): Promise<StoredResponse | null> {
    const file = await this.#files.find(name);
    if (!file) return null;
    const answer = await prepareFile(path, file.bytes);
    this.#ready.set(name, answer);
    return answer;
  }
}
