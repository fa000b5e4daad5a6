import { randomBytes, randomInt } from "node:crypto";
import { readFile } from "node:fs/promises";
import { z } from "zod";
import { writeAtomically } from "../storage/files";

const secrets = z.object({
  servicePassword: z.string(),
  memberPassword: z.string(),
  otpCode: z.string(),
  tokenSecret: z.string(),
});
export type Secrets = z.output<typeof secrets>;

const random = (bytes: number) => randomBytes(bytes).toString("base64url");

export async function demoSecrets(file: string): Promise<Secrets> {
  const text = await readFile(file, "utf8").catch(() => "{}");
  const stored = secrets.partial().parse(JSON.parse(text));
  const all = {
    servicePassword: random(18),
    memberPassword: random(9),
    otpCode: String(randomInt(1_000_000)).padStart(6, "0"),
    tokenSecret: random(48),
    ...stored,
  };
  if (Object.keys(stored).length < Object.keys(all).length)
    await writeAtomically(file, JSON.stringify(all, null, 2));
  return all;
}
