import { createHash } from "node:crypto";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { type Client, type InStatement, createClient } from "@libsql/client";
import { readText } from "./columns";
import { WRITTEN, fillWritten } from "./contents";
import { fillPrices } from "./fill-prices";
import { SCHEMA, SCHEMA_VERSION } from "./schema";

/** Prices are simulated up to the end of this year, or of the year after today's. */
const LAST_YEAR = 2027;

/** Opens the database; a new one, or one of another version, is filled. */
export async function openDatabase(file: string, today: string): Promise<Client> {
  await mkdir(path.dirname(path.resolve(file)), { recursive: true, mode: 0o700 });
  const database = createClient({ url: `file:${file}` });
  await database.execute("PRAGMA journal_mode = WAL");
  await database.execute("CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT)");
  const lastYear = Math.max(LAST_YEAR, Number(today.slice(0, 4)) + 1);
  const version = versionOf(lastYear);
  if ((await readMeta(database, "version")) !== version) {
    await database.executeMultiple(SCHEMA);
    const prices = fillPrices(`${lastYear}-12-31`);
    await database.batch([...prices, ...written(today), writeMeta("version", version)], "write");
  }
  return database;
}

/** Writes the contents anew when the day is another than theirs: their dates count from today. */
export async function refillForDay(database: Client, today: string): Promise<void> {
  if ((await readMeta(database, "day")) === today) return;
  await database.batch(written(today), "write");
}

function written(today: string): InStatement[] {
  return [...fillWritten(today), writeMeta("day", today)];
}

async function readMeta(database: Client, key: string): Promise<string | null> {
  const sql = "SELECT value FROM meta WHERE key = ?";
  const { rows } = await database.execute({ sql, args: [key] });
  return rows[0] ? readText(rows[0], "value") : null;
}

function writeMeta(key: string, value: string): InStatement {
  return { sql: "INSERT OR REPLACE INTO meta VALUES (?, ?)", args: [key, value] };
}

function versionOf(lastYear: number): string {
  const contents = JSON.stringify([SCHEMA_VERSION, SCHEMA, lastYear, WRITTEN]);
  return createHash("sha256").update(contents).digest("hex");
}
