import { group } from "d3-array";
import type { GalleryView, PhotoSetView } from "~/components/content/gallery";
import type { VideoListView } from "~/components/content/video-list";
import type { Language } from "~/i18n/language";
import { PageError } from "../errors/page-error";
import type { PageContent, PageContext, PageSource } from "../../request/page-loader";
import { listNewest, listPhotoSets, type ContentItem } from "../../upstream/contracts/content";
import { listAlbum, listPhotos, listVideos, type GalleryItem } from "../../upstream/contracts/gallery";
import { videoListView } from "../content/video";
import {
  orFallback,
  withTurkishFallback,
  oneWithTurkishFallback,
  type Localized,
  emptyList,
} from "../fallbacks";
import { paged, pagedQuery, type Paged, pagerView, partText } from "../paged";
import { idParameter } from "../query";
import type { NewsCardView } from "~/components/content/news-card";
import { href } from "~/pages";
import type { Translate, Wording } from "~/i18n/words";
import { dateView, imageView } from "../content/news";
import { type Photo, photosOf, photoViews, photoWords } from "./photos";
import type { Id } from "../../upstream/record";

const SETS_ON_PAGE = 4;
const VIDEOS_ON_PAGE = 12;
const MAX_TEXTS = 100;

export const album: PageSource<GalleryView> = async (context) => {
  const { upstream, language, t } = context;
  const albumId = idParameter(context.match.params["id"]);
  const read = (contentLanguage: Language) =>
    upstream.read(listAlbum, { albumId }, { language: contentLanguage });
  const named = await oneWithTurkishFallback(language, async (contentLanguage) => {
    const [first] = await read(contentLanguage);
    return first ? { ...first, title: first.albumName } : null;
  });
  if (!named) throw new PageError("notFound");
  const photos = await withTurkishFallback(language, async (contentLanguage) =>
    (await read(contentLanguage)).filter(({ image }) => image !== null),
  );
  const { title, about, textLanguage } = named;
  const isForeign = textLanguage !== undefined;
  return {
    heading: {
      title:
        title === null || isForeign ? (title ?? t("page.gallery")) : t("gallery.title", { album: title }),
      titleLanguage: textLanguage,
      lead: isForeign ? null : about,
    },
    view: albumView(albumId, photos, await orFallback(allPhotos(context), []), context),
    lifetime: "content",
  };
};

export const photoSets: PageSource<GalleryView> = async (context) => {
  const { upstream } = context;
  const sets = await paged(context, SETS_ON_PAGE, (part, language) =>
    upstream.read(listPhotoSets, part, { language }),
  );
  return {
    heading: { ownQuery: pagedQuery.search(sets), part: partText(sets, [], context.t) },
    view: photoSetsView(sets, context),
    lifetime: "content",
  };
};

export async function videos(context: PageContext): Promise<PageContent<VideoListView>> {
  const { upstream } = context;
  const [result, texts] = await Promise.all([
    paged(context, VIDEOS_ON_PAGE, (part, language) => upstream.read(listVideos, part, { language })),
    orFallback(upstream.read(listNewest, { type: "promotionalVideo", count: MAX_TEXTS }), []),
  ]);
  return {
    heading: { ownQuery: pagedQuery.search(result), part: partText(result, [], context.t) },
    view: videoListView(result, texts, context),
    lifetime: "content",
  };
}

function allPhotos({ upstream, language }: PageContext) {
  return withTurkishFallback(language, async (contentLanguage) => {
    const photos = await upstream.read(listPhotos, null, { language: contentLanguage });
    return photos.map((photo) => ({ ...photo, title: photo.albumName }));
  });
}

function albumView(
  albumId: Id,
  photos: readonly Localized<GalleryItem>[],
  all: readonly Localized<GalleryItem>[],
  context: PageContext,
): GalleryView {
  const { t } = context;
  const set = setView(
    { id: `album-${albumId}`, heading: null, about: null, date: photos[0]?.date ?? null },
    photos.map(galleryPhoto),
    context,
  );
  const cards = albumCards(
    all.filter((photo) => photo.albumId !== albumId),
    context,
  );
  return {
    sets: set.photos.length > 0 ? [set] : [],
    words: photoWords(context),
    empty: emptyList(context, set.photos, "gallery.empty"),
    pager: null,
    others: cards.length > 0 ? { section: { id: "albums", heading: t("gallery.others") }, cards } : null,
  };
}

function photoSetsView(part: Paged<ContentItem>, context: PageContext): GalleryView {
  const { t } = context;
  const sets = part.items.map((item) => setOf(item, context)).filter(({ photos }) => photos.length > 0);
  return {
    sets,
    words: photoWords(context),
    empty: emptyList(context, sets, "photos.empty"),
    pager: pagerView(part, (page) => pagedQuery.href(context, { page }), t),
    others: null,
  };
}

function setOf(item: Localized<ContentItem>, wording: Wording): PhotoSetView {
  const { t } = wording;
  const { id, title, summary, date, textLanguage } = item;
  const heading = title ?? t("article.untitled");
  return {
    ...setView({ id: `set-${id}`, heading, about: summary, date }, photosOf(item), wording),
    ...(textLanguage && { lang: textLanguage }),
  };
}

function setView(
  { date, ...head }: Pick<PhotoSetView, "id" | "heading" | "about"> & { date: string | null },
  photos: readonly Photo[],
  wording: Wording,
): PhotoSetView {
  const { language, t } = wording;
  const views = photoViews(photos, wording);
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

function albumCards(rows: readonly Localized<GalleryItem>[], { language, t }: Wording): NewsCardView[] {
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
