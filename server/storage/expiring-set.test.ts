import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { ExpiringSet } from "./expiring-set";
import { writeAtomically } from "./files";

const HOUR_MS = 3_600_000;
const NAME = "a-set";

const directory = await mkdtemp(join(tmpdir(), "portal-kept-"));
const file = join(directory, NAME);
vi.stubEnv("DATA_DIR", directory);
afterAll(() => rm(directory, { recursive: true }));
beforeEach(() => rm(file, { force: true }));

/** The set as a newly started portal reads it. */
async function start(most = 100): Promise<ExpiringSet> {
  vi.resetModules();
  return (await import("./expiring-set")).expiringSet({ name: NAME, most });
}
const later = () => Date.now() + HOUR_MS;

describe("an expiring set", () => {
  test("keeps its entries over a restart", async () => {
    const set = await start();
    expect(await set.has("a-1")).toBe(false);
    expect(await set.keep("a-1", later())).toBe(true);
    expect(await set.has("a-1")).toBe(true);
    expect(await set.has("a-2")).toBe(false);
    const restarted = await start();
    expect(await restarted.has("a-1")).toBe(true);
    expect(await restarted.has("a-2")).toBe(false);
  });

  test("has a folder that only its owner may open", async () => {
    const [above, folder] = [join(directory, "made"), join(directory, "made", "now")];
    await writeAtomically(join(folder, NAME), "");
    for (const each of [above, folder]) expect((await stat(each)).mode & 0o777).toBe(0o700);
    await rm(above, { recursive: true });
  });

  test("tells only the first of several simultaneous writers that an entry is new", async () => {
    const set = await start();
    const answers = await Promise.all([
      set.keep("a", later()),
      set.keep("a", later()),
      set.keep("a", later()),
    ]);
    expect(answers.filter(Boolean)).toHaveLength(1);
  });

  test("drops expired and malformed lines at start", async () => {
    const until = later();
    await writeFile(file, `old ${Date.now() - 1}\nnew ${until}\nbroken\nno/key ${until}\n`);
    const set = await start();
    expect([await set.has("old"), await set.has("new")]).toEqual([false, true]);
    expect(await readFile(file, "utf8")).toBe(`new ${until}\n`);
  });

  test("drops the oldest entries above its limit, at start too", async () => {
    const set = await start(2);
    for (const key of ["a", "b", "c"]) await set.keep(key, later());
    expect(await Promise.all(["a", "b", "c"].map((key) => set.has(key)))).toEqual([false, true, true]);
    const restarted = await start(2);
    expect(await Promise.all(["a", "b", "c"].map((key) => restarted.has(key)))).toEqual([false, true, true]);
  });

  test("compacts its file", async () => {
    const { expiringTimes } = await import("./expiring-set");
    const times = expiringTimes({ name: NAME, most: 10, forMs: HOUR_MS });
    for (let at = 0; at < 1_100; at += 1) await times.keep("one", Date.now() + at);
    expect((await readFile(file, "utf8")).split("\n").length).toBeLessThan(200);
  });

  test("of times keeps the latest for each key until it expires", async () => {
    vi.resetModules();
    const load = async () =>
      (await import("./expiring-set")).expiringTimes({ name: NAME, most: 10, forMs: HOUR_MS });
    const times = await load();
    const now = Date.now();
    for (const time of [now - 5, now, now - 9]) await times.keep("a", time);
    await times.keep("old", now - HOUR_MS);
    vi.resetModules();
    const restarted = await load();
    expect([await restarted.timeOf("a"), await restarted.timeOf("old")]).toEqual([now, null]);
  });

  test("keeps entries it can't write in memory until the next start", async () => {
    vi.stubEnv("DATA_DIR", "/dev/null/nowhere");
    const set = await start();
    await set.keep("a", later());
    expect(await set.has("a")).toBe(true);
    vi.stubEnv("DATA_DIR", directory);
  });
});
