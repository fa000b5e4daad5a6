import type { MenuItemView } from "~/components/frame/menu";
import type { Language } from "~/i18n/language";
import type { RequestContext } from "../../request/request-context";
import { readMenu, type MenuNode } from "../../upstream/contracts/menu";
import { forVisitors, menuFromTable, menuView, withPricePages } from "./menu-view";
import { orFallback } from "../or-fallback";

interface Menus {
  members: MenuItemView[];
  visitors: MenuItemView[];
}

/** Keyed by the cached answer. */
const views = new WeakMap<readonly MenuNode[], Menus>();
const NONE: Readonly<Record<Language, readonly MenuNode[]>> = { tr: [], en: [] };

export async function siteMenu(context: RequestContext): Promise<MenuItemView[]> {
  const { members, visitors } = await menus(context);
  return context.visitor.kind === "member" ? members : visitors;
}

async function menus({ upstream, language, t }: RequestContext): Promise<Menus> {
  const nodes = await orFallback(upstream.read(readMenu, null, { isAside: true }), NONE[language]);
  const cached = views.get(nodes);
  if (cached) return cached;
  const own = menuView(nodes, language, t);
  const members = own.length > 0 ? withPricePages(own, language, t) : menuFromTable(language, t);
  const both = { members, visitors: forVisitors(members) };
  views.set(nodes, both);
  return both;
}
