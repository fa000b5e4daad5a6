import { group } from "d3-array";
import type { GalleryView, PhotoSetView } from "~/components/content/gallery";
import type { NewsCardView } from "~/components/content/news-card";
import { href } from "~/pages";
import type { Language } from "~/i18n/language";
import type { Translate } from "~/i18n/words";
import type { PageContext } from "../../request/page-loader";
import { pagedQuery, type Paged, pagerView } from "../paged";
import { type Localized, noneText, unreadNotice } from "../fallbacks";
import type { ContentItem } from "../../upstream/contracts/content";
import type { GalleryItem } from "../../upstream/contracts/gallery";
import { dateView, imageView } from "../content/news";
import { type Photo, photoViews, photoWords } from "./photos";
import type { Id } from "../../upstream/record";

export function albumView(
  albumId: Id,
  photos: readonly Localized<GalleryItem>[],
  all: readonly Localized<GalleryItem>[],
  context: PageContext,
): GalleryView {
  const { language, t } = context;
  const set = setView(
    { id: `album-${albumId}`, heading: null, about: null, date: photos[0]?.date ?? null },
    photos.map(galleryPhoto),
    language,
    t,
  );
  const cards = albumCards(
    all.filter((photo) => photo.albumId !== albumId),
    language,
    t,
  );
  return {
    sets: set.photos.length > 0 ? [set] : [],
    words: photoWords(language, t),
    notice: null,
    empty: set.photos.length > 0 ? null : { text: noneText(context, "gallery.empty"), link: null },
    pager: null,
    others: cards.length > 0 ? { section: { id: "albums", heading: t("gallery.others") }, cards } : null,
  };
}

export function photoSetsView(part: Paged<ContentItem>, context: PageContext): GalleryView {
  const { language, t } = context;
  const sets = part.items.map((item) => setOf(item, language, t)).filter(({ photos }) => photos.length > 0);
  return {
    sets,
    words: photoWords(language, t),
    notice: noticeOf(part, language, t),
    empty: sets.length > 0 || part.unread > 0 ? null : { text: t("photos.empty"), link: null },
    pager: pagerView(part, (page) => pagedQuery.href(context, { page }), t),
    others: null,
  };
}

export function noticeOf(
  { wrong, unread }: Pick<Paged<unknown>, "wrong" | "unread">,
  language: Language,
  t: Translate,
): string | null {
  const sentences = [wrong.length > 0 ? t("list.badValue") : null, unreadNotice(unread, language, t)];
  return sentences.filter((sentence) => sentence !== null).join(" ") || null;
}

export function photosOf({ files, textLanguage }: Localized<Pick<ContentItem, "files">>): Photo[] {
  return files
    .filter(({ isPicture }) => isPicture)
    .map(({ path, name, about }) => ({
      path,
      alt: about,
      caption: name?.replace(/\.\w{3,4}$/, "") ?? null,
      textLanguage,
    }));
}

function setOf(item: Localized<ContentItem>, language: Language, t: Translate): PhotoSetView {
  const { id, title, summary, date, textLanguage } = item;
  const heading = title ?? t("article.untitled");
  return {
    ...setView({ id: `set-${id}`, heading, about: summary, date }, photosOf(item), language, t),
    ...(textLanguage && { lang: textLanguage }),
  };
}

function setView(
  { date, ...head }: Pick<PhotoSetView, "id" | "heading" | "about"> & { date: string | null },
  photos: readonly Photo[],
  language: Language,
  t: Translate,
): PhotoSetView {
  const views = photoViews(photos, language, t);
  return {
    ...head,
    date: dateView(date, language),
    count: countText(views.length, t),
    photos: views,
  };
}

function galleryPhoto({ image, imageAlt, title, textLanguage }: Localized<GalleryItem>): Photo {
  return { path: image, alt: imageAlt, caption: title, textLanguage };
}

function albumCards(
  rows: readonly Localized<GalleryItem>[],
  language: Language,
  t: Translate,
): NewsCardView[] {
  const albums = [...group(rows, ({ albumId }) => albumId).values()];
  const isEmpty = (photos: readonly GalleryItem[]) => photos.every(({ image }) => image === null);
  return [...albums.filter((photos) => !isEmpty(photos)), ...albums.filter(isEmpty)].flatMap((photos) => {
    const [first] = photos;
    if (!first?.albumName || first.albumId === null) return [];
    const count = photos.filter(({ image }) => image !== null).length;
    const { albumId, albumName, image, textLanguage } = first;
    return {
      link: { href: href("gallery", language, { id: albumId }), label: albumName },
      date: dateView(first.date, language) ?? { iso: "", text: "" },
      kind: countText(count, t),
      image: imageView(image, "", 480),
      ...(textLanguage && { lang: textLanguage }),
    };
  });
}

function countText(count: number, t: Translate): string {
  if (count === 0) return t("photos.none");
  return t("photos.count", { count });
}
