import { startStack } from "../support/stack";
import { ALL_PATHS, SAMPLES_IN_BOTH } from "./pages";

/**
 * Playwright's global set-up: one portal for the whole run, which has shown every page once, and the pictures
 * of the samples. On a busy machine the first answers of an upstream may take longer than a page waits.
 */
export default async function stackForAll(): Promise<() => Promise<void>> {
  // Each test can come from an address of its own.
  const stack = await startStack({ env: { TRUSTED_PROXIES: "1" } });
  const { url } = stack.portal;
  process.env.PORTAL_URL = url;
  process.env.UPSTREAM_URL = stack.upstream.url;
  process.env.INTRO_SET = /data-intro="([^"]+)"/.exec(await seeOnce(url, isNoFault))?.[1];
  await fewAtATime(ALL_PATHS, (path) => seeOnce(url + path, isNoFault));
  const pages = await Promise.all(SAMPLES_IN_BOTH.map(({ path }) => seeOnce(url + path, isNoFault)));
  const pictures = [...new Set(pages.flatMap(picturesOf))];
  await fewAtATime(pictures, (picture) => seeOnce(url + picture, ({ ok }) => ok));
  return () => stack.stop();
}

const LANES = 3;

/** Does a task for each item, in a few lanes. */
async function fewAtATime<Item>(items: readonly Item[], task: (item: Item) => Promise<unknown>) {
  const waiting = items.values();
  const lane = async () => {
    for (const item of waiting) await task(item);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

const isNoFault = ({ status }: Response) => status < 500;

const picturesOf = (html: string) =>
  [...html.matchAll(/<img[^>]* src="([^"]+)"/g)].map(([, src = ""]) => src.replaceAll("&amp;", "&"));

async function seeOnce(url: string, isWished: (answer: Response) => boolean, attempts = 5): Promise<string> {
  const answer = await fetch(url, { headers: { Accept: "text/html,image/webp" } });
  const text = await answer.text();
  if (isWished(answer)) return text;
  if (attempts === 1) throw new Error(`${url} answers ${answer.status}`);
  return seeOnce(url, isWished, attempts - 1);
}
