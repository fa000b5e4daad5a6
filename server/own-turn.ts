const waiting: (() => void)[] = [];
let isHeld = false;

/**
 * Waits for a turn of the event loop of one's own. Work of some milliseconds begins with it: between two such works
 * everybody is served whose page is at hand.
 */
export function ownTurn(): Promise<void> {
  return new Promise((resolve) => {
    if (waiting.push(resolve) === 1) setImmediate(next);
  });
}

/** Lets nobody begin until what it gives is called: Node takes in one connection a turn, be the turn as long as it may. */
export function holdTurns(): () => void {
  isHeld = true;
  return () => {
    isHeld = false;
    if (waiting.length > 0) setImmediate(next);
  };
}

function next(): void {
  if (isHeld) return;
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(next);
}
