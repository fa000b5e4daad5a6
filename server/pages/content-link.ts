import type { LinkView } from "~/components/elements/link";
import type { Language } from "~/i18n/language";
import { href } from "~/pages";
import type { Wording } from "~/i18n/words";
import type { ContentType } from "../upstream/assumptions";
import type { ContentItem } from "../upstream/contracts/content";
import type { Localized } from "./fallbacks";
import { newsLink } from "./content/news";

const NEWS: ReadonlySet<ContentType | null> = new Set<ContentType>(["news", "announcement", "pressRelease"]);
const OF_THE_EXCHANGE: ReadonlySet<ContentType | null> = new Set<ContentType>([
  "incentive",
  "membershipDocument",
  "declaration",
  "feeTariff",
  "serviceStandard",
]);

export function contentHref({ id, type }: ContentItem, language: Language): string {
  return href(OF_THE_EXCHANGE.has(type) ? "exchange-content" : "content", language, { id });
}

export function contentLink(item: Localized<ContentItem>, wording: Wording): LinkView {
  const { language, t } = wording;
  if (NEWS.has(item.type)) return newsLink(item, wording);
  return {
    href: contentHref(item, language),
    label: item.title ?? t("article.untitled"),
    ...(item.textLanguage && { lang: item.textLanguage }),
  };
}
