import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { until } from "./waiting";
import type { ServerProcess } from "./server-process";

/** A server process's clock that can be moved ahead. */
export interface ShiftedClock {
  advance(time: { seconds?: number; minutes?: number; hours?: number }): Promise<void>;
}

/** Arguments and environment that make a server's clock movable. */
export function shiftable(directory: string): { args: string[]; env: Record<string, string> } {
  return {
    args: ["--import", "./tests/support/time-shift.mjs"],
    env: { TIME_SHIFT_FILE: fileIn(directory) },
  };
}

export function shiftedClock(server: ServerProcess, directory: string): ShiftedClock {
  let ahead = 0;
  return {
    async advance({ seconds = 0, minutes = 0, hours = 0 }) {
      ahead += ((hours * 60 + minutes) * 60 + seconds) * 1_000;
      await writeFile(fileIn(directory), String(ahead));
      server.signal("SIGURG");
      const done = `clock is ${ahead} ms ahead`;
      await until(() => server.output().includes(done), done);
    },
  };
}

const fileIn = (directory: string) => join(directory, "time-shift");
