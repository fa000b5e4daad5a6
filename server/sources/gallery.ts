import type { GalleryView } from "~/components/gallery";
import type { VideoListView } from "~/components/video-list";
import type { Language } from "~/language";
import { PageError } from "../page-errors";
import type { PageContent, PagePortal } from "../page-loader";
import { listNewest, listPhotoSets } from "../upstream/contracts/content";
import { listAlbum, listPhotos, listVideos } from "../upstream/contracts/gallery";
import { albumView, photoSetsView } from "../views/gallery";
import { videoListView } from "../views/video";

import { optional } from "./optional";
import { paged } from "./paged";
import { sectionSiblings } from "./siblings";
import { inPageLanguage, oneInPageLanguage } from "./translated";
import { askedId } from "./asked-id";

export type GallerySource = (portal: PagePortal) => Promise<PageContent<GalleryView>>;

const SETS_ON_PAGE = 4;
const VIDEOS_ON_PAGE = 12;
/** How many films are looked through for the text of another. */
const MAX_TEXTS = 100;

/** An album of the gallery, and the way to the others. */
export const album: GallerySource = async (portal) => {
  const { upstream, language, t } = portal;
  const albumId = askedId(portal.match.params["id"]);
  const read = (asked: Language) => upstream.read(listAlbum, { albumId }, { language: asked });
  const named = await oneInPageLanguage(language, async (asked) => {
    const [first] = await read(asked);
    return first ? { ...first, title: first.albumName } : null;
  });
  if (!named) throw new PageError("notFound");
  const photos = await inPageLanguage(language, async (asked) =>
    (await read(asked)).filter(({ image }) => image !== null),
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
    view: albumView(albumId, photos, await optional(allPhotos(portal), []), portal),
    lifetime: "content",
  };
};

/** The photo sets of "Fotoğraflar", some on a page. */
export const photoSets: GallerySource = async (portal) => {
  const { upstream, t } = portal;
  const found = await paged(portal, SETS_ON_PAGE, (part, language) =>
    upstream.read(listPhotoSets, part, { language }),
  );
  return {
    heading: {
      title: t("page.photos"),
      lead: t("lead.photos"),
      siblings: await sectionSiblings(portal),
      ownQuery: ownQuery(found.page),
    },
    view: photoSetsView(found, portal),
    lifetime: "content",
  };
};

/** The films of the exchange. */
export async function videos(portal: PagePortal): Promise<PageContent<VideoListView>> {
  const { upstream, t } = portal;
  const [found, texts] = await Promise.all([
    paged(portal, VIDEOS_ON_PAGE, (part, language) => upstream.read(listVideos, part, { language })),
    optional(upstream.read(listNewest, { type: "promotionalVideo", count: MAX_TEXTS }), []),
  ]);
  return {
    heading: {
      title: t("page.videos"),
      lead: t("lead.videos"),
      siblings: await sectionSiblings(portal),
      ownQuery: ownQuery(found.page),
    },
    view: videoListView(found, texts, portal),
    lifetime: "content",
  };
}

/** The photos of every album, by the names of their albums. */
function allPhotos({ upstream, language }: PagePortal) {
  return inPageLanguage(language, async (asked) => {
    const photos = await upstream.read(listPhotos, null, { language: asked });
    return photos.map((photo) => ({ ...photo, title: photo.albumName }));
  });
}

const ownQuery = (page: number) => (page > 1 ? `?sayfa=${page}` : "");
