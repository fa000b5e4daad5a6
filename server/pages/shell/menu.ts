import type { MenuItemView } from "~/components/menu";
import type { Language } from "~/i18n/language";
import type { RequestContext } from "../../request/request-context";
import { readMenu, type MenuNode } from "../../upstream/contracts/menu";
import { menuFromTable, menuView } from "./menu-view";
import { orFallback } from "../or-fallback";

/** Keyed by the kept answer: every page wears the menu. */
const views = new WeakMap<readonly MenuNode[], MenuItemView[]>();
const NONE: Readonly<Record<Language, readonly MenuNode[]>> = { tr: [], en: [] };

export async function siteMenu({ upstream, language, t }: RequestContext): Promise<MenuItemView[]> {
  const nodes = await orFallback(upstream.read(readMenu, null, { isAside: true }), NONE[language]);
  const known = views.get(nodes);
  if (known) return known;
  const own = menuView(nodes, language, t);
  const menu = own.length > 0 ? own : menuFromTable(language, t);
  views.set(nodes, menu);
  return menu;
}
