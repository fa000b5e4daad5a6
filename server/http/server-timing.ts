import { Stopwatch } from "~server/stopwatch";
import type { Handle } from "./page-cache/fill";
import type { FrontContext } from "./load-context";

/** An answer of the app and what it cost, as a Server-Timing header says it (W3C Server Timing). */
export interface TimedAnswer {
  response: Response;
  timing: string;
}

/** Asks the app and measures it: all of it, and how long of that it waited for the upstream. */
export async function timed(
  handle: Handle,
  request: Request,
  context: Omit<FrontContext, "upstreamWait">,
): Promise<TimedAnswer> {
  const upstreamWait = new Stopwatch();
  const startedAt = performance.now();
  const response = await handle(request, { ...context, upstreamWait });
  return {
    response,
    timing: `${metric("app", performance.now() - startedAt)}, ${metric("upstream", upstreamWait.ms)}`,
  };
}

const metric = (name: string, ms: number): string => `${name};dur=${ms.toFixed(1)}`;
