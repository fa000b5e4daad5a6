import type { MenuItemView } from "~/components/frame/menu";
import type { PageFrameView } from "~/components/frame/page-frame";
import type { PageContext } from "../request/page-loader";
import { siteMenu } from "./shell/menu";

export async function sectionSiblings(context: PageContext): Promise<PageFrameView["siblings"]> {
  const section = sectionOf(await siteMenu(context), context.url.pathname);
  const links = (section?.children ?? []).flatMap(({ href, label, external, newTab, newTabNote }) =>
    href === null
      ? []
      : [{ href, label, external, newTab, newTabNote, current: pathOf(href) === context.url.pathname }],
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
