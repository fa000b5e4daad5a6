import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { expect } from "vitest";
import type { ServerProcess } from "../../support/server-process";

/** What requests cost as they grow, in processor time of the server's main thread. */

/** A request on the wire. */
export interface Question {
  path: string;
  method?: string;
  /** Name, value, name, value, …; repeats included. */
  headers?: string[];
  body?: string;
}

/** A request of a size; each variant is new to the server. */
export type Growing = (size: number, variant: string) => Question;

/** Requests measured together, at a size and at twice that. */
export interface Walk {
  name: string;
  size: number;
  requests: Growing[];
}

/** Repeated parts: long, nested and odd. */
export const PATTERNS: readonly string[] = [
  "x",
  " ",
  "\t",
  ",",
  ";",
  "=",
  "-",
  ".",
  ":",
  '"',
  "%",
  "(",
  "a=b; ",
  "a,",
  "[a]",
  "0-1,",
  "bytes=0-,",
  'W/"a", ',
  "tr;q=0.1,",
  "1.2.3.4, ",
  "::",
  "https://a/",
  "eyJ..",
];

/** A pattern, repeated to a length. */
export function filled(pattern: string, length: number): string {
  return pattern.repeat(Math.ceil(length / pattern.length)).slice(0, length);
}

/** Twice the size costs twice as much, plus noise of a shared machine; four times would be quadratic. */
const MOST_GROWTH = 3;
/** Less raises no suspicion. */
const NOISE_MS = 10;
const VARIANTS = ["a", "b", "c", "d"];

/** Expects that nothing costs more than in proportion to its size. */
export async function expectLinear(server: ServerProcess, walks: readonly Walk[]): Promise<void> {
  const suspicions: string[] = [];
  for (const walk of walks) suspicions.push(...(await suspicionsOf(server, walk)));
  expect(suspicions).toEqual([]);
}

/** The message for a walk that grew too fast each time. */
async function suspicionsOf(server: ServerProcess, { name, size, requests }: Walk): Promise<string[]> {
  let suspicion = "";
  for (const variant of VARIANTS) {
    const once = await costOf(server, requests, size, variant);
    const twice = await costOf(server, requests, 2 * size, variant);
    if (twice <= MOST_GROWTH * once + NOISE_MS) return [];
    suspicion = `${name}: ${once.toFixed(0)} ms with ${size}, ${twice.toFixed(0)} ms with twice as much`;
  }
  return [suspicion];
}

async function costOf(server: ServerProcess, requests: readonly Growing[], size: number, variant: string) {
  const before = workedMs(server.pid);
  for (const growing of requests) await sendQuestion(server.url, growing(size, variant));
  return workedMs(server.pid) - before;
}

/** Milliseconds of work of a process's main thread. */
function workedMs(pid: number): number {
  const [nanoseconds = ""] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, "utf8").split(" ");
  return Number(nanoseconds) / 1e6;
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Sends a request and reads its response, if there is one. */
function sendQuestion(origin: string, { path, method = "GET", headers = [], body }: Question): Promise<void> {
  const { hostname, port, host } = new URL(origin);
  const all = ["Host", host, ...headers];
  if (body !== undefined) all.push("Content-Length", String(Buffer.byteLength(body)));
  return new Promise((resolve) => {
    const outgoing = request({ hostname, port, path, method, agent, headers: all });
    outgoing.on("response", (answer) => void answer.on("error", resolve).on("close", resolve).resume());
    outgoing.on("error", () => resolve());
    outgoing.end(body);
  });
}
