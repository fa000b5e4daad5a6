import { type MenuItemView, leadsTo } from "~/components/frame/menu";
import type { Language } from "~/i18n/language";
import type { RequestContext } from "../../request/request-context";
import { readMenu, type MenuNode } from "../../upstream/contracts/menu";
import { orFallback } from "../fallbacks";
import { findPage, href, isPublic, PAGES, pageById, type PlainPageId } from "~/pages";
import type { WordKey, Wording } from "~/i18n/words";
import { env } from "../../config/environment";
import { isWebAddress, resolveLink } from "../../html/links";
import type { Id } from "../../upstream/record";

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
  const own = menuView(nodes, { language, t });
  const members = own.length > 0 ? withPricePages(own, { language, t }) : menuFromTable({ language, t });
  const both = { members, visitors: forVisitors(members) };
  views.set(nodes, both);
  return both;
}

/** Leaves out entries without a name or a usable target. */
export function menuView(nodes: readonly MenuNode[], wording: Wording): MenuItemView[] {
  const { language, t } = wording;
  return nodes.flatMap((node) => {
    const children = menuView(node.children, wording);
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
  // SubUrl is external then, whatever DisUrl says.
  if (node.external || isWebAddress(node.target ?? "")) {
    const destination = node.target === null ? null : resolveLink(node.target, language);
    return destination && { ...destination, newTab: node.newTab };
  }
  if (node.isContentPage) return contentPage(node.id, language);
  if (node.target === null) return null;
  const destination = resolveLink(`/${node.target.replace(/^\/+/, "")}`, language);
  return destination && { ...destination, newTab: node.newTab };
}

function contentPage(id: Id, language: Language): Target {
  const path = href("menu-page", language, { id });
  return {
    href: `${env.MENU_URL}${path}?tip=${id}&sayfaTip=genel`,
    external: env.MENU_URL !== "",
    newTab: false,
  };
}

const GROUPS: readonly [label: WordKey, pages: PlainPageId[]][] = [
  [
    "menu.corporate",
    [
      "about",
      "establishment",
      "history",
      "vision-mission",
      "policies",
      "council",
      "board",
      "disciplinary-board",
      "general-secretariat",
      "organisation-chart",
      "staff",
      "strategic-plan",
      "activity-reports",
      "quality-certificates",
      "statistics",
      "data-protection",
    ],
  ],
  [
    "menu.prices",
    [
      "prices",
      "daily-bulletin",
      "weekly-bulletin",
      "monthly-bulletin",
      "yearly-prices",
      "compare",
      "price-tools",
      "exchange-rates",
      "quotation-list",
    ],
  ],
  ["menu.services", ["fees", "service-standards", "declarations", "incentives", "links", "link-documents"]],
  ["menu.membership", ["membership", "membership-documents", "active-members", "members", "success-stories"]],
  [
    "menu.media",
    ["news", "announcements", "all-news", "press-bulletins", "events", "publications", "photos", "videos"],
  ],
  ["menu.contact", ["contact", "requests", "surveys", "site-map"]],
];

export function menuFromTable(wording: Wording): MenuItemView[] {
  const { t } = wording;
  return GROUPS.map(([label, pages], index) => ({
    ...OWN,
    id: -1000 - index,
    label: t(label),
    href: null,
    children: pages.map((id) => pageItem(id, wording)),
  }));
}

const OWN = { external: false, newTab: false, children: [] };

const pageItem = (id: PlainPageId, { language, t }: Wording): MenuItemView => ({
  ...OWN,
  id: -1 - PAGES.findIndex((row) => row.id === id),
  label: t(pageById(id).title),
  href: href(id, language),
});

const PRICE_PAGES: readonly [PlainPageId, WordKey][] = [
  ["prices", "menu.changes"],
  ["weekly-bulletin", "menu.weeklyBulletin"],
  ["price-tools", "menu.priceTools"],
];

/** Adds this portal's price pages after the daily bulletin, unless the menu has them. */
export function withPricePages(menu: readonly MenuItemView[], wording: Wording) {
  const { language, t } = wording;
  const missing = PRICE_PAGES.filter(([id]) => !menu.some((item) => leadsTo(item, href(id, language)))).map(
    ([id, label]) => ({ ...pageItem(id, wording), label: t(label) }),
  );
  const completed = (items: readonly MenuItemView[]): MenuItemView[] =>
    items.flatMap((item) => [
      { ...item, children: completed(item.children) },
      ...(item.href === href("daily-bulletin", language) ? missing : []),
    ]);
  return completed(menu);
}

export function forVisitors(items: readonly MenuItemView[]): MenuItemView[] {
  return items.flatMap((item) => {
    const match = item.href === null ? null : findPage(item.href);
    if (match && !isPublic(match.page)) return [];
    const children = forVisitors(item.children);
    return item.href === null && children.length === 0 ? [] : [{ ...item, children }];
  });
}
