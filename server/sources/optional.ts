import { endsSession, UpstreamError } from "../upstream/errors";

/** A part of a page that the page can do without: when the upstream fails, the stand-in. */
export async function optional<Value, StandIn>(
  part: Promise<Value>,
  standIn: StandIn,
): Promise<Value | StandIn> {
  try {
    return await part;
  } catch (error) {
    if (error instanceof UpstreamError && !endsSession(error)) return standIn;
    throw error;
  }
}

/** Two parts of which one is enough: what the upstream fails to give is null. @throws UpstreamError when it gives neither */
export async function eitherOf<First, Second>(
  first: Promise<First>,
  second: Promise<Second>,
): Promise<[First | null, Second | null]> {
  const parts = [first, second] as const;
  const found = await Promise.all([optional(first, null), optional(second, null)]);
  // Settled by now: an error of the upstream is what they are null for.
  return found.every((part) => part === null) ? Promise.all(parts) : found;
}
