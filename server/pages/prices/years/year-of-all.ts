import { now } from "../../../config/clock";
import type { PageContext } from "../../../request/page-loader";
import type { DataSection } from "../../figures/data-table";
import { PageError } from "../../errors/page-error";
import { bulletinSource } from "../rows/bulletin-words";
import { wholeHistories } from "../products/desk-histories";
import type { FiguresContent } from "../../figures/figures-page";
import { firstKeptYear } from "../products/product-prices";
import { productsInOrder } from "../products/quoted-products";
import { stableCodes } from "../products/stable-codes";
import { dayRow, yearDayColumns } from "./yearly-figures";
import { DAYS, yearlyQuery } from "../products/product-links";
import { yearlyPrices } from "./yearly-prices";

const ALL_PRODUCTS = "hepsi";

/** One product's prices, or a year's days of all products (?urun=hepsi&yil=2025&donem=gun). */
export function yearlyFile(context: PageContext): Promise<FiguresContent> {
  return yearlyQuery.read(context).product === ALL_PRODUCTS ? yearOfAll(context) : yearlyPrices(context);
}

async function yearOfAll(context: PageContext): Promise<FiguresContent> {
  const { upstream, t } = context;
  const { year } = yearlyQuery.read(context);
  if (year === null || year < firstKeptYear() || year > now().year) throw new PageError("notFound");
  const products = await productsInOrder(upstream);
  const histories = await wholeHistories(upstream, products);
  const codesOf = await stableCodes(upstream);
  const sections = products.flatMap((product): DataSection[] => {
    const days = histories.get(product.id)?.days.filter(({ day }) => day.startsWith(String(year)));
    const codes = codesOf(product);
    return days
      ? [
          {
            id: String(product.id),
            heading: null,
            unit: product.unit,
            rows: days.map((day) => dayRow(product, day, codes)),
          },
        ]
      : [];
  });
  return {
    heading: { title: t("yearly.allTitle", { year }) },
    figures: {
      fileName: t("yearly.allFileName", { year }),
      title: t("yearly.allTitle", { year }),
      about: { year },
      columns: yearDayColumns(t),
      sections,
    },
    query: yearlyQuery.write({ product: ALL_PRODUCTS, year, span: DAYS }),
    lifetime: "content",
    formats: ["csv", "json"],
    empty: { text: "", links: [] },
    source: bulletinSource(context),
  };
}
