import type { GalleryView } from "~/components/content/gallery";
import type { VideoListView } from "~/components/content/video-list";
import type { Language } from "~/i18n/language";
import { PageError } from "../errors/page-error";
import type { PageContent, PageContext } from "../../request/page-loader";
import { listNewest, listPhotoSets } from "../../upstream/contracts/content";
import { listAlbum, listPhotos, listVideos } from "../../upstream/contracts/gallery";
import { albumView, photoSetsView } from "./gallery-view";
import { videoListView } from "../content/video";

import { orFallback, withTurkishFallback, oneWithTurkishFallback } from "../fallbacks";
import { paged, pagedQuery } from "../paged";
import { idParameter } from "../id-parameter";

export type GallerySource = (context: PageContext) => Promise<PageContent<GalleryView>>;

const SETS_ON_PAGE = 4;
const VIDEOS_ON_PAGE = 12;
const MAX_TEXTS = 100;

export const album: GallerySource = async (context) => {
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

export const photoSets: GallerySource = async (context) => {
  const { upstream } = context;
  const sets = await paged(context, SETS_ON_PAGE, (part, language) =>
    upstream.read(listPhotoSets, part, { language }),
  );
  return {
    heading: { ownQuery: pagedQuery.search(sets) },
    view: photoSetsView(sets, context),
    lifetime: "content",
  };
};

export async function videos(context: PageContext): Promise<PageContent<VideoListView>> {
  const { upstream } = context;
  const [found, texts] = await Promise.all([
    paged(context, VIDEOS_ON_PAGE, (part, language) => upstream.read(listVideos, part, { language })),
    orFallback(upstream.read(listNewest, { type: "promotionalVideo", count: MAX_TEXTS }), []),
  ]);
  return {
    heading: { ownQuery: pagedQuery.search(found) },
    view: videoListView(found, texts, context),
    lifetime: "content",
  };
}

function allPhotos({ upstream, language }: PageContext) {
  return withTurkishFallback(language, async (contentLanguage) => {
    const photos = await upstream.read(listPhotos, null, { language: contentLanguage });
    return photos.map((photo) => ({ ...photo, title: photo.albumName }));
  });
}
