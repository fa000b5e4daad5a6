import { isSessionRejected, UpstreamError } from "../upstream/errors";

/** Only for upstream errors, and for none that ends the session. */
export async function orFallback<Value, StandIn>(
  part: Promise<Value>,
  standIn: StandIn,
): Promise<Value | StandIn> {
  try {
    return await part;
  } catch (error) {
    if (error instanceof UpstreamError && !isSessionRejected(error)) return standIn;
    throw error;
  }
}

/** @throws UpstreamError when both fail */
export async function eitherOf<First, Second>(
  first: Promise<First>,
  second: Promise<Second>,
): Promise<[First | null, Second | null]> {
  const parts = [first, second] as const;
  const results = await Promise.all([orFallback(first, null), orFallback(second, null)]);
  // Both are settled: awaiting them again throws the upstream's error.
  return results.every((part) => part === null) ? Promise.all(parts) : results;
}
