import { RATES_FEED } from "../../upstream/contracts/central-bank";
import { WEATHER_FEED } from "../../upstream/contracts/weather";
import type { Answered } from "../../upstream/observed";
import { reasonOf } from "./examine";
import { openFile } from "../../media/store";
import { env } from "../../config/environment";
import { UpstreamError } from "../../upstream/errors";
import type { PageVisit } from "./page-visits";

export interface Surrounding {
  name: string;
  fault: string | null;
}

export function tryAddresses(answers: readonly Answered[]): Surrounding[] {
  const { name: rates } = RATES_FEED;
  const { name: weather } = WEATHER_FEED;
  return [
    ...addressOf(
      "API_BASE_URL",
      answers.filter(({ name }) => name !== rates && name !== weather),
    ),
    ...addressOf(
      "RATES_URL",
      answers.filter(({ name }) => name === rates),
    ),
    ...addressOf(
      "WEATHER_URL",
      answers.filter(({ name }) => name === weather),
      " (WEATHER_KEY, WEATHER_QUERY?)",
    ),
  ];
}

function addressOf(name: string, answers: readonly Answered[], hint = ""): Surrounding[] {
  const [first] = answers;
  if (!first) return [];
  const isRead = answers.some(({ error }) => error === null);
  return [{ name, fault: isRead ? null : `can't be used: ${reasonOf(first.error)}${hint}` }];
}

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
