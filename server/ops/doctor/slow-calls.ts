import { UpstreamError } from "../../upstream/errors";
import type { Answered } from "../../upstream/observed";

const LONGEST_MS = 20_000;

/** Milliseconds by call; null is longer than anybody waits. */
export async function timeSlowCalls(answers: readonly Answered[]): Promise<Map<string, number | null>> {
  const times = new Map<string, number | null>();
  for (const { name, error, again } of answers) {
    const isLate = error instanceof UpstreamError && error.kind === "timeout";
    if (!isLate || !again || again.call.kind !== "read" || times.has(name)) continue;
    times.set(name, await timeOf(() => again.ask(again.params, LONGEST_MS)));
  }
  return times;
}

async function timeOf(ask: () => Promise<unknown>): Promise<number | null> {
  const begun = performance.now();
  try {
    await ask();
    return Math.round(performance.now() - begun);
  } catch (error) {
    if (error instanceof UpstreamError) return null;
    throw error;
  }
}
