import type { CollectionView } from "~/components/content/collection";
import { href } from "~/pages";
import { compareText } from "~/i18n/letters";
import type { PageContent, PageContext } from "../../request/page-loader";
import { noneText } from "../fallbacks";
import { contentItems } from "./content-items";

const MAX_POLICIES = 100;

export async function policies(context: PageContext): Promise<PageContent<CollectionView>> {
  const { language } = context;
  const items = await contentItems(context, ["policy"], MAX_POLICIES);
  const named = items.flatMap((item) =>
    item.slug && item.title ? [{ ...item, slug: item.slug, title: item.title }] : [],
  );
  return {
    view: {
      items: named
        .toSorted((a, b) => compareText(a.title, b.title, language))
        .map(({ slug, title, summary, textLanguage }) => ({
          link: { href: href("policy", language, { tip: slug }), label: title },
          summary,
          ...(textLanguage && { lang: textLanguage }),
        })),
      empty: named.length === 0 ? noneText(context, "article.empty") : null,
    },
    lifetime: "content",
  };
}
