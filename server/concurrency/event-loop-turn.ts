const waiting: (() => void)[] = [];

/** Called before work of several milliseconds, so that cached pages are served in between. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    if (waiting.push(resolve) === 1) setImmediate(beginNext);
  });
}

function beginNext(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(beginNext);
}
