import { randomBytes, randomInt } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";

const secrets = z.object({
  servicePassword: z.string(),
  memberPassword: z.string(),
  /** What the member with a one-time code is to type: the demo has nobody to send it to. */
  otpCode: z.string(),
  tokenSecret: z.string(),
});
export type Secrets = z.output<typeof secrets>;

/** Reads the demo's secrets; what is not there yet is made at random and kept for this user only. */
export async function demoSecrets(file: string): Promise<Secrets> {
  const text = await readFile(file, "utf8").catch(() => "{}");
  const kept = secrets.partial().parse(JSON.parse(text));
  const all = { ...makeSecrets(), ...kept };
  if (Object.keys(kept).length < Object.keys(all).length) await keep(file, all);
  return all;
}

function makeSecrets(): Secrets {
  return {
    servicePassword: random(18),
    memberPassword: random(9),
    otpCode: String(randomInt(1_000_000)).padStart(6, "0"),
    tokenSecret: random(48),
  };
}

async function keep(file: string, all: Secrets): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(file, JSON.stringify(all, null, 2), { mode: 0o600 });
}

function random(bytes: number): string {
  return randomBytes(bytes).toString("base64url");
}
