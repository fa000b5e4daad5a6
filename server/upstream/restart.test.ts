import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";

/** What the data cache knows in the next process. */

// Time is ours from before the cache is loaded, for it takes its clock then.
vi.hoisted(() => vi.useFakeTimers({ toFake: ["Date", "performance"] }));
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DURATIONS = { freshMs: 5 * MINUTE, keepMs: 24 * HOUR };
const WAIT_MS = 3_000;

let directory: string;
let cache: typeof import("./cache/data-cache");
let errors: typeof import("./errors");
let outlasting: typeof import("./cache/stores");

/** A process that starts with what the one before left on disk. */
async function start(): Promise<void> {
  vi.resetModules();
  errors = await import("./errors");
  outlasting = await import("./cache/stores");
  cache = await import("./cache/data-cache");
}

async function restart(): Promise<void> {
  await outlasting.settleStores();
  await start();
}

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "answers-"));
  vi.stubEnv("API_BASE_URL", "https://upstream.example");
  vi.stubEnv("DATA_DIR", directory);
  vi.stubEnv("ANSWER_CACHE_MB", "1");
  await start();
});
afterEach(async () => {
  await outlasting.settleStores();
  await rm(directory, { recursive: true, force: true });
});

/** The store looks at the clock once a millisecond at most, so a real moment passes too. */
const later = async (ms: number) => {
  vi.advanceTimersByTime(ms);
  await new Promise((resolve) => setTimeout(resolve, 5));
};
const answer = (value: unknown) => () => Promise.resolve(value);
const outage = () => Promise.reject(new errors.UnreachableError("call", "ECONNREFUSED"));
const hang = () => new Promise<never>(() => undefined);
const read = (load: () => Promise<unknown>, key = "key", durations = DURATIONS) =>
  cache.cachedAnswer(key, durations, WAIT_MS, load);
const filesIn = async () =>
  (await readdir(join(directory, "answers"), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

test("a fresh answer is used as it is, an older one stands in; each says when it was made", async () => {
  const madeAt = Date.now();
  await read(answer({ rows: [1] }));
  await later(MINUTE);
  await restart();
  expect(await read(outage)).toEqual({ value: { rows: [1] }, madeAt });
  await later(10 * MINUTE);
  expect(await read(outage)).toEqual({ value: { rows: [1] }, madeAt });
  await restart();
  expect(await read(outage)).toEqual({ value: { rows: [1] }, madeAt });
  expect((await read(answer("new"), "other")).value).toBe("new");
});

test("an older answer is asked for anew", async () => {
  await read(answer("old"));
  await later(10 * MINUTE);
  await restart();
  expect((await read(answer("new"))).value).toBe("new");
});

test("restarts don't make an answer live longer", async () => {
  await read(answer("old"));
  for (let hours = 6; hours < 24; hours += 6) {
    await later(6 * HOUR);
    await restart();
    expect((await read(outage)).value).toBe("old");
  }
  await later(6 * HOUR + 1);
  await expect(read(outage)).rejects.toThrow("ECONNREFUSED");
  await restart();
  await expect(read(outage)).rejects.toThrow("ECONNREFUSED");
});

test("what ends at the session's boundary ends there", async () => {
  const live = { freshMs: 30_000, keepMs: 20 * MINUTE };
  await read(answer("open"), "key", live);
  await later(19 * MINUTE);
  await restart();
  expect((await read(outage, "key", live)).value).toBe("open");
  await later(MINUTE + 1);
  await expect(read(outage, "key", live)).rejects.toThrow("ECONNREFUSED");
  await restart();
  await expect(read(outage, "key", live)).rejects.toThrow("ECONNREFUSED");
});

test("what was withdrawn is gone from the disk", async () => {
  await read(answer("old"));
  await read(answer("other"), "other");
  await later(10 * MINUTE);
  await expect(read(() => Promise.reject(new errors.NotFoundError("call", "status 410")))).rejects.toThrow(
    "410",
  );
  await restart();
  await expect(read(outage)).rejects.toThrow("ECONNREFUSED");
  expect((await read(outage, "other")).value).toBe("other");
});

test("also what was kept only just before", async () => {
  await read(answer("old"));
  void outlasting.settleStores();
  outlasting.dropStored("key");
  await restart();
  await expect(read(outage)).rejects.toThrow("ECONNREFUSED");
});

test("the purge empties the disk, and what was waiting for it", async () => {
  await read(answer("old"));
  await outlasting.settleStores();
  await read(answer("waiting"), "other");
  await cache.purgeAnswers();
  await vi.waitFor(async () => expect(await filesIn()).toEqual([]));
  await restart();
  await expect(read(outage)).rejects.toThrow();
  await expect(read(outage, "other")).rejects.toThrow();
});

test("all who come at once after the start get the older answer from an upstream that hangs", async () => {
  await read(answer("old"));
  await later(10 * MINUTE);
  await restart();
  const answers = await Promise.all(Array.from({ length: 50 }, () => read(hang)));
  expect(new Set(answers.map(({ value }) => value))).toEqual(new Set(["old"]));
});

test("files are their owner's alone, and what isn't an answer to the question is passed over", async () => {
  const keys = ["cut", "no JSON", "another's", "whole"];
  for (const key of keys) await read(answer(`for ${key}`), key);
  await outlasting.settleStores();
  const files = await filesIn();
  expect(files).toHaveLength(keys.length);
  const whole = new Map<string, string>();
  for (const file of files) {
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const text = await readFile(file, "utf8");
    whole.set((JSON.parse(text) as { key: string }).key, file);
  }
  const fileOf = (key: string) => whole.get(key) ?? "";
  await writeFile(fileOf("cut"), (await readFile(fileOf("cut"), "utf8")).slice(0, 40));
  await writeFile(fileOf("no JSON"), "<html>");
  await writeFile(fileOf("another's"), await readFile(fileOf("whole")));
  await restart();
  for (const key of keys.slice(0, 3)) await expect(read(outage, key)).rejects.toThrow("ECONNREFUSED");
  expect((await read(outage, "whole")).value).toBe("for whole");
});

test("the folder may be removed while the server runs", async () => {
  await read(answer("old"));
  await outlasting.settleStores();
  await rm(join(directory, "answers"), { recursive: true });
  expect((await read(outage)).value).toBe("old");
  await later(10 * MINUTE);
  expect((await read(answer("new"))).value).toBe("new");
  await restart();
  expect((await read(outage)).value).toBe("new");
});

test.each([
  ["upstream", { API_BASE_URL: "https://other.example" }],
  ["account", { SERVICE_USER: "another" }],
  ["place whose weather is told", { WEATHER_QUERY: "Ankara" }],
])("what came from another %s is not shown, and removed", async (_, env) => {
  await read(answer("old"));
  await outlasting.settleStores();
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  await restart();
  await expect(read(outage)).rejects.toThrow("ECONNREFUSED");
  await vi.waitFor(async () => expect(await filesIn()).toEqual([]));
  for (const name of Object.keys(env)) vi.stubEnv(name, undefined);
});
