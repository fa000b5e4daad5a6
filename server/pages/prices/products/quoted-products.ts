import type { Language } from "~/i18n/language";
import { languageOfNames, sentenceCase, fold } from "~/i18n/letters";
import type { ReadOptions, Upstream } from "../../../upstream/client";
import { hasId, listProducts, type Product, type QuotedProduct } from "../../../upstream/contracts/products";
import { BrokenError } from "../../../upstream/errors";
import { orFallback } from "../../fallbacks";
import type { Id } from "../../../upstream/record";
import { group } from "d3-array";
import type { Translate } from "~/i18n/words";
import type { PageContext } from "../../../request/page-loader";
import { searchField, selectField } from "../../filter-form";
import { narrowed } from "../../query";

export async function quotedProducts(upstream: Upstream): Promise<Product[]> {
  return orFallback(productsInOrder(upstream, { isAside: true }), []);
}

export async function productsInOrder(upstream: Upstream, options: ReadOptions = {}): Promise<Product[]> {
  const quoted = await upstream.read(listProducts, null, options);
  const products = quoted.filter(hasId);
  if (quoted.length > 0 && products.length === 0)
    throw new BrokenError(listProducts.name, "no row has its Id");
  return products.toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0));
}

export function namesFrom(products: readonly Product[], language: Language) {
  const names = new Map(products.map(({ id, name }) => [id, name]));
  return ({ productId, product }: { productId: Id | null; product: string | null }): string =>
    (productId === null ? null : names.get(productId)) ??
    sentenceCase(product ?? "", languageOfNames([product ?? ""], language));
}

export interface ProductGroup {
  code: string;
  name: string;
  named: Language;
}

export const groupOf = ({ groupCode, groupName }: Named) =>
  groupCode ?? fold(groupName ?? "").replace(/\W+/g, "-");

function groupsOf(products: readonly QuotedProduct[], language: Language): ProductGroup[] {
  return [...group(products, groupOf)].map(([code, [first]]) => {
    const name = first?.groupName ?? code;
    const named = languageOfNames([name], language);
    return { code, name: sentenceCase(name, named), named };
  });
}

/** What tells products apart. */
type Named = Pick<QuotedProduct, "name" | "code" | "groupCode" | "groupName">;

interface Filters {
  search: string;
  group: string;
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
  const { group: code } = narrowed<Filters>(context, query, { group: (word) => find(word)?.code });
  const chosen = find(code);
  const isNamed = namedBy(query.search);
  return {
    groups,
    state: { ...query, group: code },
    isWanted: (product: Named) => isNamed(product) && (!chosen || groupOf(product) === chosen.code),
    fields: [searchField(query.search, t, "quotation.searchPlaceholder"), groupField(groups, code, t)],
    /** "“arpa” · Arpalar"; "" without filters */
    words: [query.search && `“${query.search}”`, chosen?.name].filter(Boolean).join(" · "),
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
