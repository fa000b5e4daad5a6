import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { demoSecrets } from "./secrets";

let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), "secrets-"));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

it("are made once, for their owner only", async () => {
  const file = path.join(directory, "new", "secrets.json");
  const made = await demoSecrets(file);
  expect(made.otpCode).toMatch(/^\d{6}$/);
  expect(await demoSecrets(file)).toEqual(made);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

it("of an older version keep their values and get what they lack", async () => {
  const file = path.join(directory, "old.json");
  const old = { servicePassword: "s", memberPassword: "m", tokenSecret: "t" };
  await writeFile(file, JSON.stringify(old));
  const read = await demoSecrets(file);
  expect(read).toMatchObject(old);
  expect(JSON.parse(await readFile(file, "utf8"))).toEqual(read);
});
