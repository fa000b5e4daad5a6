import type { Stack } from "./stack";

const DONE = /kept pages and answers were purged/g;
const LIMIT_MS = 5_000;

/** Lets the portal forget every page and answer, as an operator would. */
export async function purge({ portal }: Stack): Promise<void> {
  const count = () => portal.output().match(DONE)?.length ?? 0;
  const before = count();
  portal.signal("SIGHUP");
  for (const limit = Date.now() + LIMIT_MS; count() === before;) {
    if (Date.now() > limit) throw new Error("the portal did not purge");
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
