import { fold } from "~/i18n/letters";
import type { Translate } from "~/i18n/words";
import type { PageContext } from "../../../request/page-loader";
import type { QuotedProduct } from "../../../upstream/contracts/products";
import type { PriceRow } from "../../../upstream/contracts/prices";
import { readId, type Id } from "../../../upstream/record";
import { priceBoardView } from "../../home/price-board";
import { searchField, selectField } from "../../filter-form";
import { partText } from "../../paged";
import { narrowed, text, words } from "../../query";
import { boardFigures } from "../rows/prices";
import { groupOf, groupsOf, productsInOrder, type ProductGroup } from "./quoted-products";

/** Of the desk, and of its prices in frames and on screens. */
export const PRICE_FILTERS = {
  ara: words("search"),
  grup: text("group"),
  urunler: text("products"),
};

/** What tells products apart. */
type Named = Pick<QuotedProduct, "id" | "name" | "code" | "groupCode" | "groupName">;

interface Filters {
  search: string;
  group: string;
  /** Ids in the exchange's order: "3.12" */
  products: string;
}

const SEPARATOR = ".";

export const joinIds = (ids: readonly Id[]): string => ids.join(SEPARATOR);

/** Of "12.3" those that the exchange quotes, in its order. */
export function idsOfProducts(raw: string, products: readonly QuotedProduct[]): Id[] {
  const ids = new Set(raw.split(SEPARATOR).map(readId));
  return products.flatMap(({ id }) => (id !== null && ids.has(id) ? [id] : []));
}

/** What the quotation list and the desk find products by; commas separate alternatives: "ekmeklik, arpa". */
export function productFinder<State extends Filters>(
  context: PageContext,
  products: readonly QuotedProduct[],
  query: State,
) {
  const { t, language } = context;
  const groups = groupsOf(products, language);
  const find = (word: string) => groups.find(({ code }) => code !== "" && code === word);
  const { group: code, products: own } = narrowed<Filters>(context, query, {
    group: (word) => find(word)?.code,
    products: (raw) => joinIds(idsOfProducts(raw, products)) || undefined,
  });
  const chosen = find(code);
  const isNamed = namedBy(query.search);
  const ids = new Set(idsOfProducts(own, products));
  return {
    groups,
    state: { ...query, group: code, products: own },
    isWanted: (product: Named) =>
      isNamed(product) &&
      (!chosen || groupOf(product) === chosen.code) &&
      (!own || (product.id !== null && ids.has(product.id))),
    fields: [searchField(query.search, t, "quotation.searchPlaceholder"), groupField(groups, code, t)],
    /** "“arpa”, Arpalar, 2 ürün"; "" without filters */
    words: partText(query, [chosen?.name, own && t("desk.count", { count: ids.size })], t),
  };
}

function namedBy(search: string): (product: Named) => boolean {
  const alternatives = fold(search)
    .split(",")
    .map((words) => words.split(/\s+/).filter(Boolean))
    .filter((words) => words.length > 0);
  return ({ name, code, groupName }) => {
    const text = fold([name, code, groupName].join(" "));
    return (
      alternatives.length === 0 || alternatives.some((words) => words.every((word) => text.includes(word)))
    );
  };
}

function groupField(groups: readonly ProductGroup[], chosen: string, t: Translate) {
  return selectField("grup", t("figures.group"), chosen, [
    { value: "", label: t("quotation.allGroups") },
    ...groups.flatMap(({ code, name }) => (code === "" ? [] : [{ value: code, label: name }])),
  ]);
}

export const isFiltered = ({ search, group, products }: Filters): boolean => search + group + products !== "";

/** The prices of the day for pages that others show: screens, and frames on other sites. @throws UpstreamError */
export async function filteredBoard<State extends Filters>(context: PageContext, query: State) {
  const { upstream, language, match, t } = context;
  const figures = await boardFigures(upstream, null, language);
  const failure = upstream.totalFailure();
  if (failure) throw failure;
  const board = priceBoardView(figures, match, "kg", t);
  return {
    ...(await filteredRows(context, figures?.rows ?? [], query)),
    board,
    notes: [board.note ?? null, board.updated, board.changeBase].filter((note) => note !== null),
    options: {
      title: board.heading,
      since: figures?.changedSince ?? null,
      unit: "kg",
      histories: null,
    } as const,
  };
}

async function filteredRows<State extends Filters>(
  context: PageContext,
  all: readonly PriceRow[],
  query: State,
): Promise<{ rows: readonly PriceRow[]; state: State }> {
  if (!isFiltered(query)) return { rows: all, state: query };
  const products = await productsInOrder(context.upstream);
  const { state, isWanted } = productFinder(context, products, query);
  const byId = new Map<Id | null, QuotedProduct>(products.map((product) => [product.id, product]));
  const named = ({ productId, product, groupCode }: PriceRow) => ({
    id: productId,
    name: product,
    groupCode,
    code: null,
    groupName: null,
  });
  return { rows: all.filter((row) => isWanted(byId.get(row.productId) ?? named(row))), state };
}
