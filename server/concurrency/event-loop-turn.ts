/** Node takes in one connection a turn, so many may come in between two works. */
const MOST_ARRIVALS = 64;

const waiting: (() => void)[] = [];
let isHeld = false;
let hasArrival = false;
let arrivals = 0;

/** Work of some milliseconds begins with this: between two such works everybody is served whose page is at hand. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    if (waiting.push(resolve) === 1) setImmediate(next);
  });
}

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
