import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";

/** A request as it goes over the wire: its headers as they are, repeats included. */
export interface Question {
  path: string;
  method?: string;
  /** Name, value, name, value, … */
  headers?: string[];
  body?: string;
}

/** How a request grows: of a size, one that nobody asked before for each variant. */
export type Growing = (size: number, variant: string) => Question;

/** Milliseconds that the main thread of a process has worked; no clock on the wall, and no work of others. */
export function workedMs(pid: number): number {
  const [nanoseconds = ""] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, "utf8").split(" ");
  return Number(nanoseconds) / 1e6;
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Sends a request, reads its answer; its status, 0 where the connection was cut. */
export function sendQuestion(
  origin: string,
  { path, method = "GET", headers = [], body }: Question,
): Promise<number> {
  const { hostname, port, host } = new URL(origin);
  const all = ["Host", host, ...headers];
  if (body !== undefined) all.push("Content-Length", String(Buffer.byteLength(body)));
  return new Promise((resolve) => {
    const asked = request({ hostname, port, path, method, agent, headers: all }, (answer) => {
      answer.on("error", () => resolve(0)).on("close", () => resolve(answer.statusCode ?? 0));
      answer.resume();
    });
    asked.on("error", () => resolve(0));
    asked.end(body);
  });
}

/** What requests of a size cost, all of them together. */
async function costOf(
  target: { url: string; pid: number },
  requests: Growing[],
  size: number,
  variant: string,
) {
  const before = workedMs(target.pid);
  for (const growing of requests) await sendQuestion(target.url, growing(size, variant));
  return workedMs(target.pid) - before;
}

/** Twice the size costs twice as much, and what a machine with others on it adds; four times is a square. */
const MOST_GROWTH = 3;
/** Below it nothing is worth a suspicion. */
const NOISE_MS = 10;
const TRIES = 4;

/** How requests grow, as a sentence if it is faster than they do; null if not. */
export async function suspicionOf(
  target: { url: string; pid: number },
  name: string,
  requests: Growing[],
  size: number,
): Promise<string | null> {
  let sentence = "";
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const variant = "abcd"[attempt] ?? "a";
    const once = await costOf(target, requests, size, variant);
    const twice = await costOf(target, requests, 2 * size, variant);
    if (twice <= MOST_GROWTH * once + NOISE_MS) return null;
    sentence = `${name}: ${once.toFixed(0)} ms with ${size}, ${twice.toFixed(0)} ms with twice as much`;
  }
  return sentence;
}
