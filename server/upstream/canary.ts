import { log } from "../observability/log";
import { NotFoundError, RefusedError, UnreachableError } from "./errors";

/**
 * An upstream that has nothing for anybody, as while it is redeployed, is down: before a nothing replaces a something,
 * a list that was there before is read, and must be there still.
 */
export type Canary = () => Promise<boolean>;

export function isNothing(answer: unknown): boolean {
  return typeof answer === "object" && answer !== null ? Object.values(answer).every(isNothing) : !answer;
}

/** One look for all who doubt at once. */
export function canary(read: () => Promise<unknown>): Canary {
  let looking: Promise<boolean> | null = null;
  const look = async () => {
    const isThere = await read().then(
      (answer) => !isNothing(answer),
      () => false,
    );
    if (!isThere) log.warn("the upstream has nothing for anybody: taken for an outage");
    return isThere;
  };
  return () => (looking ??= look().finally(() => (looking = null)));
}

/** What was there before and is gone is read again once the canary was there. @throws UpstreamError */
export async function confirmEmpty<Answer>(
  callName: string,
  read: () => Promise<Answer>,
  isThere: Canary,
): Promise<Answer> {
  try {
    const answer = await read();
    if (!isNothing(answer)) return answer;
  } catch (error) {
    if (!isGone(error)) throw error;
  }
  await expectCanary(callName, isThere);
  return read();
}

/** @throws UnreachableError */
export async function expectCanary(callName: string, isThere: Canary): Promise<void> {
  if (!(await isThere())) throw new UnreachableError(callName, "the upstream has nothing for anybody");
}

const isGone = (error: unknown) => error instanceof NotFoundError || error instanceof RefusedError;
