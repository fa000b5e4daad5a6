import type { Language } from "~/i18n/language";
import { siteProfile } from "../../config/site-profile";
import type { PageContext } from "../../request/page-loader";
import type { FixedPage } from "../../upstream/assumptions";
import { findItem, findItemBySlug, type ContentItem } from "../../upstream/contracts/content";
import { NotFoundError } from "../../upstream/errors";
import { oneWithTurkishFallback, type Localized } from "../fallbacks";

export async function fixedItem(
  { upstream, language }: PageContext,
  page: FixedPage,
): Promise<Localized<ContentItem> | null> {
  const place = siteProfile.fixedPages[page];
  const read = (contentLanguage: Language) =>
    typeof place === "number"
      ? upstream.read(findItem, { id: place }, { language: contentLanguage })
      : upstream.read(findItemBySlug, { type: "corporateText", slug: place }, { language: contentLanguage });
  return orNothing(oneWithTurkishFallback(language, read));
}

export async function orNothing<Item>(item: Promise<Item | null>): Promise<Item | null> {
  try {
    return await item;
  } catch (error) {
    if (error instanceof NotFoundError) return null;
    throw error;
  }
}
