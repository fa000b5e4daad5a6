import type { MenuItemView } from "~/components/menu";
import type { SiteMapView } from "~/components/site-map-tree";
import { href, PAGES, type PlainPageId } from "~/pages";
import type { PageContent, PagePortal } from "../page-loader";
import { siteMenu } from "./menu";

/** The menu as a tree, and the pages that stand in no menu. */
export async function siteMap(portal: PagePortal): Promise<PageContent<SiteMapView>> {
  const { language, t } = portal;
  const menu = await siteMenu(portal);
  const inMenu = new Set(addresses(menu));
  const others = PAGES.filter(
    (page) => !page.tr.includes(":") && !("canonical" in page) && page.id !== "error",
  )
    .map((page) => ({ href: href(page.id as PlainPageId, language), label: t(page.title) }))
    .filter((link) => !inMenu.has(link.href));
  return {
    heading: { title: t("page.siteMap"), lead: t("lead.siteMap") },
    view: { menu, others: others.length > 0 ? { heading: t("siteMap.others"), links: others } : null },
    lifetime: "menu",
  };
}

function addresses(items: readonly MenuItemView[]): string[] {
  return items.flatMap(({ href, children }) => [...(href === null ? [] : [href]), ...addresses(children)]);
}
