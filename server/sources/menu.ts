import type { MenuItemView } from "~/components/menu";
import type { Portal } from "../portal";
import { readMenu, type MenuNode } from "../upstream/contracts/menu";
import { menuFromTable, menuView } from "../views/menu";
import { optional } from "./optional";

/** Every page wears the menu: its view is made once for each answer that is kept. */
const views = new WeakMap<readonly MenuNode[], MenuItemView[]>();

/** The menu of the site: the upstream's, or the page table's when that can't be had or is empty. */
export async function siteMenu({ upstream, language, t }: Portal): Promise<MenuItemView[]> {
  const nodes = await optional(upstream.read(readMenu, null, { isAside: true }), []);
  const known = views.get(nodes);
  if (known) return known;
  const own = menuView(nodes, language, t);
  const menu = own.length > 0 ? own : menuFromTable(language, t);
  views.set(nodes, menu);
  return menu;
}
