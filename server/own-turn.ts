const waiting: (() => void)[] = [];

/**
 * Waits for a turn of the event loop of one's own. Work of some milliseconds begins with it: between two such works
 * everybody is served whose page is at hand.
 */
export function ownTurn(): Promise<void> {
  return new Promise((resolve) => {
    if (waiting.push(resolve) === 1) setImmediate(next);
  });
}

function next(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(next);
}
