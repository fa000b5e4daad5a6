import { Stopwatch } from "~server/observability/stopwatch";
import type { Handle } from "./page-cache/fill";
import type { FrontContext } from "../request/load-context";

/** W3C Server Timing. */
export interface TimedResponse {
  response: Response;
  body: Buffer | null;
  timing: string;
}

export async function timed(
  handle: Handle,
  request: Request,
  context: Omit<FrontContext, "upstreamWait" | "takeBody">,
): Promise<TimedResponse> {
  const upstreamWait = new Stopwatch();
  const startedAt = performance.now();
  let body: Buffer | null = null;
  const takeBody = (taken: Buffer) => void (body = taken);
  const response = await handle(request, { ...context, upstreamWait, takeBody });
  return {
    response,
    body,
    timing: `${metric("app", performance.now() - startedAt)}, ${metric("upstream", upstreamWait.ms)}`,
  };
}

const metric = (name: string, ms: number): string => `${name};dur=${ms.toFixed(1)}`;
