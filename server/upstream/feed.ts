import { XMLParser } from "fast-xml-parser";
import type { z } from "zod";
import { readText, request } from "./call";
import { parseAnswer } from "./parse-answer";
import type { Upstream } from "./client";
import { withDeadline } from "../concurrency/event-loop";
import { BrokenError, NotFoundError } from "./errors";
import type { Lifetime } from "./cache/answer-cache";
import { withResilience } from "./resilience";
import { TIMEOUTS } from "../config/time-budgets";
import { upstreamConnection } from "../config/upstream-connection";
import { WEATHER_FEED, type Weather } from "./contracts/weather";
import { RATES_FEED, RATES_OF_DAY_FEED, type Rates } from "./contracts/central-bank";

export interface Feed<Answer> {
  name: string;
  lifetime: Lifetime;
  format: "JSON" | "XML";
  answer: z.ZodType<Answer>;
  isOptional?: true;
}

/** @throws UpstreamError, also without an address */
export async function readFeed<Answer>(
  upstream: Upstream,
  feed: Feed<Answer>,
  url: string | null,
): Promise<Answer> {
  if (url === null) throw new NotFoundError(feed.name, "no address configured");
  return upstream.keep(feed.name, feed.lifetime, () =>
    withResilience(feed.name, { isRead: true }, () => load(feed, url)),
  );
}

const xml = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: "", parseTagValue: false });
const PARSERS: Record<Feed<unknown>["format"], (body: string) => unknown> = {
  JSON: (body) => JSON.parse(body) as unknown,
  XML: (body) => xml.parse(body) as unknown,
};

async function load<Answer>(feed: Feed<Answer>, url: string): Promise<Answer> {
  return parseAnswer(feed.name, feed.answer, await ask(feed, url));
}

async function ask({ name, format, isOptional }: Feed<unknown>, url: string): Promise<unknown> {
  const { response, body } = await withDeadline(TIMEOUTS.feed, async (signal) => {
    const response = await request(name, url, { signal });
    return { response, body: await readText(name, response, signal) };
  });
  if (isOptional && response.status === 404) return null;
  if (!response.ok) throw new BrokenError(name, `status ${response.status}`, response.status >= 500);
  return parsed(name, format, body);
}

function parsed(name: string, format: Feed<unknown>["format"], body: string): unknown {
  try {
    return PARSERS[format](body);
  } catch {
    throw new BrokenError(name, `answer is not ${format}`);
  }
}

export async function currentWeather(upstream: Upstream): Promise<Weather> {
  const { weather } = await upstreamConnection();
  return readFeed(upstream, WEATHER_FEED, weather && addressOf(weather.url, weather.key, weather.place));
}

function addressOf(url: string, key: string, place: string): string {
  const query = new URLSearchParams({ key, q: place, aqi: "no" });
  return `${url}/current.json?${query.toString()}`;
}

/** Falls back to the last good rates, which carry their date. @throws UpstreamError */
export async function centralBankRates(upstream: Upstream): Promise<Rates> {
  const { ratesUrl } = await upstreamConnection();
  return readFeed(upstream, RATES_FEED, ratesUrl);
}

const LATEST = /today\.xml$/;

export const hasEarlierRates = async () => LATEST.test((await upstreamConnection()).ratesUrl ?? "");

/** An earlier day's rates, such as 202611/25112026.xml; null without any. @throws UpstreamError */
export async function centralBankRatesOn(day: string): Promise<Rates | null> {
  const { ratesUrl } = await upstreamConnection();
  if (!ratesUrl || !LATEST.test(ratesUrl)) return null;
  const [year = "", month = "", date = ""] = day.split("-");
  const url = ratesUrl.replace(LATEST, `${year}${month}/${date}${month}${year}.xml`);
  const feed = RATES_OF_DAY_FEED;
  const rates = await withResilience(feed.name, { isRead: true }, () => load(feed, url));
  if (rates && rates.day !== day) throw new BrokenError(feed.name, "answer is of another day");
  return rates;
}
