import type { PageId } from "~/pages";
import { bulletinFile } from "./bulletins/bulletin-history";
import type { FiguresSource } from "./bulletins/figures-page";
import { deskFigures } from "./desk/price-desk";
import { productFile } from "./product-page/product-span";
import { yearlyFile } from "./bulletins/year-of-all";

/** Files that differ from their page's table. */
export const PRICE_FILES: Partial<Record<PageId, FiguresSource>> = {
  prices: deskFigures,
  product: productFile,
  "daily-bulletin": bulletinFile,
  "yearly-prices": yearlyFile,
};
