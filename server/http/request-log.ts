import { log } from "~server/log";
import { pathOf } from "./address";
import type { Exchange, Outcome, Source } from "./exchange";

/** How many answers came from where since the process started. */
export const counters: Record<Source, number> = { hit: 0, stale: 0, miss: 0, pass: 0, static: 0, none: 0 };

// What costs nothing is counted, and told at the debug level only.
const CHEAP: ReadonlySet<Source> = new Set(["hit", "static", "none"]);

/** One line a request. Nothing in it says who asked: no address, no browser, no cookie, no query. */
export function logRequest({ req, requestId }: Exchange, outcome: Outcome, startedAt: number): void {
  const { status, source, bytes } = outcome;
  counters[source] += 1;
  const level = CHEAP.has(source) ? "debug" : "info";
  if (!log.isLevelEnabled(level)) return;
  const ms = Math.round((performance.now() - startedAt) * 10) / 10;
  log[level](
    { method: req.method, path: pathOf(req.url ?? ""), status, ms, cache: source, bytes, requestId },
    "request",
  );
}
