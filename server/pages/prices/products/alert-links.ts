import type { LinkView } from "~/components/elements/link";
import type { WordKey } from "~/i18n/words";
import { href } from "~/pages";
import { vapidKeys } from "../../../crypto/keys";
import type { PageContext } from "../../../request/page-loader";
import type { Product } from "../../../upstream/contracts/products";
import { priceText } from "../rows/price-row";

/** `topics`: ids of products as the desk's filter has them, or the announcements */
export function alertLinks(
  { t, language }: PageContext,
  topics = "",
  label: WordKey = "alerts.link",
): LinkView[] {
  if (!vapidKeys()) return [];
  const query = topics && `?urun=${topics}`;
  return [{ href: href("price-alerts", language) + query, label: t(label) }];
}

/** To wait for a price in lira for the product's unit. */
export function targetLinks(context: PageContext, { id, unit }: Product, price: number): LinkView[] {
  const label = context.t("alerts.linkAt", { price: priceText(price, unit, context) });
  return alertLinks(context, String(id)).map(({ href }) => ({
    href: `${href}&fiyat=${price.toFixed(2)}`,
    label,
  }));
}
