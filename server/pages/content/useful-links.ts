import type { LinkGroupsView } from "~/components/link-groups";
import type { Language } from "~/i18n/language";
import type { ContentItem } from "../../upstream/contracts/content";
import type { PageContent, PageContext } from "../../request/page-loader";
import { linkGroupsView } from "./link-groups";
import { orFallback } from "../or-fallback";
import { sectionSiblings } from "../siblings";
import { withTurkishFallback, type Translated } from "../turkish-fallback";
import { contentRows } from "./content-rows";

const ALL = { types: ["usefulLink" as const], year: null, search: "", first: 0, rows: 500 };

export async function usefulLinks(context: PageContext): Promise<PageContent<LinkGroupsView>> {
  const { upstream, language, t } = context;
  const read = (asked: Language) => contentRows(upstream, ALL, asked);
  const items = await inOwnCategories(await withTurkishFallback(language, read), read);
  return {
    heading: {
      title: t("page.links"),
      lead: t("lead.links"),
      siblings: await sectionSiblings(context),
    },
    view: linkGroupsView(items, language, t),
    lifetime: "content",
  };
}

/** A link only in Turkish stands in the page's own group, not in a second one under the Turkish name. */
async function inOwnCategories(
  items: readonly Translated<ContentItem>[],
  read: (language: Language) => Promise<readonly ContentItem[]>,
): Promise<Translated<ContentItem>[]> {
  if (items.every(({ textLanguage }) => textLanguage !== "tr")) return [...items];
  const turkish = new Map((await orFallback(read("tr"), [])).map(({ id, category }) => [id, category]));
  const own = new Map(
    items
      .filter(({ textLanguage }) => textLanguage !== "tr")
      .map(({ id, category }) => [turkish.get(id), category]),
  );
  return items.map((item) =>
    item.textLanguage === "tr" ? { ...item, category: own.get(item.category) ?? item.category } : item,
  );
}
