import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import { version } from "react";
import { jsxDEV } from "react/jsx-dev-runtime";
import { version as portalVersion } from "../../package.json";
import { env } from "../config/environment";

export const metrics = new Registry();
// Process metrics are collected continuously, so only where a port serves them.
if (env.METRICS_PORT !== undefined) collectDefaultMetrics({ register: metrics });

const registers = [metrics];
const SECONDS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5];

new Gauge({
  name: "portal_react",
  help: "The React that renders: its version and build",
  labelNames: ["version", "build"],
  registers,
  collect() {
    // Undefined in production builds.
    this.set({ version, build: typeof jsxDEV === "function" ? "development" : "production" }, 1);
  },
});

new Gauge({
  name: "portal_version",
  help: "The portal that runs, by its version",
  labelNames: ["version"],
  registers,
}).set({ version: portalVersion }, 1);

const requests = new Map<string, Map<number, number>>();

export function countRequest(source: string, status: number): void {
  const ofSource = requests.get(source) ?? new Map<number, number>();
  requests.set(source, ofSource);
  ofSource.set(status, (ofSource.get(status) ?? 0) + 1);
}

new Counter({
  name: "portal_requests_total",
  help: "Requests, by where the answer came from and its status",
  labelNames: ["source", "status"],
  registers,
  collect() {
    this.reset();
    for (const [source, counts] of requests)
      for (const [status, count] of counts) this.inc({ source, status }, count);
  },
});

export const requestSeconds = new Histogram({
  name: "portal_request_seconds",
  help: "Time to answer what was not at hand, by where the answer came from",
  labelNames: ["source"],
  buckets: SECONDS,
  registers,
});

export const upstreamSeconds = new Histogram({
  name: "portal_upstream_call_seconds",
  help: "Upstream calls, by name and what became of them (ok, or the class of the error)",
  labelNames: ["call", "outcome"],
  buckets: SECONDS,
  registers,
});

export const lossCount = new Counter({
  name: "portal_unread_total",
  help: "What could not be read of upstream answers, by call, field of its contract, and what it cost: cell, row, part; foreign is a row of something else",
  labelNames: ["call", "field", "cost"],
  registers,
});

export const answerCount = new Counter({
  name: "portal_answers_total",
  help: "Upstream answers that pages were made of, by where they were: memory, upstream, or stale",
  labelNames: ["from"],
  registers,
});

export function counter<Name extends string>(
  name: string,
  help: string,
  label: string,
  names: readonly Name[],
): (of: Name) => void {
  const counts = new Counter({ name, help, labelNames: [label], registers });
  for (const of of names) counts.inc({ [label]: of }, 0);
  return (of) => counts.inc({ [label]: of });
}

export function gauge(name: string, help: string, read: () => number): void {
  new Gauge({
    name,
    help,
    registers,
    collect() {
      this.set(read());
    },
  });
}

export function gaugeByName(
  name: string,
  help: string,
  label: string,
  read: () => Iterable<[string, number]>,
): void {
  new Gauge({
    name,
    help,
    labelNames: [label],
    registers,
    aggregator: "max",
    collect() {
      this.reset();
      for (const [of, value] of read()) this.set({ [label]: of }, value);
    },
  });
}

let pricesReadAt = Date.now();

export function notePrices(): void {
  pricesReadAt = Date.now();
}

gauge(
  "portal_prices_age_seconds",
  "How long ago the upstream last told prices; before it ever did, how long ago the portal started",
  () => (Date.now() - pricesReadAt) / 1_000,
);

export class Stopwatch {
  #waiting = 0;
  #since = 0;
  #total = 0;

  async during<Value>(promise: Promise<Value>): Promise<Value> {
    if (this.#waiting === 0) this.#since = performance.now();
    this.#waiting += 1;
    try {
      return await promise;
    } finally {
      this.#waiting -= 1;
      if (this.#waiting === 0) this.#total += performance.now() - this.#since;
    }
  }

  get ms(): number {
    return this.#total;
  }
}
