import type { Language } from "~/language";
import { exchange } from "../exchange";
import type { PagePortal } from "../page-loader";
import type { FixedPage } from "../upstream/assumptions";
import { findItem, findItemBySlug, type ContentItem } from "../upstream/contracts/content";
import { NotFoundError } from "../upstream/errors";
import { oneInPageLanguage, type Translated } from "./translated";

/** What editors wrote for a page whose text is fixed; null while there is nothing. */
export async function fixedItem(
  { upstream, language }: PagePortal,
  page: FixedPage,
): Promise<Translated<ContentItem> | null> {
  const place = exchange.fixedPages[page];
  const read = (asked: Language) =>
    typeof place === "number"
      ? upstream.read(findItem, { id: place }, { language: asked })
      : upstream.read(findItemBySlug, { type: "corporateText", slug: place }, { language: asked });
  return orNothing(oneInPageLanguage(language, read));
}

/** An item, or null where the upstream has none. */
export async function orNothing<Item>(item: Promise<Item | null>): Promise<Item | null> {
  try {
    return await item;
  } catch (error) {
    if (error instanceof NotFoundError) return null;
    throw error;
  }
}
