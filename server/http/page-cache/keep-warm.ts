import { setTimeout } from "node:timers/promises";

/** What is kept warm: the page cache. */
interface Renewable {
  /** Of so many pages that are wanted most, the keys of those that must be made anew to stay at hand. */
  due(most: number): string[];
  renew(key: string): Promise<void>;
}

const LOOK_EVERY_MS = 1_000;
/** After each rendering visitors have the processor for this many times as long. */
const REST = 4;

/**
 * Renews pages before they can no longer be shown, so that nobody waits for a rendering of what was made once.
 * One after the other, in the background, until it is told to stop. `most`: how many pages; 0 for none.
 */
export async function keepWarm(pages: Renewable, most: number, signal: AbortSignal): Promise<void> {
  const options = { signal, ref: false };
  try {
    for (;;) {
      await setTimeout(LOOK_EVERY_MS, null, options);
      for (const key of pages.due(most)) {
        const startedAt = performance.now();
        await pages.renew(key);
        await setTimeout(REST * (performance.now() - startedAt), null, options);
      }
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
