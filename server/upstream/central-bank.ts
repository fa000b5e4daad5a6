import type { Upstream } from "./client";
import { upstreamConnection } from "../config/upstream-connection";
import { RATES_FEED, type Rates } from "./contracts/central-bank";
import { readFeed } from "./feed";

/** When the feed fails, the last good rates, which carry their own date. @throws UpstreamError */
export async function centralBankRates(upstream: Upstream): Promise<Rates> {
  const { ratesUrl } = await upstreamConnection();
  return readFeed(upstream, RATES_FEED, ratesUrl);
}
