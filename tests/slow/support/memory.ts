import { readFileSync } from "node:fs";
import type { ServerProcess } from "../../support/server-process";

/** A process's memory, with its share of what others use too. */
export function memoryBytes({ pid }: ServerProcess): number {
  const [, kilobytes] = /^Pss:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8")) ?? [];
  return Number(kilobytes) * 1024;
}
