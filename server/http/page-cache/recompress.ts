import { setTimeout as delay } from "node:timers/promises";
import { bulkhead } from "cockatiel";
import { compressBrotli, decompressGzip } from "../compression";
import { replaceBodies, type StoredResponse } from "../stored-response";
import type { PageEntry } from "./store";

const BEST_QUALITY = 11;
const MAX_WAITING = 200;
/** A page takes a quarter of a second of one core: so many times as long it then rests. */
const REST = 3;

/** Stored pages are compressed as well as can be, one after the other; where too many wait, the quick one stays. */
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
  // The page may have been renewed meanwhile; the same content shares the same gzip body.
  if (!answer || !("gzip" in answer.bodies) || answer.bodies.gzip !== bodies.gzip) return;
  if (br.length < answer.bodies.br.length) replaceBodies(answer, { br, gzip: bodies.gzip });
}
