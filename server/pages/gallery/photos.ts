import type { PhotoView, PhotoWords } from "~/components/media/photo-grid";
import type { Language } from "~/i18n/language";
import type { Wording } from "~/i18n/words";
import type { ContentItem } from "../../upstream/contracts/content";
import type { Localized } from "../fallbacks";
import { IMAGE_WIDTHS, imageHref, imageSet, type ImageWidth } from "../../media/address";

export interface Photo {
  path: string | null;
  alt: string | null;
  caption: string | null;
  textLanguage?: Language | undefined;
}

const HEIGHT_TO_WIDTH = 2 / 3;
const ON_PAGE = { width: 480, sizes: "(min-width: 48em) 18rem, 50vw" } as const;
const LARGE = { width: 1440, sizes: "100vw" } as const;
const THUMB_WIDTHS = IMAGE_WIDTHS.filter((width) => width <= 640);
const LARGE_WIDTHS = IMAGE_WIDTHS.filter((width) => width >= 960);

export function photoViews(photos: readonly Photo[], { language, t }: Wording): PhotoView[] {
  const visible = photos.filter(({ path }) => imageHref(path, ON_PAGE.width) !== null);
  return visible.map(({ path, alt, caption, textLanguage }, index) => {
    const seen = alt ?? caption ?? t("photo.unnamed", { number: index + 1 });
    const isForeign = textLanguage && textLanguage !== language && (alt ?? caption) !== null;
    return {
      image: { ...sized(path, ON_PAGE, THUMB_WIDTHS), alt: seen },
      large: { ...sized(path, LARGE, LARGE_WIDTHS), alt: seen },
      caption,
      ...(isForeign && { lang: textLanguage }),
    };
  });
}

export function photoWords({ language, t }: Wording): PhotoWords {
  return {
    lang: language,
    title: t("photo.title"),
    enlarge: t("photo.enlarge"),
    close: t("shell.close"),
    previous: t("photo.previous"),
    next: t("photo.next"),
  };
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

function sized(
  path: string | null,
  { width, sizes }: { width: ImageWidth; sizes: string },
  widths: readonly ImageWidth[],
) {
  return {
    src: imageHref(path, width) ?? "",
    width,
    height: width * HEIGHT_TO_WIDTH,
    srcSet: imageSet(path, widths),
    sizes,
  };
}
