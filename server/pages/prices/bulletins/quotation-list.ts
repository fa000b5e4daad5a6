import { hrefOfMatch } from "~/pages";
import type { Translate } from "~/i18n/words";
import { siteProfile } from "../../../config/site-profile";
import type { Column, DataRow } from "../../figures/data-table";
import type { PageContext } from "../../../request/page-loader";
import { listProducts, type QuotedProduct } from "../../../upstream/contracts/products";
import type { Id } from "../../../upstream/record";
import type { FiguresContent } from "../../figures/figures-page";
import { productHrefs } from "../products/product-address";
import { productFinder } from "../products/price-filters";
import { sectionsByGroup } from "../products/quoted-products";
import { stableCodes, type CodesOf } from "../products/stable-codes";
import { definePageQuery, text, words } from "../../query";
import { filterForm } from "../../filter-form";

const quotationQuery = definePageQuery("quotation-list", { ara: words("search"), grup: text("group") });

export async function quotationList(context: PageContext): Promise<FiguresContent> {
  const { upstream, t, language, match } = context;
  const all = (await upstream.read(listProducts, null)).toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0));
  const hrefOf = await productHrefs(upstream, language);
  const codesOf = await stableCodes(upstream);
  const finder = productFinder(context, all, { ...quotationQuery.read(context), products: "" });
  const rows = all.filter(finder.isWanted);
  const query = quotationQuery.write(finder.state);
  const page = hrefOfMatch(match, language);
  return {
    heading: { title: t("page.quotationList"), part: finder.words },
    figures: {
      fileName: t("quotation.fileName"),
      title: t("page.quotationList"),
      about: {},
      columns: quotationColumns(t),
      sections: sectionsByGroup(rows, language, {
        groups: finder.groups,
        productOf: (product) => product,
        unitOf: ({ minimumUnit }) => minimumUnit,
        rowOf: (product, group) => rowOf(product, group, { hrefOf, codesOf }),
      }),
    },
    query,
    lifetime: "documents",
    chooser: filterForm(context, {
      fields: finder.fields,
      clear: query.size > 0 ? page : null,
      folded: finder.words || t("quotation.find"),
    }),
    summary: t("list.count", { count: rows.length }),
    empty: { text: t("list.empty"), links: [{ href: page, label: t("list.showAll") }] },
    source: t("quotation.source", { exchange: siteProfile.name[language] }),
  };
}

export const quotationColumns = (t: Translate): Column[] => [
  { key: "product", label: t("board.product"), kind: "text" },
  { key: "code", label: t("quotation.code"), kind: "text" },
  { key: "minimum", label: t("quotation.minimum"), kind: "quantity" },
  { key: "shrinkageMin", label: t("quotation.shrinkageMin"), kind: "percent" },
  { key: "shrinkageMax", label: t("quotation.shrinkageMax"), kind: "percent" },
  { key: "withholding", label: t("quotation.withholding"), kind: "percent" },
];

function rowOf(
  product: QuotedProduct,
  group: string,
  { hrefOf, codesOf }: { hrefOf: (id: Id | null) => string | undefined; codesOf: CodesOf },
): DataRow {
  const address = hrefOf(product.id);
  return {
    values: {
      ...product,
      product: product.name ?? product.code,
      shrinkageMin: product.leastShrinkage,
      shrinkageMax: product.mostShrinkage,
    },
    codes: codesOf({ ...product, groupCode: product.groupCode ?? group }),
    ...(address !== undefined && { href: address }),
  };
}
