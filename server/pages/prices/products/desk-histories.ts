import { now } from "../../../config/clock";
import type { Older } from "../../../upstream/cache/answer-cache";
import { upstreamFor, type Upstream } from "../../../upstream/client";
import type { Product } from "../../../upstream/contracts/products";
import type { Id } from "../../../upstream/record";
import { orFallback, readEach } from "../../fallbacks";
import type { Series, TradedPrice } from "../rows/price-series";
import { readHistory } from "./product-prices";
import { addDays } from "../days/trading-days";
import { TIMEOUTS } from "../../../config/time-budgets";

const MOST_PRODUCTS = 300;
const AT_ONCE = 2;
const WINDOWS = [
  { from: -62, until: 0 },
  { from: -365 - 40, until: -365 + 10 },
] as const;

interface ProductDays {
  id: Id;
  days: readonly TradedPrice[];
}

export type Histories = ReadonlyMap<Id, readonly TradedPrice[]>;

/** Shared by all requests and refreshed in the background; failed parts soon after. @throws UpstreamError */
export async function deskHistories(upstream: Upstream, products: readonly Product[]): Promise<Histories> {
  const queried = products.slice(0, MOST_PRODUCTS);
  const load = async (older: Older) => {
    const before = (older?.value as ProductDays[] | undefined) ?? [];
    const { values, failure } = await readAll(queried);
    if (failure && values.length === 0) throw failure;
    return [...before.filter(({ id }) => !values.some((each) => each.id === id)), ...values];
  };
  const cached = await upstream.keep("prices.desk", "content", load, TIMEOUTS.histories);
  const left = queried.filter(({ id }) => !cached.some((each) => each.id === id));
  if (left.length === 0) return byId(cached);
  const again = async () => (await readAll(left)).values;
  return byId([
    ...cached,
    ...(await orFallback(upstream.keep("prices.desk.again", "prices", again, TIMEOUTS.histories), [])),
  ]);
}

/** All days, after the desk's pace of reading them; what can't be read is left out and noted. @throws UpstreamError */
export async function wholeHistories(
  upstream: Upstream,
  products: readonly Product[],
): Promise<ReadonlyMap<Id, Series>> {
  const desk = await deskHistories(upstream, products);
  const read = async ({ id }: Product) => [id, await readHistory(upstreamFor("tr"), id)] as const;
  const { values } = await readEach(
    products.filter(({ id }) => desk.has(id)),
    read,
    AT_ONCE,
  );
  upstream.noteMissing("histories", products.length - values.length);
  return new Map(values);
}

const byId = (all: readonly ProductDays[]): Histories => new Map(all.map(({ id, days }) => [id, days]));

const readAll = (products: readonly Product[]) => readEach(products, ({ id }) => comparedDays(id), AT_ONCE);

async function comparedDays(id: Id): Promise<ProductDays> {
  const { days } = await readHistory(upstreamFor("tr"), id);
  const anchors = [days.at(-1)?.day ?? "", now().toISODate()];
  const spans = anchors.flatMap((anchor) =>
    WINDOWS.map(({ from, until }) => ({ from: addDays(anchor, from), until: addDays(anchor, until) })),
  );
  const isCompared = ({ day }: TradedPrice) => spans.some(({ from, until }) => day >= from && day <= until);
  return { id, days: days.filter(isCompared) };
}
