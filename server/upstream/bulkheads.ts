import { bulkhead, BulkheadRejectedError } from "cockatiel";
import { UnreachableError } from "./errors";

/** So many calls that wait are too many: each of them is some page's, and pages don't wait for ever. */
const WAITING = 200;

/**
 * Calls at once, by whom they are for: public pages that are kept, what visitors look up, members. What one of them
 * waits for takes nothing from the others, and no more connections to the upstream are opened than calls are under way.
 */
const bulkheads = {
  kept: bulkhead(16, WAITING),
  lookups: bulkhead(12, WAITING),
  members: bulkhead(16, WAITING),
};

export type CallsFor = keyof typeof bulkheads;

/** Makes a call when there is room for it. @throws UnreachableError when too many wait, else what the call throws */
export async function inBulkhead<Answer>(
  whom: CallsFor,
  callName: string,
  call: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await bulkheads[whom].execute(call);
  } catch (error) {
    if (error instanceof BulkheadRejectedError) throw new UnreachableError(callName, "too many calls wait");
    throw error;
  }
}
