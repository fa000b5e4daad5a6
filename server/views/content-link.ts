import type { LinkView } from "~/components/link";
import type { Language } from "~/language";
import { href } from "~/pages";
import type { Translate } from "~/text/words";
import type { ContentType } from "../upstream/assumptions";
import type { ContentItem } from "../upstream/contracts/content";
import type { Translated } from "../sources/translated";
import { newsLink } from "./news";

const NEWS: ReadonlySet<ContentType | null> = new Set<ContentType>(["news", "announcement", "pressRelease"]);
/** What the exchange asks and gives (domain 5, detay-borsa-icerik). */
const OF_THE_EXCHANGE: ReadonlySet<ContentType | null> = new Set<ContentType>([
  "incentive",
  "membershipDocument",
  "declaration",
  "feeTariff",
  "serviceStandard",
]);

/** The address of the page of a content item that is no news. */
export function contentHref({ id, type }: ContentItem, language: Language): string {
  return href(OF_THE_EXCHANGE.has(type) ? "exchange-content" : "content", language, { id });
}

/** A link to the page of a content item of any type. */
export function contentLink(item: Translated<ContentItem>, language: Language, t: Translate): LinkView {
  if (NEWS.has(item.type)) return newsLink(item, language, t);
  return {
    href: contentHref(item, language),
    label: item.title ?? t("article.untitled"),
    ...(item.textLanguage && { lang: item.textLanguage }),
  };
}
