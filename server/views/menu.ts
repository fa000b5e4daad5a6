import type { MenuItemView } from "~/components/menu";
import type { Language } from "~/language";
import { href, PAGES, pageById, type PlainPageId } from "~/pages";
import type { Translate } from "~/text/words";
import { env } from "../env";
import type { MenuNode } from "../upstream/contracts/menu";
import { resolveLink } from "./links";

/**
 * The menu as visitors see it, by the link rules of spec section 2. What leads nowhere (a page that this
 * portal doesn't have, a label without anything below it) or has no name is left out.
 */
export function menuView(nodes: readonly MenuNode[], language: Language, t: Translate): MenuItemView[] {
  return nodes.flatMap((node) => {
    const children = menuView(node.children, language, t);
    const target = targetOf(node, language);
    if (node.label === "" || (!target && children.length === 0)) return [];
    return [
      {
        id: node.id,
        label: node.label,
        href: target?.href ?? null,
        external: target?.external ?? false,
        newTab: target?.newTab ?? false,
        ...(target?.newTab && { newTabNote: t("shell.newTab") }),
        children,
      },
    ];
  });
}

interface Target {
  href: string;
  external: boolean;
  newTab: boolean;
}

function targetOf(node: MenuNode, language: Language): Target | null {
  const isLabel = node.target === "#" && (node.children.length > 0 || !node.isContentPage);
  if (isLabel) return null;
  if (node.external) {
    const destination = node.target === null ? null : resolveLink(node.target, language);
    return destination && { ...destination, newTab: node.newTab };
  }
  if (node.isContentPage) return contentPage(node.id, language);
  if (node.target === null) return null;
  const destination = resolveLink(`/${node.target.replace(/^\/+/, "")}`, language);
  return destination && { ...destination, newTab: node.newTab };
}

/** Spec 2: items that are not fixed pages open their content page in the same tab, on the menu's own base. */
function contentPage(id: number, language: Language): Target {
  const path = href("menu-page", language, { id });
  return {
    href: `${env.MENU_URL}${path}?tip=${id}&sayfaTip=genel`,
    external: env.MENU_URL !== "",
    newTab: false,
  };
}

/** Without a menu from the upstream the page table makes one (design 7). */
export function menuFromTable(language: Language, t: Translate): MenuItemView[] {
  const plain = (id: PlainPageId, index: number): MenuItemView => ({
    id: -1 - index,
    label: t(pageById(id).title),
    href: href(id, language),
    external: false,
    newTab: false,
    children: [],
  });
  const corporate: PlainPageId[] = ["about", "establishment", "history", "vision-mission", "policies"];
  const media: PlainPageId[] = ["news", "announcements", "all-news"];
  const group = (id: number, label: string, pages: PlainPageId[]): MenuItemView => ({
    id,
    label,
    href: null,
    external: false,
    newTab: false,
    children: pages.map((page) =>
      plain(
        page,
        PAGES.findIndex((row) => row.id === page),
      ),
    ),
  });
  return [
    plain("home", 0),
    group(-100, t("menu.corporate"), corporate),
    group(-101, t("menu.media"), media),
    plain("site-map", PAGES.length),
  ];
}
