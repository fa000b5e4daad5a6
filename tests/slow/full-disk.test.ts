import { execFileSync } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, expect, test, vi } from "vitest";

const NAME = "a-set";
const directory = await mkdtemp(join(tmpdir(), "portal-kept-"));
const file = join(directory, NAME);
vi.stubEnv("DATA_DIR", directory);
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(directory, { recursive: true });
});

/** The set as a newly started portal reads it. */
async function start() {
  vi.resetModules();
  return (await import("~server/storage/expiring-set")).expiringSet({ name: NAME, most: 100 });
}
const later = () => Date.now() + 3_600_000;

/** No file of this process may exceed this size: writing stops halfway, as on a full disk. */
function fileLimit(bytes: number | "unlimited"): void {
  execFileSync("prlimit", [`--pid=${process.pid}`, `--fsize=${bytes}:unlimited`]);
}
afterEach(() => fileLimit("unlimited"));

test("an expiring set keeps its entries on a full disk, and recovers", async () => {
  const set = await start();
  await set.keep("before", later());
  const { size } = await stat(file);
  fileLimit(size + 10);
  await set.keep("halfway", later());
  // Cut off within its line, or not written at all: either way the next start reads the rest.
  expect(await (await start()).has("before")).toBe(true);
  expect(await readFile(file, "utf8")).toMatch(/^before \d{13}\n/);
  await set.keep("meanwhile", later());
  expect(await set.has("meanwhile")).toBe(true);
  fileLimit("unlimited");
  const content = () => readFile(file, "utf8").then((text) => text.replace(/\d{13}/g, "…"));
  await expect.poll(content, { timeout: 15_000 }).toBe("before …\nhalfway …\nmeanwhile …\n");
  expect(await readdir(directory)).toEqual([NAME]);
}, 20_000);
