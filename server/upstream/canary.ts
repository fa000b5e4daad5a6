import { log } from "../observability/log";
import { NotFoundError, RefusedError, UnreachableError } from "./errors";

/**
 * An upstream without any data, as during a redeployment, counts as down: before an empty answer replaces a full
 * one, a list that always has rows is read.
 */
export type Canary = () => Promise<boolean>;

export function isNothing(answer: unknown): boolean {
  return typeof answer === "object" && answer !== null ? Object.values(answer).every(isNothing) : !answer;
}

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

/** Reads an empty or missing answer again once the canary has rows. @throws UpstreamError */
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

export async function expectCanary(callName: string, isThere: Canary): Promise<void> {
  if (!(await isThere())) throw new UnreachableError(callName, "the upstream has nothing for anybody");
}

const isGone = (error: unknown) => error instanceof NotFoundError || error instanceof RefusedError;
