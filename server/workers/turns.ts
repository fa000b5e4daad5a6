import { LRUCache } from "lru-cache";

/** Whether the one who asks is to do it, or what came of it when somebody else did. */
export type Turn = { isYours: true } | { isYours: false; value: unknown };

interface Doing {
  /** The worker that does it; null when it is done. */
  by: number | null;
  /** Null when it failed. */
  ended: Promise<{ value: unknown } | null>;
  end: (result: { value: unknown } | null) => void;
}

/**
 * What is done once by one of several workers: the first that asks does it, the others hear what came of it. A
 * failure is forgotten, and the next in line tries.
 */
export class Turns {
  readonly #doings: LRUCache<string, Doing>;

  constructor(most: number) {
    this.#doings = new LRUCache({ max: most, dispose: ({ end }) => end(null) });
  }

  /** A worker's turn for a key; waits while another does it. */
  async take(key: string, ttl: number, by: number): Promise<Turn> {
    for (;;) {
      const doing = this.#doings.get(key);
      if (!doing) {
        this.#doings.set(key, begun(by), { ttl });
        return { isYours: true };
      }
      const result = await doing.ended;
      if (result) return { isYours: false, value: result.value };
    }
  }

  /** What came of a turn; null: it failed. */
  end(key: string, result: { value: unknown } | null): void {
    const doing = this.#doings.get(key);
    if (!doing || !result) {
      this.#doings.delete(key);
      return;
    }
    doing.by = null;
    doing.end(result);
  }

  /** A worker has ended: what it had begun is anybody's turn. */
  forget(by: number): void {
    for (const [key, doing] of [...this.#doings.entries()]) if (doing.by === by) this.#doings.delete(key);
  }
}

function begun(by: number): Doing {
  let end: Doing["end"] = () => undefined;
  const ended = new Promise<{ value: unknown } | null>((resolve) => (end = resolve));
  return { by, ended, end };
}
