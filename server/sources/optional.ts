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
