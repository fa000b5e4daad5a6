import type { Upstream } from "./client";
import { upstreamConnection } from "../config/upstream-connection";
import { WEATHER_FEED, type Weather } from "./contracts/weather";
import { readFeed } from "./feed";

/** The key stays on the server. @throws UpstreamError, also when no service is configured */
export async function currentWeather(upstream: Upstream): Promise<Weather> {
  const { weather } = await upstreamConnection();
  return readFeed(upstream, WEATHER_FEED, weather && addressOf(weather.url, weather.key, weather.place));
}

function addressOf(url: string, key: string, place: string): string {
  const query = new URLSearchParams({ key, q: place, aqi: "no" });
  return `${url}/current.json?${query.toString()}`;
}
