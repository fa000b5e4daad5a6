import type { LinkView } from "~/components/elements/link";
import { href } from "~/pages";
import { vapidKeys } from "../../../crypto/keys";
import type { PageContext } from "../../../request/page-loader";

/** `products`: ids as the desk's filter has them */
export function alertLinks({ t, language }: PageContext, products = ""): LinkView[] {
  if (!vapidKeys()) return [];
  const query = products && `?urun=${products}`;
  return [{ href: href("price-alerts", language) + query, label: t("alerts.link") }];
}
