import type { Client } from "@libsql/client";
import type { Clock } from "../clock";
import { refillForDay } from "./open";

/** A call that makes sure the contents are those of the clock's day; cheap when they are. */
export function createDailyRefill(database: Client, clock: Clock): () => Promise<void> {
  let day = "";
  let refilled = Promise.resolve();
  return () => {
    const today = clock.today();
    if (today === day) return refilled;
    day = today;
    refilled = refillForDay(database, today).catch((error: unknown) => {
      day = "";
      throw error;
    });
    return refilled;
  };
}
