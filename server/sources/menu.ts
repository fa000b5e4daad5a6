import type { MenuItemView } from "~/components/menu";
import type { Portal } from "../portal";
import { readMenu } from "../upstream/contracts/menu";
import { menuFromTable, menuView } from "../views/menu";
import { optional } from "./optional";

/** The menu of the site: the upstream's, or the page table's when that can't be had or is empty. */
export async function siteMenu({ upstream, language, t }: Portal): Promise<MenuItemView[]> {
  const nodes = await optional(upstream.read(readMenu, null), []);
  const menu = menuView(nodes, language, t);
  return menu.length > 0 ? menu : menuFromTable(language, t);
}
