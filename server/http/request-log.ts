import { log } from "~server/observability/log";
import { countRequest, requestSeconds } from "~server/observability/metrics";
import { pathOf } from "../security/request-address";
import type { RequestResponse, Outcome, Source } from "./request-response";

const CHEAP: ReadonlySet<Source> = new Set(["hit", "static", "none"]);

/** Nothing in it says who asked: no address, no browser, no cookie, no query. */
export function logRequest({ req, requestId }: RequestResponse, outcome: Outcome, startedAt?: number): void {
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
