import type { LinkView } from "~/components/elements/link";
import { href } from "~/pages";
import { vapidKeys } from "../../../crypto/keys";
import type { PageContext } from "../../../request/page-loader";
import type { Product } from "../../../upstream/contracts/products";

export function alertLinks({ t, language }: PageContext, product?: Product): LinkView[] {
  if (!vapidKeys()) return [];
  const query = product ? `?urun=${product.id}` : "";
  return [{ href: href("price-alerts", language) + query, label: t("alerts.link") }];
}
