import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** What the next process has in its answer cache. */

// The clock is faked before the cache is loaded, which reads its clock then.
vi.hoisted(() => vi.useFakeTimers({ toFake: ["Date", "performance"] }));

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DURATIONS = { freshMs: 5 * MINUTE, keepMs: 24 * HOUR };
const WAIT_MS = 3_000;

let directory: string;
let cache: typeof import("./answer-cache");
let errors: typeof import("../errors");
let snapshot: typeof import("./snapshot");

/** A process that starts with what the previous one left on disk. */
async function start(): Promise<void> {
  vi.resetModules();
  errors = await import("../errors");
  cache = await import("./answer-cache");
  snapshot = await import("./snapshot");
  await snapshot.loadSnapshot();
}

async function restart(): Promise<void> {
  await snapshot.saveSnapshot();
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
  await snapshot.saveSnapshot();
  await rm(directory, { recursive: true, force: true });
});

const later = (ms: number) => vi.advanceTimersByTime(ms);
const answer = (value: unknown) => () => Promise.resolve(value);
const outage = () => Promise.reject(new errors.UnreachableError("call", "ECONNREFUSED"));
const hang = () => new Promise<never>(() => undefined);
const read = (load: () => Promise<unknown>, key = "key", durations = DURATIONS) =>
  cache.cachedAnswer(key, durations, WAIT_MS, load);
const filesIn = async () =>
  (await readdir(join(directory, "answers"), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

test("reloads fresh and stale answers with their times", async () => {
  const madeAt = Date.now();
  await read(answer({ rows: [1] }));
  later(MINUTE);
  await restart();
  expect(await read(outage)).toMatchObject({ value: { rows: [1] }, madeAt });
  later(10 * MINUTE);
  expect(await read(outage)).toMatchObject({ value: { rows: [1] }, madeAt });
  await restart();
  expect(await read(outage)).toMatchObject({ value: { rows: [1] }, madeAt });
  expect((await read(answer("new"), "other")).value).toBe("new");
});

test("renews a stale answer", async () => {
  await read(answer("old"));
  later(10 * MINUTE);
  await restart();
  expect((await read(answer("new"))).value).toBe("new");
});

test("does not extend an answer by restarts", async () => {
  await read(answer("old"));
  for (let hours = 6; hours < 24; hours += 6) {
    later(6 * HOUR);
    await restart();
    expect((await read(outage)).value).toBe("old");
  }
  later(6 * HOUR + 1);
  await expect(read(outage)).rejects.toThrow("ECONNREFUSED");
  await restart();
  await expect(read(outage)).rejects.toThrow("ECONNREFUSED");
});

test("ends prices at the session boundary", async () => {
  const live = { freshMs: 30_000, keepMs: 20 * MINUTE };
  await read(answer("open"), "key", live);
  later(19 * MINUTE);
  await restart();
  expect((await read(outage, "key", live)).value).toBe("open");
  later(MINUTE + 1);
  await expect(read(outage, "key", live)).rejects.toThrow("ECONNREFUSED");
  await restart();
  await expect(read(outage, "key", live)).rejects.toThrow("ECONNREFUSED");
});

test("removes withdrawn answers from disk", async () => {
  await read(answer("old"));
  await read(answer("other"), "other");
  later(10 * MINUTE);
  await expect(read(() => Promise.reject(new errors.NotFoundError("call", "status 410")))).rejects.toThrow(
    "410",
  );
  await restart();
  await expect(read(outage)).rejects.toThrow("ECONNREFUSED");
  expect((await read(outage, "other")).value).toBe("other");
});

test("saves a purge", async () => {
  await read(answer("old"));
  await snapshot.saveSnapshot();
  cache.purgeAnswers();
  await restart();
  await expect(read(outage)).rejects.toThrow();
});

test("serves stale answers to all first readers while the upstream hangs", async () => {
  await read(answer("old"));
  later(10 * MINUTE);
  await restart();
  const answers = await Promise.all(Array.from({ length: 50 }, () => read(hang)));
  expect(new Set(answers.map(({ value }) => value))).toEqual(new Set(["old"]));
});

test("is readable by its owner only and skips malformed lines", async () => {
  await read(answer("first"), "one");
  await read(answer("second"), "other");
  await snapshot.saveSnapshot();
  const [file = ""] = await filesIn();
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const [first = "", second = ""] = (await readFile(file, "utf8")).split("\n");
  await writeFile(file, `<html>\n["one"]\n${first.slice(0, 40)}\n${second}\n`);
  await start();
  await expect(read(outage, "one")).rejects.toThrow("ECONNREFUSED");
  expect((await read(outage, "other")).value).toBe("second");
});

test("keeps answers in memory where the folder can't be written", async () => {
  await rm(directory, { recursive: true });
  await writeFile(directory, "a file");
  await read(answer("old"));
  await snapshot.saveSnapshot();
  expect((await read(outage)).value).toBe("old");
  await start();
  await expect(read(outage)).rejects.toThrow("ECONNREFUSED");
});

test.each([
  ["upstream", { API_BASE_URL: "https://other.example" }],
  ["account", { SERVICE_USER: "another" }],
  ["place whose weather is told", { WEATHER_QUERY: "Ankara" }],
])("drops answers of another %s", async (_, env) => {
  await read(answer("old"));
  await snapshot.saveSnapshot();
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  await restart();
  await expect(read(outage)).rejects.toThrow("ECONNREFUSED");
  expect(await filesIn()).toEqual([]);
  for (const name of Object.keys(env)) vi.stubEnv(name, undefined);
});
