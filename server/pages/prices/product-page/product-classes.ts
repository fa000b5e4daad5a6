import { soleSection } from "../../figures/data-table";
import type { ProductView } from "~/components/prices/product-page";
import { formatDate } from "~/i18n/dates";
import type { PageContext } from "../../../request/page-loader";
import { readBulletinOfDay } from "../../../upstream/contracts/bulletins";
import type { Product } from "../../../upstream/contracts/products";
import { tableView } from "../../figures/table-view";
import { orFallback } from "../../fallbacks";
import { priceColumns, tradeColumns } from "../rows/bulletin-figures";
import { noteOf } from "../rows/price-row";
import { productHrefs } from "../products/product-address";
import type { ProductPrices } from "../products/product-prices";

export async function classesBeside(
  context: PageContext,
  { product, products, live }: ProductPrices,
  day: string,
): Promise<ProductView["classes"]> {
  const { upstream, t, language } = context;
  const key = (each: Product) => each.groupCode ?? each.groupName;
  const names = new Map(
    products
      .filter((each) => key(each) !== null && key(each) === key(product))
      .map(({ id, name }) => [id, name]),
  );
  if (names.size < 2) return null;
  const running = live.filter((row) => row.day === day);
  const rows =
    running.length > 0
      ? running
      : (
          (await orFallback(upstream.read(readBulletinOfDay, { day }, { isAside: true }), null))?.groups ?? []
        ).flatMap(({ lines }) => lines);
  const own = rows.filter(
    ({ productId, unit }) => productId !== null && names.has(productId) && unit === product.unit,
  );
  if (own.length < 2) return null;
  const hrefOf = await productHrefs(upstream, language);
  const date = formatDate(day, language);
  const view = tableView(
    {
      title: t("product.classes", { date }),
      columns: [
        { key: "product", label: t("board.product"), kind: "text" },
        ...priceColumns(t),
        ...tradeColumns(t).filter(({ key }) => key === "quantity"),
      ],
      sections: soleSection(
        "classes",
        product.unit,
        own.map((row) => {
          const link = row.productId === product.id ? undefined : hrefOf(row.productId);
          return {
            values: { ...row, product: names.get(row.productId ?? "") ?? row.product },
            note: noteOf(row),
            ...(link !== undefined && { href: link }),
          };
        }),
      ),
    },
    context,
  );
  return view && { heading: t("product.classes", { date }), view };
}
