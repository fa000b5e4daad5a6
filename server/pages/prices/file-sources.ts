import type { PageId } from "~/pages";
import { bulletinFile } from "./bulletin-history";
import type { FiguresSource } from "./figures-page";
import { deskFigures } from "./price-desk";
import { productFile } from "./product-span";
import { yearlyFile } from "./year-of-all";

/** Where files tell more than their page, or the page is no table alone. */
export const PRICE_FILES: Partial<Record<PageId, FiguresSource>> = {
  prices: deskFigures,
  product: productFile,
  "daily-bulletin": bulletinFile,
  "yearly-prices": yearlyFile,
};
