import { bulkhead, BulkheadRejectedError } from "cockatiel";
import { UnreachableError } from "./errors";

const WAITING = 200;

/** What one of them waits for takes nothing from the others. */
const bulkheads = {
  kept: bulkhead(16, WAITING),
  lookups: bulkhead(12, WAITING),
  members: bulkhead(16, WAITING),
};

export type CallsFor = keyof typeof bulkheads;

/** @throws UnreachableError when too many wait, else what the call throws */
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
