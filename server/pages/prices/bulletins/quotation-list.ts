import { group } from "d3-array";
import { hrefOfMatch } from "~/pages";
import type { Translate } from "~/i18n/words";
import { siteProfile } from "../../../config/site-profile";
import type { Column, DataSection } from "../../figures/data-table";
import type { PageContext } from "../../../request/page-loader";
import { listProducts, type QuotedProduct } from "../../../upstream/contracts/products";
import type { Id } from "../../../upstream/record";
import type { FiguresContent } from "../../figures/figures-page";
import { productHrefs } from "../products/product-address";
import { productFinder } from "../products/price-filters";
import { groupOf, type ProductGroup } from "../products/quoted-products";
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
      sections: finder.groups.flatMap((each) => sections(context, rows, each, { hrefOf, codesOf })),
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

function sections(
  { language }: PageContext,
  products: readonly QuotedProduct[],
  { code, name, named }: ProductGroup,
  { hrefOf, codesOf }: { hrefOf: (id: Id | null) => string | undefined; codesOf: CodesOf },
): DataSection[] {
  const linkTo = ({ id }: QuotedProduct) => {
    const address = hrefOf(id);
    return address === undefined ? {} : { href: address };
  };
  const own = products.filter((product) => groupOf(product) === code);
  return [...group(own, ({ minimumUnit }) => minimumUnit)].map(([unit, goods]) => ({
    id: `${code}-${unit}`,
    heading: name || null,
    ...(named !== language && { headingLanguage: named }),
    unit,
    rows: goods.map((product) => ({
      values: {
        ...product,
        product: product.name ?? product.code,
        shrinkageMin: product.leastShrinkage,
        shrinkageMax: product.mostShrinkage,
      },
      codes: codesOf({ ...product, groupCode: product.groupCode ?? code }),
      ...linkTo(product),
    })),
  }));
}
