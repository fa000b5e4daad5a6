import type { LinkView } from "~/components/elements/link";
import type { ArticleView } from "~/components/content/article";
import type { FactView } from "~/components/elements/facts";
import type { NoticeView } from "~/components/frame/page-frame";
import type { Language } from "~/i18n/language";
import type { Translate, Wording } from "~/i18n/words";
import type { ContentFile, ContentItem } from "../../upstream/contracts/content";
import { fileViews } from "./file-list";
import { imageSet } from "../../media/address";
import { dateView, imageView, kindOf, newsLink } from "./news";
import { whatsAppLink } from "../../html/links";
import { richText } from "../../html/rich-text";
import { photosOf, photoViews, photoWords } from "../gallery/photos";
import { videoLink } from "./video";
import type { Localized } from "../fallbacks";
import type { Id } from "../../upstream/record";

interface ArticleParts {
  item: Localized<ContentItem>;
  files: readonly ContentFile[];
  readCount: number | null;
  dated: boolean;
  neighbours?: { previous: Localized<ContentItem> | null; next: Localized<ContentItem> | null } | null;
  shareAddress: string | null;
  empty: string;
  counted?: boolean;
}

/** Full density would cost phones twice the bytes for no visible gain. */
const ARTICLE_IMAGE = { sizes: "(max-width: 48em) 60vw, 60rem" };

export function articleView(parts: ArticleParts, wording: Wording): ArticleView {
  const { language, t } = wording;
  const { item, dated } = parts;
  const image = imageView(item.image, item.imageAlt, 960);
  const html = item.html ?? (item.summary ? `<p>${item.summary}</p>` : null);
  return {
    date: dated ? dateView(item.date, language) : null,
    reads: readsText(parts.readCount, t),
    kind: dated ? kindOf(item, t) : null,
    html: html === null ? "" : richText(html, wording),
    empty: html === null ? parts.empty : null,
    ...(item.textLanguage && { lang: item.textLanguage }),
    image: image && { ...image, ...ARTICLE_IMAGE, srcSet: imageSet(item.image, [480, 640, 960]) },
    video: item.type === "promotionalVideo" ? promotionalVideo(item, wording) : null,
    photos: photosView(parts, wording),
    facts: deadlineFacts(item, wording),
    files: filesView(
      parts.files.filter(({ isPicture }) => !isPicture),
      wording,
    ),
    previousNext: neighboursView(parts.neighbours ?? null, wording),
    readBeacon: parts.counted ? beaconHref(item.id) : null,
    share: parts.shareAddress === null ? [] : shareLinks(parts.shareAddress, item.title, t),
  };
}

export function emptyArticle(empty: string): ArticleView {
  return {
    date: null,
    reads: null,
    kind: null,
    html: "",
    empty,
    image: null,
    files: null,
    previousNext: null,
    share: [],
  };
}

export function languageNotice(textLanguage: Language | undefined, t: Translate): NoticeView[] {
  return textLanguage ? [{ kind: "language", text: t("notice.turkishOnly") }] : [];
}

function shareLinks(address: string, title: string | null, t: Translate): LinkView[] {
  return [{ label: t("article.share"), href: address }, whatsAppLink(title ?? "", address, t)];
}

function readsText(count: number | null, t: Translate): string | null {
  return count ? t("article.reads", { count }) : null;
}

function promotionalVideo(item: ContentItem, wording: Wording): ArticleView["video"] {
  const { t } = wording;
  const { externalLink, newTab } = item;
  return videoLink({ address: externalLink, label: t("video.watch"), length: null, newTab }, wording);
}

function photosView(
  { files, item: { textLanguage } }: ArticleParts,
  wording: Wording,
): ArticleView["photos"] {
  const { t } = wording;
  const photos = photoViews(photosOf({ files: [...files], textLanguage }), wording);
  if (photos.length === 0) return null;
  return { heading: t("photos.heading"), photos, words: photoWords(wording) };
}

function filesView(files: readonly ContentFile[], wording: Wording): ArticleView["files"] {
  const { t } = wording;
  const items = fileViews(files, wording);
  return items.length > 0 ? { heading: t("article.files"), items } : null;
}

function deadlineFacts({ lastDay }: ContentItem, { language, t }: Wording): FactView[] {
  const day = dateView(lastDay, language);
  return day ? [{ term: t("incentives.lastDay"), text: day.text, iso: day.iso }] : [];
}

function neighboursView(
  neighbours: ArticleParts["neighbours"] | null,
  wording: Wording,
): ArticleView["previousNext"] {
  const { t } = wording;
  if (!neighbours?.previous && !neighbours?.next) return null;
  const { previous, next } = neighbours;
  return {
    previous: previous && newsLink(previous, wording),
    next: next && newsLink(next, wording),
    labels: { label: t("article.neighbours"), previous: t("article.previous"), next: t("article.next") },
  };
}

function beaconHref(id: Id): string {
  return `/okundu/${id}`;
}
