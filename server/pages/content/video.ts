import type { VideoLinkView } from "~/components/media/video-link";
import type { VideoListView, VideoView } from "~/components/content/video-list";
import type { Language } from "~/i18n/language";
import { href } from "~/pages";
import type { Wording } from "~/i18n/words";
import { fileHref } from "../../media/address";
import type { PageContext } from "../../request/page-loader";
import { pagedQuery, type Paged, pagerView } from "../paged";
import { type Localized, emptyList } from "../fallbacks";
import type { ContentItem } from "../../upstream/contracts/content";
import type { GalleryItem } from "../../upstream/contracts/gallery";
import { findLink, linkView } from "../../html/links";
import { dateView, imageView } from "./news";

interface Video {
  address: string | null;
  label: string;
  length: string | null;
  newTab: boolean;
}

export function videoLink(
  { address, label, length, newTab }: Video,
  { language, t }: Wording,
): VideoLinkView | null {
  const destination = address === null ? null : destinationOf(address, language);
  if (!destination) return null;
  const { href: to, external } = destination;
  return {
    link: linkView(label, destination, newTab, t),
    source: external ? t("video.source", { host: new URL(to).host.replace(/^www\./, "") }) : null,
    length: length === null ? null : t("video.length", { length }),
  };
}

export function videoListView(
  videos: Paged<GalleryItem>,
  texts: readonly ContentItem[],
  context: PageContext,
): VideoListView {
  const { t } = context;
  return {
    items: videos.items.map((item) => videoView(item, texts, context)),
    empty: emptyList(context, videos.items, "video.empty"),
    pager: pagerView(videos, (page) => pagedQuery.href(context, { page }), t),
  };
}

function videoView(item: Localized<GalleryItem>, texts: readonly ContentItem[], wording: Wording): VideoView {
  const { language, t } = wording;
  const { title, videoAddress, length, textLanguage } = item;
  const label = title ?? t("article.untitled");
  const text = texts.find(({ externalLink }) => externalLink !== null && externalLink === videoAddress);
  return {
    key: String(item.id ?? videoAddress ?? label),
    title: label,
    video: videoLink({ address: videoAddress, label, length, newTab: false }, wording),
    date: dateView(item.date, language),
    about: item.about,
    image: imageView(item.image, "", 480),
    transcript: text
      ? { href: href("content", language, { id: text.id }), label: t("video.transcript") }
      : null,
    ...(textLanguage && { lang: textLanguage }),
  };
}

function destinationOf(address: string, language: Language) {
  const page = findLink(address.trim(), language);
  if (page) return page;
  const file = fileHref(address);
  return file === null ? null : { href: file, external: false };
}
