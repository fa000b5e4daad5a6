import { XMLParser } from "fast-xml-parser";
import type { z } from "zod";
import { readText, request } from "./call";
import { fitted } from "./fitted";
import type { Upstream } from "./client";
import { withDeadline } from "./deadline";
import { BrokenError, NotFoundError } from "./errors";
import type { Lifetime } from "./lifetimes";
import { withResilience } from "./resilience";

const TIMEOUT_MS = 3_000;

/** Something that another house publishes for everyone to read: no token, no envelope, no language. */
export interface Feed<Answer> {
  name: string;
  lifetime: Lifetime;
  format: "JSON" | "XML";
  answer: z.ZodType<Answer>;
}

/** Reads a feed by the rules of all reading: cache, retry, breaker. @throws UpstreamError, also without an address */
export async function readFeed<Answer>(
  upstream: Upstream,
  feed: Feed<Answer>,
  url: string | null,
): Promise<Answer> {
  if (url === null) throw new NotFoundError(feed.name, "no address configured");
  return upstream.keep(feed.name, feed.lifetime, () =>
    withResilience(feed.name, true, () => load(feed, url)),
  );
}

const xml = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: "", parseTagValue: false });
const PARSERS: Record<Feed<unknown>["format"], (body: string) => unknown> = {
  JSON: (body) => JSON.parse(body) as unknown,
  XML: (body) => xml.parse(body) as unknown,
};

async function load<Answer>({ name, format, answer }: Feed<Answer>, url: string): Promise<Answer> {
  const { response, body } = await withDeadline(TIMEOUT_MS, async (signal) => {
    const response = await request(name, url, { signal });
    return { response, body: await readText(name, response, signal) };
  });
  if (!response.ok) throw new BrokenError(name, `status ${response.status}`, response.status >= 500);
  return fitted(name, answer, parsed(name, format, body));
}

function parsed(name: string, format: Feed<unknown>["format"], body: string): unknown {
  try {
    return PARSERS[format](body);
  } catch {
    throw new BrokenError(name, `answer is not ${format}`);
  }
}
