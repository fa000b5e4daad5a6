import { siteProfile } from "../../../config/site-profile";
import type { RowCodes } from "../../figures/data-table";

/** Of an authority, such as a grain board's, on the day of the last price: the latest of each name. */
export function announcedPrices({ product }: RowCodes, day: string) {
  const announced = siteProfile.announcedPrices.filter(
    ({ products, from, until }) => products.includes(product ?? "") && from <= day && day <= until,
  );
  return announced.filter(
    ({ name, from }) => !announced.some((other) => other.name.tr === name.tr && other.from > from),
  );
}
