import { once } from "node:events";
import { withDeadline } from "../concurrency/event-loop";
import { log } from "../observability/log";
import { TIMEOUTS } from "../config/time-budgets";

const LATE = Symbol();

let waiting = 0;

export const isDiskHanging = (): boolean => waiting > 0;

/** A folder that hangs, such as a network mount, gets no further requests until it answers. */
export async function withDiskTimeout<Answer, Other>(
  ask: () => Promise<Answer>,
  otherwise: Other,
): Promise<Answer | Other> {
  if (isDiskHanging()) return otherwise;
  const pending = ask();
  const answer = await withDeadline(TIMEOUTS.disk, (signal) =>
    Promise.race([pending, once(signal, "abort").then(() => LATE)]),
  );
  if (answer !== LATE) return answer as Answer;
  if (waiting === 0) log.warn("DATA_DIR or IMAGE_CACHE_DIR doesn't answer: the portal goes on without it");
  waiting += 1;
  const settle = () => {
    waiting -= 1;
    if (waiting === 0) log.info("the folder answers again");
  };
  pending.then(settle, settle);
  return otherwise;
}
