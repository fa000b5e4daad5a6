import { setTimeout as delay } from "node:timers/promises";
import { bulkhead } from "cockatiel";
import { compressBrotli, decompressGzip } from "../compression";
import { replaceBodies, type StoredResponse } from "../stored-response";
import type { PageEntry } from "./store";

const BEST_QUALITY = 11;
const MAX_WAITING = 200;
const REST = 3;

/** Compresses stored pages at best quality, one after another; when too many wait, some keep the quick one. */
export function recompressor(
  current: (key: string) => StoredResponse | undefined,
): (entry: PageEntry) => void {
  const oneByOne = bulkhead(1, MAX_WAITING);
  return (entry) => {
    entry.isRecompressed = true;
    oneByOne
      .execute(async () => {
        const startedAt = performance.now();
        await recompress(() => current(entry.key));
        await delay(REST * (performance.now() - startedAt), null, { ref: false });
      })
      .catch(() => (entry.isRecompressed = false));
  };
}

async function recompress(current: () => StoredResponse | undefined): Promise<void> {
  const bodies = current()?.bodies;
  if (!bodies || !("gzip" in bodies)) return;
  const br = await compressBrotli(await decompressGzip(bodies.gzip), BEST_QUALITY);
  const answer = current();
  if (!answer || !("gzip" in answer.bodies) || answer.bodies.gzip !== bodies.gzip) return;
  if (br.length < answer.bodies.br.length) replaceBodies(answer, { br, gzip: bodies.gzip });
}
