import type { LinkView } from "~/components/elements/link";
import type { Wording } from "~/i18n/words";
import { portalOrigin } from "../../../config/environment";
import { whatsAppLink } from "../../../html/links";
import { priceText } from "./price-row";

interface SharedPrice {
  name: string;
  average: number;
  unit: string;
}

const MOST_PRICES = 12;

/** As a message; its address has the others. */
export function sharedPrices(
  heading: string,
  prices: readonly SharedPrice[],
  address: string,
  wording: Wording,
): LinkView {
  const lines = prices
    .slice(0, MOST_PRICES)
    .map(({ name, average, unit }) => `${name}: ${priceText(average, unit, wording)}`);
  return whatsAppLink([heading, ...lines, ""].join("\n"), portalOrigin + address, wording.t);
}
