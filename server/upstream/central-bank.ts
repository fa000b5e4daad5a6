import type { Upstream } from "./client";
import { readText, request } from "./call";
import { upstreamConnection } from "./connection";
import { parseRates, RATES_CALL, type Rates } from "./contracts/central-bank";
import { BrokenError, NotFoundError } from "./errors";
import { withResilience } from "./resilience";

const TIMEOUT_MS = 3_000;

/**
 * The rates of the last business day from the central bank's feed (RATES_URL); when it fails, the last good
 * ones, which carry their own date. @throws UpstreamError
 */
export async function centralBankRates(upstream: Upstream): Promise<Rates> {
  const { ratesUrl } = await upstreamConnection();
  if (ratesUrl === null) throw new NotFoundError(RATES_CALL, "no RATES_URL");
  return upstream.keep(RATES_CALL, "documents", () => withResilience(RATES_CALL, true, () => load(ratesUrl)));
}

async function load(url: string): Promise<Rates> {
  const response = await request(RATES_CALL, url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  const body = await readText(RATES_CALL, response);
  if (!response.ok) throw new BrokenError(RATES_CALL, `status ${response.status}`, response.status >= 500);
  return parseRates(body);
}
