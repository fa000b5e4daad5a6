import { createHash, randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The least that an operator must write. */
const LEAST = {
  name: { tr: "Ilgın Ticaret Borsası", en: "Ilgın Commodity Exchange" },
  shortName: { tr: "ITB", en: "ICE" },
  session: { from: "09:30", until: "11:30" },
};

const FOLDER = join(tmpdir(), "exchange-files");

/** Writes a file for EXCHANGE_FILE; its path, the same for the same content. */
export async function exchangeFile(more: object = {}): Promise<string> {
  const text = JSON.stringify({ ...LEAST, ...more });
  const path = join(FOLDER, `${createHash("sha256").update(text).digest("hex")}.json`);
  const unfinished = `${path}.${randomUUID()}`;
  await mkdir(FOLDER, { recursive: true });
  await writeFile(unfinished, text);
  await rename(unfinished, path);
  return path;
}

/** Variables of another portal of a stack outside demo mode, with the least that an operator must set. */
export async function outsideDemoMode(environment: Record<string, string>): Promise<Record<string, string>> {
  return {
    PORTAL_DEMO: "0",
    TIMEOUT_SCALE: "1",
    ALLOW_HTTP: "PORTAL_ORIGIN",
    DEMO_TODAY: "",
    FILE_URL: environment["API_BASE_URL"] ?? "",
    EXCHANGE_FILE: await exchangeFile(),
  };
}
