import { copyFile, mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Beside the build that filled it: the next build clears it away. */
const KEPT = "build/server/filled-upstream.sqlite";

/**
 * Puts a database of the reference upstream in place, filled for a day: to fill one costs a second, which the
 * first stack of a build alone pays. An upstream of another day writes its dates anew as it does at midnight.
 */
export async function placeFilledDatabase(
  to: string,
  runOnce: (database: string) => Promise<void>,
): Promise<void> {
  const isThere = await copyFile(KEPT, to).then(
    () => true,
    () => false,
  );
  if (isThere) return;
  const directory = await mkdtemp(join(tmpdir(), "filled-upstream-"));
  const database = join(directory, "upstream.sqlite");
  await runOnce(database);
  await copyFile(database, to);
  // Whoever else looks for it at this moment finds all of it or nothing.
  await copyFile(database, `${KEPT}.${process.pid}`);
  await rename(`${KEPT}.${process.pid}`, KEPT);
  await rm(directory, { recursive: true });
}
