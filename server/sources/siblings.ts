import type { MenuItemView } from "~/components/menu";
import type { PageFrameView } from "~/components/page-frame";
import type { PagePortal } from "../page-loader";
import { siteMenu } from "./menu";

/** The pages that stand beside this one in the menu; null when it stands nowhere or alone. */
export async function sectionSiblings(portal: PagePortal): Promise<PageFrameView["siblings"]> {
  const section = sectionOf(await siteMenu(portal), portal.url.pathname);
  const links = (section?.children ?? []).flatMap(({ href, label, external, newTab, newTabNote }) =>
    href === null
      ? []
      : [{ href, label, external, newTab, newTabNote, current: pathOf(href) === portal.url.pathname }],
  );
  return section && links.length > 1 ? { heading: section.label, links } : null;
}

function sectionOf(items: readonly MenuItemView[], path: string): MenuItemView | null {
  for (const item of items) {
    if (item.children.some(({ href }) => href !== null && pathOf(href) === path)) return item;
    const below = sectionOf(item.children, path);
    if (below) return below;
  }
  return null;
}

const pathOf = (href: string) => href.split(/[?#]/)[0];
