const TICKS = 20;
const LONGEST_TICK_MS = 100;

/**
 * Gives work so much time in which this process was awake. Of a stretch in which it was busy with something else only
 * a tick or two counts, and nothing ends right behind one: the answer may have come meanwhile, and is read first. So
 * what takes too long is the other side's doing.
 */
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
