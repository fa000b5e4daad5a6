import type { ArticleView } from "~/components/article";
import type { FileView } from "~/components/file-list";
import type { NoticeView } from "~/components/page-frame";
import type { Language } from "~/language";
import { formatBytes, formatNumber } from "~/text/numbers";
import type { Translate } from "~/text/words";
import { fileHref } from "../files/address";
import { beaconHref } from "../reading/beacon-address";
import type { ContentFile, ContentItem } from "../upstream/contracts/content";
import { dateView, imageView, kindWord, newsLink } from "./news";
import { richText } from "./rich-text";
import type { Translated } from "../sources/translated";

interface ArticleParts {
  item: Translated<ContentItem>;
  files: readonly ContentFile[];
  /** null: not known, or not worth saying. */
  readCount: number | null;
  /** News has a date and neighbours, a corporate text has neither. */
  dated: boolean;
  neighbours?: { previous: Translated<ContentItem> | null; next: Translated<ContentItem> | null } | null;
  shareAddress: string | null;
  /** Whether the browser tells that it was opened. */
  counted?: boolean;
}

/** A content item as an article. */
export function articleView(parts: ArticleParts, language: Language, t: Translate): ArticleView {
  const { item, dated } = parts;
  const html = item.html ?? (item.summary ? `<p>${item.summary}</p>` : `<p>${t("article.empty")}</p>`);
  return {
    date: dated ? dateView(item.date, language) : null,
    reads: readsText(parts.readCount, language, t),
    kind: dated ? kindWord(item.type, t) : null,
    html: richText(html, language, t),
    ...(item.textLanguage && { lang: item.textLanguage }),
    image: imageView(item.image, item.imageAlt, 960),
    files: filesView(parts.files, language, t),
    previousNext: neighboursView(parts.neighbours ?? null, language, t),
    readBeacon: parts.counted ? beaconHref(item.id) : null,
    share: parts.shareAddress === null ? null : { label: t("article.share"), href: parts.shareAddress },
  };
}

/** The line that says that a text is not in the page's language. */
export function languageNotice(textLanguage: Language | undefined, t: Translate): NoticeView[] {
  return textLanguage ? [{ kind: "language", text: t("notice.turkishOnly") }] : [];
}

function readsText(count: number | null, language: Language, t: Translate): string | null {
  return count ? t("article.reads", { count: formatNumber(count, language) }) : null;
}

function filesView(files: readonly ContentFile[], language: Language, t: Translate): ArticleView["files"] {
  const items = files.flatMap((file): FileView[] => {
    const address = fileHref(file.path);
    if (address === null) return [];
    const type = (file.extension ?? "").replace(".", "").toLocaleUpperCase("en");
    const size = file.bytes === null ? "" : formatBytes(file.bytes, language);
    return [
      {
        href: address,
        name: file.name ?? t("article.file"),
        detail: [type, size].filter(Boolean).join(", "),
      },
    ];
  });
  return items.length > 0 ? { heading: t("article.files"), items } : null;
}

function neighboursView(
  neighbours: ArticleParts["neighbours"] | null,
  language: Language,
  t: Translate,
): ArticleView["previousNext"] {
  if (!neighbours?.previous && !neighbours?.next) return null;
  const { previous, next } = neighbours;
  return {
    previous: previous && newsLink(previous, language, t),
    next: next && newsLink(next, language, t),
    labels: { label: t("article.neighbours"), previous: t("article.previous"), next: t("article.next") },
  };
}
