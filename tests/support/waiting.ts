import { setTimeout as delay } from "node:timers/promises";

/** Only what never comes is waited for this long. */
const LIMIT_MS = 30_000;
const PAUSE_MS = 20;

/** Repeats until a response is as wanted; the last response when the time is up. */
export async function poll<Answer>(
  ask: () => Answer | Promise<Answer>,
  isWished: (answer: Answer) => boolean,
  { limitMs = LIMIT_MS, pauseMs = PAUSE_MS } = {},
): Promise<Answer> {
  const limit = Date.now() + limitMs;
  for (;;) {
    const answer = await ask();
    if (isWished(answer) || Date.now() > limit) return answer;
    await delay(pauseMs);
  }
}

/** @throws Error when the time is up */
export async function until(condition: () => boolean, what = "it"): Promise<void> {
  if (!(await poll(condition, Boolean))) throw new Error(`${what} did not happen`);
}

/** A promise with its resolvers. */
export function gate<Value = void>(): { opened: Promise<Value>; open: (value: Value) => void } {
  let open: (value: Value) => void = () => undefined;
  const opened = new Promise<Value>((resolve) => (open = resolve));
  return { opened, open };
}
