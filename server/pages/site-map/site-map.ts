import type { MenuItemView } from "~/components/frame/menu";
import type { SiteMapView } from "~/components/content/site-map-tree";
import { href, PAGES, type PlainPageId } from "~/pages";
import type { PageContent, PageContext } from "../../request/page-loader";
import { siteMenu } from "../shell/menu";

export async function siteMap(context: PageContext): Promise<PageContent<SiteMapView>> {
  const { language, t } = context;
  const menu = await siteMenu(context);
  const inMenu = new Set(addresses(menu));
  const others = PAGES.filter(
    (page) =>
      !page.tr.includes(":") && !("canonical" in page) && !("audience" in page) && page.id !== "error",
  )
    .map((page) => ({ href: href(page.id as PlainPageId, language), label: t(page.title) }))
    .filter((link) => !inMenu.has(link.href));
  return {
    view: { menu, others: others.length > 0 ? { heading: t("siteMap.others"), links: others } : null },
    lifetime: "menu",
  };
}

function addresses(items: readonly MenuItemView[]): string[] {
  return items.flatMap(({ href, children }) => [...(href === null ? [] : [href]), ...addresses(children)]);
}
