import type { Upstream } from "./client";
import { upstreamConnection } from "./connection";
import { RATES_FEED, type Rates } from "./contracts/central-bank";
import { readFeed } from "./feed";

/**
 * The rates of the last business day from the central bank's feed (RATES_URL); when it fails, the last good
 * ones, which carry their own date. @throws UpstreamError
 */
export async function centralBankRates(upstream: Upstream): Promise<Rates> {
  const { ratesUrl } = await upstreamConnection();
  return readFeed(upstream, RATES_FEED, ratesUrl);
}
