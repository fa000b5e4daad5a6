import type { OpeningItemView } from "~/components/home/opening";
import type { Language } from "~/i18n/language";
import type { Translate } from "~/i18n/words";
import type { Localized } from "../turkish-fallback";
import type { ContentItem } from "../../upstream/contracts/content";
import { imageSet } from "../../media/address";
import { linkView, resolveLink } from "../../html/links";
import { imageView } from "../content/news";
import { plainText } from "../../html/plain-text";
import { beginning, richText } from "../../html/rich-text";

/** Characters that fit into home's HTML budget. */
const IN_WINDOW = 1200;
const SIZES = { sizes: "(min-width: 48em) 26vw, 8rem" };

export function openingItem(
  item: Localized<ContentItem>,
  language: Language,
  t: Translate,
  imageWidth: 640 | 960,
): OpeningItemView {
  const title = item.title ?? t("article.untitled");
  const address = item.externalLink ?? item.internalLink;
  const destination = address === null ? null : resolveLink(address, language);
  return {
    title,
    link: destination && linkView(title, destination, destination.external, t),
    image: imageView(item.image, item.imageAlt, imageWidth),
    html: richText(item.html ?? "", language, t, 2),
    ...(item.textLanguage && { lang: item.textLanguage }),
  };
}

export function introItem(item: Localized<ContentItem>, language: Language, t: Translate) {
  const view = openingItem(item, language, t, 640);
  const image = view.image && { ...view.image, ...SIZES, srcSet: imageSet(item.image, [320, 640]) };
  const isLong = view.html.length > IN_WINDOW;
  const html = isLong
    ? richText(`<p>${beginning(plainText(view.html), IN_WINDOW / 2)}</p>`, language, t)
    : view.html;
  return { item: { ...view, image, html }, isLong };
}
