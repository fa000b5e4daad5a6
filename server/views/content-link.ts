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

/** A link to the page of a content item of any type. */
export function contentLink(item: Translated<ContentItem>, language: Language, t: Translate): LinkView {
  if (NEWS.has(item.type)) return newsLink(item, language, t);
  const page = OF_THE_EXCHANGE.has(item.type) ? "exchange-content" : "content";
  return {
    href: href(page, language, { id: item.id }),
    label: item.title ?? t("article.untitled"),
    ...(item.textLanguage && { lang: item.textLanguage }),
  };
}
