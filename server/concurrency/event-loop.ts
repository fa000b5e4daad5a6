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

const TICKS = 20;
const LONGEST_TICK_MS = 100;

/** Doesn't count time in which this process was blocked, so a timeout is always the other side's. */
export async function withDeadline<Result>(
  ms: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const tickMs = Math.min(LONGEST_TICK_MS, Math.max(1, ms / TICKS));
  const late = new AbortController();
  let leftMs = ms;
  let at = performance.now();
  const timer = setInterval(() => {
    const passedMs = performance.now() - at;
    at += passedMs;
    const wasAwake = passedMs < 2 * tickMs;
    leftMs -= wasAwake ? passedMs : tickMs;
    if (leftMs <= 0 && wasAwake) late.abort(new DOMException("no answer in time", "TimeoutError"));
  }, tickMs);
  try {
    return await work(late.signal);
  } finally {
    clearInterval(timer);
  }
}
