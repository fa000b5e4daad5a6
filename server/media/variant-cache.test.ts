import { mkdtemp, readdir, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { VariantCache, type ReadyImage } from "./variant-cache";

const KB = 1024;
let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "shelf-"));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const picture = (kilobytes: number, madeAt = 1_700_000_000_000): ReadyImage => ({
  bytes: Buffer.alloc(kilobytes * KB, kilobytes),
  type: "image/webp",
  madeAt,
});

async function bytesOnDisk(): Promise<number> {
  const sizes = await Promise.all(
    (await readdir(directory)).map(async (name) => (await stat(join(directory, name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

test("returns what was stored, and nothing else", async () => {
  const shelf = new VariantCache(join(directory, "deep", "down"), 100 * KB);
  await shelf.keep("a", picture(3));
  await shelf.keep("b", { ...picture(2), type: "image/jpeg" });
  expect(await shelf.find("a")).toEqual(picture(3));
  expect(await shelf.find("b")).toEqual({ ...picture(2), type: "image/jpeg" });
  expect(await shelf.find("c")).toBeNull();
});

test("survives a restart, with the time of storing", async () => {
  await new VariantCache(directory, 100 * KB).keep("a", picture(3, 1_650_000_000_000));
  expect(await new VariantCache(directory, 100 * KB).find("a")).toEqual(picture(3, 1_650_000_000_000));
});

test("stays below its size limit by evicting the least used, on disk too", async () => {
  const shelf = new VariantCache(directory, 10 * KB);
  for (const key of ["a", "b", "c"]) await shelf.keep(key, picture(3));
  await shelf.find("a");
  await shelf.keep("d", picture(3));
  expect(await shelf.find("b")).toBeNull();
  for (const key of ["a", "c", "d"]) expect(await shelf.find(key)).not.toBeNull();
  await vi.waitFor(async () => expect(await bytesOnDisk()).toBe(9 * KB));
  for (let index = 0; index < 40; index += 1) await shelf.keep(`many ${index}`, picture(3));
  await vi.waitFor(async () => expect(await bytesOnDisk()).toBeLessThanOrEqual(10 * KB));
});

test("counts a replaced entry once", async () => {
  const shelf = new VariantCache(directory, 10 * KB);
  await shelf.keep("a", picture(3));
  for (let index = 0; index < 5; index += 1) await shelf.keep("b", picture(4));
  expect(await shelf.find("a")).not.toBeNull();
  expect(await bytesOnDisk()).toBe(7 * KB);
});

test("does not store a picture larger than the limit, and evicts none for it", async () => {
  const shelf = new VariantCache(directory, 10 * KB);
  await shelf.keep("a", picture(3));
  await shelf.keep("huge", picture(11));
  expect(await shelf.find("huge")).toBeNull();
  expect(await shelf.find("a")).not.toBeNull();
});

test("evicts the least used at start when the limit has become smaller", async () => {
  const before = new VariantCache(directory, 100 * KB);
  for (const key of ["a", "b", "c"]) await before.keep(key, picture(4));
  const [first = ""] = await readdir(directory);
  for (const name of await readdir(directory)) {
    await utimes(join(directory, name), name === first ? 2_000 : 1_000, 1_000);
  }
  const after = new VariantCache(directory, 6 * KB);
  const variants = await Promise.all(["a", "b", "c"].map((key) => after.find(key)));
  expect(variants.filter((image) => image !== null)).toHaveLength(1);
  await vi.waitFor(async () => expect(await readdir(directory)).toEqual([first]));
});

test("removes partial files of an ended process and leaves foreign files alone", async () => {
  await writeFile(join(directory, `${"a".repeat(40)}.webp.part`), "half");
  await writeFile(join(directory, "notes.txt"), "the operator's");
  await new VariantCache(directory, 10 * KB).find("a");
  expect(await readdir(directory)).toEqual(["notes.txt"]);
});

test("does not serve a file that was removed or truncated", async () => {
  const shelf = new VariantCache(directory, 100 * KB);
  await shelf.keep("a", picture(3));
  const [name = ""] = await readdir(directory);
  await writeFile(join(directory, name), "cut");
  expect(await shelf.find("a")).toBeNull();
  await vi.waitFor(async () => expect(await readdir(directory)).toEqual([]));
  await shelf.keep("a", picture(3));
  await rm(join(directory, name));
  expect(await shelf.find("a")).toBeNull();
});

test("drops one picture, or all", async () => {
  const shelf = new VariantCache(directory, 100 * KB);
  for (const key of ["a", "b", "c"]) await shelf.keep(key, picture(1));
  await shelf.drop("a");
  expect(await shelf.find("a")).toBeNull();
  expect(await shelf.find("b")).not.toBeNull();
  await shelf.clear();
  expect(await shelf.find("b")).toBeNull();
  await vi.waitFor(async () => expect(await readdir(directory)).toEqual([]));
});

test.each([
  ["a folder that can't be made", "a-file/pictures", 10 * KB],
  ["no room at all", "never-made", 0],
])("works without disk: %s", async (_, name, room) => {
  await writeFile(join(directory, "a-file"), "");
  const shelf = new VariantCache(join(directory, name), room);
  await shelf.keep("a", picture(1));
  expect(await shelf.find("a")).toBeNull();
  await shelf.clear();
  expect(await readdir(directory)).toEqual(["a-file"]);
});
