import { cp, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** A folder with a build to run. */
export interface Build {
  directory: string;
  remove(): Promise<void>;
}

const HASHED = /^(.+-)([\w-])([\w-]{7}\.\w+)$/;
const TEXT = /\.(?:js|css|json)$/;
const PACKED = /\.(?:br|gz)$/;

/**
 * This build as a newer one would be: every script and style has a new name, and the old ones are gone; its
 * texts as changed.
 */
export async function nextBuild(change = (text: string) => text): Promise<Build> {
  const directory = await mkdtemp(join(tmpdir(), "portal-next-"));
  await cp("build", join(directory, "build"), { recursive: true, filter: (source) => !PACKED.test(source) });
  await symlink(resolve("node_modules"), join(directory, "node_modules"));
  await renameAssets(join(directory, "build"), change);
  return { directory, remove: () => rm(directory, { recursive: true, force: true }) };
}

async function renameAssets(build: string, change: (text: string) => string): Promise<void> {
  const assets = join(build, "client/assets");
  const names = (await readdir(assets)).filter((name) => HASHED.test(name));
  const next = new Map(names.map((name) => [name, name.replace(HASHED, nextName)]));
  const pattern = new RegExp(names.map((name) => name.replaceAll(".", "\\.")).join("|"), "g");
  for (const path of await readdir(build, { recursive: true }))
    if (TEXT.test(path))
      await edit(join(build, path), (text) =>
        change(text).replace(pattern, (name) => next.get(name) ?? name),
      );
  for (const [name, other] of next) await rename(join(assets, name), join(assets, other));
}

const nextName = (_: string, name: string, first: string, rest: string) =>
  name + (first === "Z" ? "Y" : "Z") + rest;

async function edit(file: string, change: (text: string) => string): Promise<void> {
  await writeFile(file, change(await readFile(file, "utf8")));
}
