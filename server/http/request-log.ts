import { log } from "~server/log";
import { countRequest, requestSeconds } from "~server/metrics";
import { pathOf } from "./address";
import type { Exchange, Outcome, Source } from "./exchange";

// What costs nothing is counted, and told at the debug level only.
const CHEAP: ReadonlySet<Source> = new Set(["hit", "static", "none"]);

/**
 * One line a request. Nothing in it says who asked: no address, no browser, no cookie, no query. What was at hand
 * has no beginning to measure from.
 */
export function logRequest({ req, requestId }: Exchange, outcome: Outcome, startedAt?: number): void {
  const { status, source, bytes } = outcome;
  countRequest(source, status);
  const isCheap = CHEAP.has(source);
  const level = isCheap ? "debug" : "info";
  if (isCheap && !log.isLevelEnabled(level)) return;
  const ms = startedAt === undefined ? 0 : Math.round((performance.now() - startedAt) * 10) / 10;
  if (!isCheap) requestSeconds.observe({ source }, ms / 1000);
  log[level](
    { method: req.method, path: pathOf(req.url ?? ""), status, ms, cache: source, bytes, requestId },
    "request",
  );
}
