import { openFile } from "../files/store";
import { env } from "../env";
import { UpstreamError } from "../upstream/errors";
import type { PageVisit } from "./page-visits";

/** Something beside the upstream's calls that pages lean on. */
export interface Surrounding {
  name: string;
  /** What is wrong, or null. */
  fault: string | null;
}

/** Whether Redis takes the portal in; nothing where it isn't set. */
export async function tryRedis(): Promise<Surrounding[]> {
  if (env.REDIS_URL === "") return [];
  const { Redis } = await import("ioredis");
  const client = new Redis(env.REDIS_URL, {
    lazyConnect: true,
    connectTimeout: 3_000,
    retryStrategy: () => null,
    maxRetriesPerRequest: 0,
  });
  const faults: string[] = [];
  client.on("error", ({ message }) => faults.push(message));
  const answer = await client
    .connect()
    .then(() => client.ping())
    .catch(String);
  client.disconnect();
  return [{ name: "REDIS_URL", fault: answer === "PONG" ? null : `can't be used: ${faults[0] ?? answer}` }];
}

/** Whether a file that pages link to can be had; nothing where they link to none. */
export async function tryFiles(visits: readonly PageVisit[]): Promise<Surrounding[]> {
  const path = visits.map(({ html }) => /\/dosya\/[^/"]+\/([^"?]+)/.exec(html)?.[1]).find(Boolean);
  if (path === undefined) return [];
  return [{ name: "FILE_URL", fault: await faultOfFile(decodeURI(path)) }];
}

async function faultOfFile(path: string): Promise<string | null> {
  try {
    await (await openFile(path)).body?.cancel();
    return null;
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    return `files of pages can't be had (${path}): ${error.detail}`;
  }
}
