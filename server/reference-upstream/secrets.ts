import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";

const secrets = z.object({
  servicePassword: z.string(),
  memberPassword: z.string(),
  tokenSecret: z.string(),
});
export type Secrets = z.output<typeof secrets>;

/** Reads the demo's secrets; at the first start random ones are made and kept for this user only. */
export async function demoSecrets(file: string): Promise<Secrets> {
  const kept = await readFile(file, "utf8").catch(() => null);
  if (kept !== null) return secrets.parse(JSON.parse(kept));
  const made = {
    servicePassword: random(18),
    memberPassword: random(9),
    tokenSecret: random(48),
  };
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(made, null, 2), { mode: 0o600 });
  return made;
}

function random(bytes: number): string {
  return randomBytes(bytes).toString("base64url");
}
