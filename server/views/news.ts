import type { LinkView } from "~/components/link";
import type { DateView, NewsCardView } from "~/components/news-card";
import type { ImageView } from "~/components/picture";
import type { Language } from "~/language";
import { href } from "~/pages";
import { formatDate, parseDate } from "~/text/dates";
import type { Translate, WordKey } from "~/text/words";
import { imageHref } from "../files/address";
import type { ContentType } from "../upstream/assumptions";
import type { ContentItem } from "../upstream/contracts/content";
import { beginning } from "./rich-text";
import type { Translated } from "../sources/translated";

const KIND_WORDS: Partial<Record<ContentType, WordKey>> = {
  news: "kind.news",
  announcement: "kind.announcement",
  pressRelease: "kind.pressRelease",
};

/** The word for what kind of item it is: news, announcement, press release. */
export function kindWord(type: ContentType | null, t: Translate): string | null {
  const key = type && KIND_WORDS[type];
  return key ? t(key) : null;
}

/** A link to a news item or announcement. */
export function newsLink(item: Translated<ContentItem>, language: Language, t: Translate): LinkView {
  return {
    href: href("news-item", language, { id: item.id }),
    label: item.title ?? t("article.untitled"),
    ...(item.textLanguage && { lang: item.textLanguage }),
  };
}

/** A day, for reading and for machines. */
export function dateView(iso: string | null, language: Language): DateView | null {
  const date = iso === null ? null : parseDate(iso);
  return date && { iso: date.toISODate() ?? "", text: formatDate(date, language) };
}

/** A picture in a width, 16:9 unless it says otherwise; null when the item has none. */
export function imageView(
  path: string | null,
  alt: string | null,
  width: 320 | 480 | 640 | 960,
  heightToWidth = 9 / 16,
): ImageView | null {
  const src = imageHref(path, width);
  return src === null ? null : { src, width, height: width * heightToWidth, alt: alt ?? "" };
}

/** A news item as a card of a list. */
export function newsCard(
  item: Translated<ContentItem>,
  language: Language,
  t: Translate,
  options: { withKind: boolean; imageWidth: 320 | 480 | 640 },
): NewsCardView {
  return {
    link: newsLink(item, language, t),
    date: dateView(item.date, language) ?? { iso: "", text: "" },
    kind: options.withKind ? kindWord(item.type, t) : null,
    summary: item.summary && beginning(item.summary, 180),
    // Beside its own title a card's picture is decoration.
    image: imageView(item.image, "", options.imageWidth),
    ...(item.textLanguage && { lang: item.textLanguage }),
  };
}
