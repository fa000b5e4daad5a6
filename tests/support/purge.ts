import { until } from "./waiting";
import type { Stack } from "./stack";

const DONE = /kept pages and answers were purged/g;

/** Purges every page and answer, as an operator would. */
export async function purge({ portal }: Stack): Promise<void> {
  const count = () => portal.output().match(DONE)?.length ?? 0;
  const before = count();
  portal.signal("SIGHUP");
  await until(() => count() > before, "the purge");
}
