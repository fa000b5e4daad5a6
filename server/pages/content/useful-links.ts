import type { CollectionGroupsView, CollectionView } from "~/components/content/collection";
import type { Language } from "~/i18n/language";
import type { ContentItem } from "../../upstream/contracts/content";
import type { PageContent, PageContext } from "../../request/page-loader";
import { noneText, orFallback, withTurkishFallback, type Localized } from "../fallbacks";
import { contentRows } from "./content-items";
import { group } from "d3-array";
import type { Wording } from "~/i18n/words";
import { linkView, resolveLink } from "../../html/links";
import { compareIds } from "../../upstream/record";

const ALL = { types: ["usefulLink" as const], year: null, search: "", first: 0, rows: 500 };

export async function usefulLinks(context: PageContext): Promise<PageContent<CollectionGroupsView>> {
  const { upstream, language } = context;
  const read = (contentLanguage: Language) => contentRows(upstream, ALL, contentLanguage);
  const items = await inOwnCategories(await withTurkishFallback(language, read), read);
  upstream.noteMissing("useful links", items.filter(({ isLinkUnread }) => isLinkUnread).length);
  return {
    view: linkGroupsView(items, context),
    lifetime: "content",
  };
}

/** A link that exists in Turkish alone joins the page's own category, not a second one with the Turkish name. */
async function inOwnCategories(
  items: readonly Localized<ContentItem>[],
  read: (language: Language) => Promise<readonly ContentItem[]>,
): Promise<Localized<ContentItem>[]> {
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

function linkGroupsView(
  items: readonly Localized<ContentItem>[],
  context: PageContext,
): CollectionGroupsView {
  const { t } = context;
  const ordered = items.toSorted(
    (a, b) => (a.position ?? Infinity) - (b.position ?? Infinity) || compareIds(a.id, b.id),
  );
  const byCategory = group(ordered, ({ category }) => category ?? t("links.others"));
  const groups = [...byCategory].map(([heading, own], index) => ({
    section: { id: `links-${index}`, heading },
    collection: { items: own.flatMap((item) => linkOf(item, context)), empty: null },
  }));
  const filled = groups.filter(({ collection }) => collection.items.length > 0);
  return { groups: filled, empty: filled.length === 0 ? noneText(context, "links.empty") : null };
}

function linkOf(item: Localized<ContentItem>, { language, t }: Wording): CollectionView["items"] {
  const destination = item.externalLink === null ? null : resolveLink(item.externalLink, language);
  if (!destination) return [];
  const host = destination.external ? new URL(destination.href).host : null;
  const label = item.title ?? host ?? t("article.untitled");
  return [
    {
      link: linkView(label, destination, item.newTab, t),
      summary: item.summary,
      meta: host ? [host.replace(/^www\./, "")] : [],
      ...(item.textLanguage && { lang: item.textLanguage }),
    },
  ];
}
