import type { PeopleView } from "~/components/people-page";
import type { Language } from "~/language";
import type { PagePortal } from "../../page-loader";
import { findItemBySlug, type ContentItem } from "../../upstream/contracts/content";
import { richText } from "../../views/rich-text";
import { optional } from "../optional";
import { oneInPageLanguage } from "../translated";

/** What editors wrote about an organ: the corporate text of that address word, or nothing. */
export async function introduction(
  { upstream, language, t }: PagePortal,
  slug: string,
): Promise<PeopleView["text"]> {
  const read = (asked: Language): Promise<ContentItem | null> =>
    upstream.read(findItemBySlug, { type: "corporateText", slug }, { language: asked });
  const item = await optional(oneInPageLanguage(language, read), null);
  if (!item?.html) return null;
  return {
    html: richText(item.html, language, t),
    ...(item.textLanguage && { lang: item.textLanguage }),
  };
}
