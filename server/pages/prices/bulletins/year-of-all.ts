import { now } from "../../../config/clock";
import type { PageContext } from "../../../request/page-loader";
import { upstreamFor } from "../../../upstream/client";
import type { Product } from "../../../upstream/contracts/products";
import type { DataSection } from "../../figures/data-table";
import { PageError } from "../../errors/page-error";
import { orFallback } from "../../fallbacks";
import { bulletinSource } from "../rows/bulletin-words";
import { deskHistories } from "../products/desk-histories";
import type { FiguresContent } from "../../figures/figures-page";
import { firstKeptYear, readHistory } from "../products/product-prices";
import { productsInOrder } from "../products/quoted-products";
import { stableCodes, type CodesOf } from "../products/stable-codes";
import { dayRow, yearDayColumns } from "./yearly-figures";
import { DAYS, yearlyQuery } from "./product-links";
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
  const histories = await deskHistories(upstream, products);
  const codesOf = await stableCodes(upstream);
  const read = await Promise.all(
    products
      .filter(({ id }) => histories.has(id))
      .map((product) => sectionOf(product, String(year), codesOf)),
  );
  const sections = read.flatMap((section) => section ?? []);
  upstream.noteMissing("histories", products.length - sections.length);
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

async function sectionOf(product: Product, year: string, codesOf: CodesOf): Promise<DataSection | null> {
  const history = await orFallback(readHistory(upstreamFor("tr"), product.id), null);
  const own = history?.days.filter(({ day }) => day.startsWith(year));
  const codes = codesOf(product);
  return own
    ? {
        id: String(product.id),
        heading: null,
        unit: product.unit,
        rows: own.map((day) => dayRow(product, day, codes)),
      }
    : null;
}
