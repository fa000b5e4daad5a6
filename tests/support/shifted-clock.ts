import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ServerProcess } from "./server-process";

/** The clock of a server process that can be moved ahead. */
export interface ShiftedClock {
  advance(time: { minutes?: number; hours?: number }): Promise<void>;
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
    async advance({ minutes = 0, hours = 0 }) {
      ahead += (hours * 60 + minutes) * 60_000;
      await writeFile(fileIn(directory), String(ahead));
      server.signal("SIGURG");
      const done = `clock is ${ahead} ms ahead`;
      for (const limit = Date.now() + 5_000; !server.output().includes(done);) {
        if (Date.now() > limit) throw new Error(`the clock did not move: ${server.output().slice(-500)}`);
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    },
  };
}

const fileIn = (directory: string) => join(directory, "time-shift");
