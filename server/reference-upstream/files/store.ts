import { access, mkdir, rename, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Client } from "@libsql/client";
import { readText } from "../database/columns";
import { type FileRecipe, fileRecipe } from "./recipes";

/** The upstream's files. A file is made by its recipe when it is first asked for, then kept. */
export interface FileStore {
  directory: string;
  /** Makes the file if need be; false if there is no such file. */
  make(name: string): Promise<boolean>;
  /** Its size in bytes; 0 if there is no such file. */
  size(name: string): Promise<number>;
  /** Its size if it is made already, else null. */
  knownSize(name: string): Promise<number | null>;
  /** Whether files are made quickly by now: the first one has to wait for its maker. */
  isWarm(): boolean;
}

/** A file store in a directory, with the recipes of the database. */
export async function createFileStore(database: Client, directory: string): Promise<FileStore> {
  await mkdir(directory, { recursive: true });
  const running = new Map<string, Promise<boolean>>();
  let isWarm = false;

  async function makeOnce(name: string): Promise<boolean> {
    const recipe = await findRecipe(database, name);
    if (!recipe) return false;
    const target = path.join(directory, name);
    if (await exists(target)) return true;
    // Written aside and renamed, so that a file that is there is whole.
    await writeFile(`${target}.part`, await produce(recipe, database));
    await rename(`${target}.part`, target);
    isWarm = true;
    return true;
  }

  function make(name: string): Promise<boolean> {
    const promise = running.get(name) ?? makeOnce(name).finally(() => running.delete(name));
    running.set(name, promise);
    return promise;
  }

  async function size(name: string): Promise<number> {
    return (await make(name)) ? (await stat(path.join(directory, name))).size : 0;
  }

  async function knownSize(name: string): Promise<number | null> {
    const found = await stat(path.join(directory, name)).catch(() => null);
    return found && found.size;
  }

  return { directory, make, size, knownSize, isWarm: () => isWarm };
}

async function findRecipe(database: Client, name: string): Promise<FileRecipe | null> {
  const sql = "SELECT recipe FROM files WHERE name = ?";
  const { rows } = await database.execute({ sql, args: [name] });
  return rows[0] ? fileRecipe.parse(JSON.parse(readText(rows[0], "recipe"))) : null;
}

/** The makers are loaded late: sharp and pdfkit are heavy, and most starts need neither. */
async function produce(recipe: FileRecipe, database: Client): Promise<Buffer> {
  if (recipe.kind === "picture") return (await import("../drawings/draw")).drawJpeg(recipe);
  if (recipe.kind === "portrait") return (await import("../drawings/portrait")).drawPortrait(recipe);
  const { makePdf } = await import("./pdf");
  if (recipe.kind === "pdf") return makePdf(recipe);
  const { pricesPdf } = await import("./prices-pdf");
  return makePdf(await pricesPdf(database, recipe));
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
