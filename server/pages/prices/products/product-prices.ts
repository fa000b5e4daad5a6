import { range, sum } from "d3-array";
import { redirect } from "@remix-run/node";
import { hrefOfMatch } from "~/pages";
import { now } from "../../../config/clock";
import type { PageContext } from "../../../request/page-loader";
import type { ReadOptions, Upstream } from "../../../upstream/client";
import { listLivePrices, type PriceRow } from "../../../upstream/contracts/prices";
import type { Product } from "../../../upstream/contracts/products";
import type { Id } from "../../../upstream/record";
import { PageError } from "../../errors/page-error";
import type { RowCodes } from "../../figures/data-table";
import type { Span } from "../../day-span";
import { eitherOf, orFallback } from "../../fallbacks";
import { isDoubtful } from "../rows/price-row";
import { readSeries, type Series, tradedFigures, type TradedPrice } from "../rows/price-series";
import { productAt, productHrefs } from "./product-address";
import { productsInOrder } from "./quoted-products";
import { stableCodes } from "./stable-codes";

const YEARS_BEFORE = 5;

export interface ProductPrices {
  product: Product;
  products: readonly Product[];
  days: readonly TradedPrice[];
  live: readonly PriceRow[];
  codes: RowCodes;
  unread: number;
  doubtful: number;
  isWithoutHistory: boolean;
}

/** Redirects former addresses. @throws Response, PageError, UpstreamError */
export async function productPrices({ upstream, match, language, url }: PageContext): Promise<ProductPrices> {
  const slug = match.params["product"] ?? "";
  const result = await productAt(upstream, slug);
  if (!result) throw new PageError("notFound");
  if (result.slug !== slug) {
    const params = { product: result.slug };
    const address = hrefOfMatch({ ...match, params }, language) + url.search;
    // The name may come back: a redirect that browsers keep would then lead in a circle.
    const moved: Response = redirect(address, { status: 308, headers: { "Cache-Control": "no-cache" } });
    throw moved;
  }
  const products = await productsInOrder(upstream, { isAside: true });
  const product = products.find(({ id }) => id === result.id);
  if (!product) throw new PageError("notFound");
  const [history, live] = await eitherOf(
    readHistory(upstream, product.id),
    upstream.read(listLivePrices, null, { isAside: true }),
  );
  const rows = live?.rows ?? [];
  return {
    product,
    products,
    days: withLive(history?.days ?? [], rows, product),
    live: rows,
    codes: (await stableCodes(upstream))(product),
    unread: history?.unread ?? 0,
    doubtful: history?.doubtful ?? 0,
    isWithoutHistory: history === null,
  };
}

export type ChosenPrices = NonNullable<Awaited<ReturnType<typeof chosenPrices>>>;

/** Of the product with that id, or of the first; null without any. @throws UpstreamError */
export async function chosenPrices(
  { upstream, language, wrong, t }: PageContext,
  id: string,
  isOffered: (product: Product) => boolean = () => true,
) {
  const products = (await productsInOrder(upstream)).filter(isOffered);
  const chosen = products.find((each) => String(each.id) === id);
  const product = chosen ?? products[0];
  if (!product) return null;
  const [history, answer, hrefOf, codesOf] = await Promise.all([
    readHistory(upstream, product.id),
    orFallback(upstream.read(listLivePrices, null, { isAside: true }), null),
    productHrefs(upstream, language),
    stableCodes(upstream),
  ]);
  upstream.noteMissing("history", history.unread);
  if (id !== "" && !chosen) wrong.add("product");
  const live = answer?.rows ?? [];
  const page = hrefOf(product.id);
  return {
    products,
    product,
    /** Named by the address. */
    isChosen: chosen !== undefined,
    history,
    live,
    /** With today's. */
    all: withLive(history.days, live, product),
    codes: codesOf(product),
    /** To its page; none where that can't be named. */
    pageLinks: page === undefined ? [] : [{ href: page, label: t("yearly.productPage") }],
  };
}

export const firstKeptYear = (): number => now().year - YEARS_BEFORE;

/** The same query for every page, so that one cached answer serves all. @throws UpstreamError */
export function readHistory(upstream: Upstream, productId: Id, options?: ReadOptions) {
  return readSeries(upstream, productId, `${firstKeptYear()}-01-01`, `${now().year}-12-31`, options);
}

export const yearOf = (day: string) => Number(day.slice(0, 4));

/** Days before the cached years are read by whole years, so that spans share answers. */
export async function daysOfSpan(
  { upstream }: PageContext,
  { product, ...current }: Pick<ProductPrices, "product" | keyof Series>,
  { from, until }: Span,
): Promise<Series> {
  const last = yearOf(until);
  const older = range(yearOf(from), Math.min(last + 1, firstKeptYear()));
  const read = await Promise.all(
    older.map((year) => readSeries(upstream, product.id, `${year}-01-01`, `${year}-12-31`)),
  );
  const all = last < firstKeptYear() ? read : [...read, current];
  const unread = sum(all, (series) => series.unread);
  upstream.noteMissing("history", unread);
  return { days: all.flatMap(({ days }) => days), unread, doubtful: sum(all, (series) => series.doubtful) };
}

/** Only when today's row names its day and is plausible. */
export function withLive(
  days: readonly TradedPrice[],
  live: readonly PriceRow[],
  product: Product,
): TradedPrice[] {
  const row = live.find(({ productId, unit }) => productId === product.id && unit === product.unit);
  const today = now().toISODate();
  const before = days.at(-1);
  if (!row || row.day === null || row.average === null || row.day > today) return [...days];
  if (row.day < (before?.day ?? "")) return [...days];
  if (isDoubtful({ ...row, previousAverage: before?.average ?? row.previousAverage })) return [...days];
  const { day, average, quantity, trades } = row;
  const running = {
    day,
    average,
    min: row.min ?? average,
    max: row.max ?? average,
    ...tradedFigures({ quantity, trades }),
  };
  return [...days.filter((each) => each.day !== day), running];
}
