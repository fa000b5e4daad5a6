import { setTimeout } from "node:timers/promises";
import { INTERVALS } from "../../config/time-budgets";

interface Renewable {
  due(most: number): string[];
  renew(key: string): Promise<void>;
}

const REST = 4;

/** Renders pages again before they expire, so that no visitor waits for one. */
export async function revalidate(pages: Renewable, most: number, signal: AbortSignal): Promise<void> {
  const options = { signal, ref: false };
  try {
    for (;;) {
      await setTimeout(INTERVALS.revalidation, null, options);
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
