/** Node takes in one connection a turn, be the turn as long as it may: so many may come in between two works. */
const MOST_ARRIVALS = 64;

const waiting: (() => void)[] = [];
let isHeld = false;
let hasArrival = false;
let arrivals = 0;

/**
 * Waits for a turn of the event loop of one's own. Work of some milliseconds begins with it: between two such works
 * everybody is served whose page is at hand.
 */
export function ownTurn(): Promise<void> {
  return new Promise((resolve) => {
    if (waiting.push(resolve) === 1) setImmediate(next);
  });
}

/** Says that a connection came in: others may wait behind it. */
export function noteArrival(): void {
  hasArrival = true;
}

/** Lets nobody begin until what it gives is called. */
export function holdTurns(): () => void {
  isHeld = true;
  return () => {
    isHeld = false;
    if (waiting.length > 0) setImmediate(next);
  };
}

function next(): void {
  if (isHeld) return;
  if (hasArrival && arrivals < MOST_ARRIVALS) {
    hasArrival = false;
    arrivals += 1;
    setImmediate(next);
    return;
  }
  arrivals = 0;
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(next);
}
