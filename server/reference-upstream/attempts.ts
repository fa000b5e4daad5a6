/** How often something was got wrong of late; kept in memory, counted in real time like the life of tokens. */
export interface Attempts {
  /** Whether a name has used up its attempts. */
  isExhausted(name: string): boolean;
  countFailure(name: string): void;
  forget(name: string): void;
}

/** Allows a number of failures; they are forgotten some time after the last one. */
export function createAttempts({
  allowed,
  forgottenAfterMs,
}: {
  allowed: number;
  forgottenAfterMs: number;
}): Attempts {
  const failures = new Map<string, { count: number; lastAt: number }>();

  const countOf = (name: string) => {
    const found = failures.get(name);
    if (!found || Date.now() - found.lastAt > forgottenAfterMs) return 0;
    return found.count;
  };

  return {
    isExhausted: (name) => countOf(name) >= allowed,
    countFailure(name) {
      failures.set(name, { count: countOf(name) + 1, lastAt: Date.now() });
    },
    forget(name) {
      failures.delete(name);
    },
  };
}
