import type { CollectionView } from "~/components/collection";
import { href } from "~/pages";
import { compareText } from "~/text/collation";
import type { PageContent, PagePortal } from "../page-loader";
import { noneText } from "../views/unread";
import { inPageLanguage } from "./translated";
import { sectionSiblings } from "./siblings";
import { contentRows } from "./content-rows";

const MAX_POLICIES = 100;

/** The policies of the exchange, by name. */
export async function policies(portal: PagePortal): Promise<PageContent<CollectionView>> {
  const { upstream, language, t } = portal;
  const query = { types: ["policy" as const], year: null, search: "", first: 0, rows: MAX_POLICIES };
  const read = (asked: typeof language) => contentRows(upstream, query, asked);
  const items = await inPageLanguage(language, read);
  const named = items.flatMap((item) =>
    item.slug && item.title ? [{ ...item, slug: item.slug, title: item.title }] : [],
  );
  return {
    heading: {
      title: t("page.policies"),
      lead: t("lead.policies"),
      siblings: await sectionSiblings(portal),
    },
    view: {
      items: named
        .toSorted((a, b) => compareText(a.title, b.title, language))
        .map(({ slug, title, summary, textLanguage }) => ({
          link: { href: href("policy", language, { tip: slug }), label: title },
          summary,
          ...(textLanguage && { lang: textLanguage }),
        })),
      empty: named.length === 0 ? noneText(portal, "article.empty") : null,
    },
    lifetime: "content",
  };
}
