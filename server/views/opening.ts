import type { OpeningItemView } from "~/components/opening";
import type { Language } from "~/language";
import type { Translate } from "~/text/words";
import type { Translated } from "../sources/translated";
import type { ContentItem } from "../upstream/contracts/content";
import { linkView, resolveLink } from "./links";
import { imageView } from "./news";
import { richText } from "./rich-text";

const WIDTH = 960;

/** A notice of the exchange: its picture leads elsewhere in a new tab, or else to a page of ours (spec.md 3). */
export function openingItem(
  item: Translated<ContentItem>,
  language: Language,
  t: Translate,
): OpeningItemView {
  const title = item.title ?? t("article.untitled");
  const written = item.externalLink ?? item.internalLink;
  const destination = written === null ? null : resolveLink(written, language);
  return {
    title,
    link: destination && linkView(title, destination, destination.external, t),
    image: imageView(item.image, item.imageAlt, WIDTH),
    html: richText(item.html ?? "", language, t, 2),
    ...(item.textLanguage && { lang: item.textLanguage }),
  };
}
