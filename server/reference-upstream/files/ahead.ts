import { setTimeout as delay } from "node:timers/promises";
import type { Client } from "@libsql/client";
import { readText } from "../database/columns";
import type { FileStore } from "./store";

/** The server has other things to do when it starts, and between two documents. */
const REST_MS = { first: 4_000, between: 250 };

/** Makes the documents one after another, so that lists know their sizes before anybody asks. */
export async function makeAhead(
  database: Client,
  files: FileStore,
  refill: () => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const rest = (ms: number) => delay(ms, undefined, { signal, ref: false });
  try {
    await rest(REST_MS.first);
    await refill();
    const { rows } = await database.execute("SELECT name FROM files WHERE name LIKE '%.pdf'");
    for (const name of rows.map((row) => readText(row, "name"))) {
      if ((await files.knownSize(name)) !== null) continue;
      await rest(REST_MS.between);
      await files.make(name);
    }
  } catch (error) {
    // Whoever asks for a file later hears of what went wrong with it.
    if (!signal.aborted) console.error(error);
  }
}
