import type { LinkView } from "~/components/elements/link";
import type { DateView, NewsCardView } from "~/components/content/news-card";
import type { ImageView } from "~/components/elements/picture";
import type { Language } from "~/i18n/language";
import { href } from "~/pages";
import { formatDate, parseDate } from "~/i18n/dates";
import type { Translate, WordKey, Wording } from "~/i18n/words";
import { imageHref } from "../../media/address";
import type { ContentType } from "../../upstream/assumptions";
import type { ContentItem } from "../../upstream/contracts/content";
import { beginning } from "../../html/rich-text";
import type { Localized } from "../fallbacks";

const KIND_WORDS: Partial<Record<ContentType, WordKey>> = {
  news: "kind.news",
  announcement: "kind.announcement",
  pressRelease: "kind.pressRelease",
};

const PAGES_OF_TYPES: Partial<Record<ContentType, "success-story" | "content">> = {
  successStory: "success-story",
  promotionalVideo: "content",
};

export function kindWord(type: ContentType | null, t: Translate): string | null {
  const key = type && KIND_WORDS[type];
  return key ? t(key) : null;
}

export function kindOf(item: ContentItem, t: Translate): string | null {
  return item.type === "successStory" ? item.category : kindWord(item.type, t);
}

export function newsLink(item: Localized<ContentItem>, { language, t }: Wording): LinkView {
  return {
    href: href((item.type && PAGES_OF_TYPES[item.type]) ?? "news-item", language, { id: item.id }),
    label: item.title ?? t("article.untitled"),
    ...(item.textLanguage && { lang: item.textLanguage }),
  };
}

export function dateView(iso: string | null, language: Language): DateView | null {
  const date = iso === null ? null : parseDate(iso);
  return date && { iso: date.toISODate() ?? "", text: formatDate(date, language) };
}

export function imageView(
  path: string | null,
  alt: string | null,
  width: 320 | 480 | 640 | 960,
  heightToWidth = 9 / 16,
): ImageView | null {
  const src = imageHref(path, width);
  return src === null ? null : { src, width, height: width * heightToWidth, alt: alt ?? "" };
}

export function newsCard(
  item: Localized<ContentItem>,
  wording: Wording,
  options: { withKind: boolean; imageWidth: 320 | 480 | 640 },
): NewsCardView {
  const { language, t } = wording;
  return {
    link: newsLink(item, wording),
    date: dateView(item.date, language) ?? { iso: "", text: "" },
    kind: options.withKind ? kindOf(item, t) : null,
    pinned: item.isPinned ? t("list.pinned") : null,
    summary: item.summary && beginning(item.summary, 180),
    image: imageView(item.image, "", options.imageWidth),
    ...(item.textLanguage && { lang: item.textLanguage }),
  };
}
