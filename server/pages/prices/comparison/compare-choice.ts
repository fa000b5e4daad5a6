import type { LinkView } from "~/components/elements/link";
import type { Language } from "~/i18n/language";
import { href } from "~/pages";
import type { PageContext } from "../../../request/page-loader";
import type { Product } from "../../../upstream/contracts/products";
import { hasEarlierRates } from "../../../upstream/feed";
import type { Id } from "../../../upstream/record";
import { type Range, rangeParameter } from "../charts/chart";
import { productAt, productSlugs } from "../products/product-address";
import { productsInOrder } from "../products/quoted-products";
import { hasRealPrices } from "../rows/price-series";
import { choice, definePageQuery, parameter, type QueryOf, text, wholeNumber } from "../../query";

export const PLACES = ["", "2", "3", "4"] as const;
const SCALES = {
  endeks: "index",
  lira: "lira",
  reel: "real",
  dolar: "dollar",
  fark: "difference",
  parite: "parity",
} as const;

export type Scale = (typeof SCALES)[keyof typeof SCALES];

const year = <As extends string>(as: As) => parameter(as, wholeNumber(), null);

/** Two to four products, or several years of one. */
export const compareQuery = definePageQuery("compare", {
  urun: text("product"),
  urun2: text("product2"),
  urun3: text("product3"),
  urun4: text("product4"),
  yil: year("year"),
  yil2: year("year2"),
  yil3: year("year3"),
  yil4: year("year4"),
  donem: choice("kindOfYear", { sezon: "season", takvim: "calendar" } as const, "season"),
  olcek: choice("scale", SCALES, null),
  sure: rangeParameter("1y"),
});

export interface Choice {
  all: readonly Product[];
  products: readonly Product[];
  slugOf: (id: Id) => string;
  years: readonly number[];
  isByCalendar: boolean;
  scale: Scale;
  scales: readonly Scale[];
  /** The chosen scale is for prices of one unit. */
  isOtherUnits: boolean;
  query: QueryOf<typeof compareQuery>;
  range: Range;
}

export async function readChoice(context: PageContext): Promise<Choice> {
  const { upstream } = context;
  const all = await productsInOrder(upstream);
  const slugs = await productSlugs(upstream);
  const query = compareQuery.read(context);
  const addresses = [query.product, query.product2, query.product3, query.product4].filter(Boolean);
  const results = await Promise.all(addresses.map((each) => productAt(upstream, each)));
  const ids = [...new Set(results.flatMap((each) => each?.id ?? []))];
  const chosen = ids.flatMap((id) => all.find((product) => product.id === id) ?? []);
  const products = chosen.length > 0 ? chosen : firstOfOneUnit(all);
  const years = [query.year, query.year2, query.year3, query.year4].filter((each) => each !== null);
  const isOfOneUnit = new Set(products.map(({ unit }) => unit)).size <= 1;
  const isOfYears = products.length < 2;
  const scales = await scalesFor({ isOfOneUnit, isOfYears });
  const isOffered = query.scale === null || scales.includes(query.scale);
  if (results.includes(null)) context.wrong.add("product");
  if (!isOffered && isOfOneUnit) context.wrong.add("scale");
  const usual = isOfYears || (!isOffered && isOfOneUnit) ? "lira" : "index";
  return {
    all,
    products,
    slugOf: (id) => slugs.get(id) ?? String(id),
    years: [...new Set(years)],
    isByCalendar: query.kindOfYear === "calendar",
    scale: isOffered ? (query.scale ?? usual) : usual,
    scales,
    isOtherUnits: !isOffered && !isOfOneUnit,
    query,
    range: query.range,
  };
}

/** Products of different units compare by index and parity alone. */
async function scalesFor(compared: { isOfOneUnit: boolean; isOfYears: boolean }): Promise<Scale[]> {
  const money: Scale[] = ["lira"];
  if (hasRealPrices) money.push("real");
  if (await hasEarlierRates()) money.push("dollar");
  if (!compared.isOfYears) money.push("difference");
  return [
    "index",
    ...(compared.isOfOneUnit ? money : []),
    ...(compared.isOfYears ? [] : (["parity"] as const)),
  ];
}

function firstOfOneUnit(all: readonly Product[]): Product[] {
  const [first] = all;
  const second = first && neighbourOf(first, all);
  return [...(first ? [first] : []), ...(second ? [second] : [])];
}

/** The next product of the same unit, and of the same group if there is one. */
export function neighbourOf(product: Product, all: readonly Product[]): Product | undefined {
  const alike = all.filter(({ id, unit }) => id !== product.id && unit === product.unit);
  return alike.find(({ groupName }) => groupName === product.groupName) ?? alike[0];
}

/** The first four of these; of one, its years. */
export function compareHref(
  language: Language,
  products: readonly Product[],
  slugs: ReadonlyMap<Id, string>,
): string {
  const [product, product2, product3, product4] = products.flatMap(({ id }) => slugs.get(id) ?? []);
  return href("compare", language) + compareQuery.search({ product, product2, product3, product4 });
}

export async function compareLinks(
  { upstream, t, language }: PageContext,
  { product, products }: { product: Product; products: readonly Product[] },
): Promise<LinkView[]> {
  const slugs = await productSlugs(upstream);
  const other = neighbourOf(product, products);
  return [
    ...(other ? [{ href: compareHref(language, [product, other], slugs), label: t("compare.with") }] : []),
    { href: compareHref(language, [product], slugs), label: t("compare.itsYears") },
  ];
}
