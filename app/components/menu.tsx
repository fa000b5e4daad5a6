import { useLocation } from "@remix-run/react";
import { Menu as MenuIcon, X } from "lucide";
import { useEffect, useRef } from "react";
import { Icon } from "./icon";
import { Link, type LinkView } from "./link";
import { attachMenuBehaviour } from "./menu-behaviour";
import type { ShellWords } from "./shell";
import { SiteSearch, type SiteSearchView } from "./site-search";
import { ViewSwitch, type ViewSwitchView } from "./view-switch";

export interface MenuItemView {
  id: number | string;
  label: string;
  /** null: only a label. */
  href: string | null;
  external: boolean;
  newTab: boolean;
  newTabNote?: string;
  children: MenuItemView[];
}

/** The link of an item, or null when it is only a label. */
export function linkOf({ href, label, external, newTab, newTabNote }: MenuItemView): LinkView | null {
  return href === null ? null : { href, label, external, newTab, newTabNote };
}

function leadsTo(item: MenuItemView, pathname: string): boolean {
  return item.href?.split("?")[0] === pathname || item.children.some((child) => leadsTo(child, pathname));
}

const TALL = 10;

/** A long panel stands in columns, so that it fits on the screen. */
function columnsOf(children: MenuItemView[]): 1 | 2 | 3 {
  const rows = children.reduce((sum, child) => sum + 1 + child.children.length, 0);
  if (rows > 2 * TALL) return 3;
  return rows > TALL ? 2 : 1;
}

function Item({ item, className }: { item: MenuItemView; className?: string }) {
  const { pathname } = useLocation();
  const link = linkOf(item);
  if (!link) return <span className={className}>{item.label}</span>;
  const current = item.href?.split("?")[0] === pathname ? "page" : undefined;
  return <Link to={link} className={className} current={current} />;
}

function Panel({ items }: { items: MenuItemView[] }) {
  return (
    <ul className={`panel columns-${columnsOf(items)}`}>
      {items.map((item) =>
        item.children.length === 0 ? (
          <li key={item.id}>
            <Item item={item} />
          </li>
        ) : (
          <li key={item.id} className="group">
            <Item item={item} className="group-label" />
            <ul>
              {item.children.map((child) => (
                <li key={child.id}>
                  <Item item={child} />
                </li>
              ))}
            </ul>
          </li>
        ),
      )}
    </ul>
  );
}

function TopItem({ item, submenu }: { item: MenuItemView; submenu: string }) {
  const { pathname } = useLocation();
  const className = leadsTo(item, pathname) ? "here" : undefined;
  if (item.children.length === 0) {
    return (
      <li className={className}>
        <Item item={item} />
      </li>
    );
  }
  return (
    <li className={className}>
      {item.href === null ? null : <Item item={item} />}
      {/* What a visitor opened before hydration is an attribute React did not write. */}
      <details {...{ name: "menu" }} suppressHydrationWarning>
        <summary>
          {item.href === null ? item.label : <span className="vh">{`${item.label}: ${submenu}`}</span>}
        </summary>
        <Panel items={item.children} />
      </details>
    </li>
  );
}

interface MenuProps {
  items: MenuItemView[];
  words: ShellWords;
  /** On phones the header has no room for it. */
  search: SiteSearchView;
  viewSwitch: ViewSwitchView;
}

/**
 * The site's navigation: disclosures and lists of links, native before scripts. On phones the same nav is a
 * popover behind the menu button (React 18 has no types for its attributes, hence the spreads).
 */
export function Menu({ items, words, search, viewSwitch }: MenuProps) {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => (nav.current ? attachMenuBehaviour(nav.current) : undefined), []);
  return (
    <>
      <button type="button" className="menu-button" {...{ popovertarget: "menu" }}>
        <Icon of={MenuIcon} />
        {words.menu}
      </button>
      <nav id="menu" className="menu" aria-label={words.mainNavigation} ref={nav} {...{ popover: "auto" }}>
        <button
          type="button"
          className="menu-close"
          {...{ popovertarget: "menu", popovertargetaction: "hide" }}
        >
          {words.close}
          <Icon of={X} />
        </button>
        <SiteSearch view={search} id="menu-search" className="in-menu" />
        <ul className="menu-top">
          {items.map((item) => (
            <TopItem key={item.id} item={item} submenu={words.submenu} />
          ))}
        </ul>
        <ViewSwitch view={viewSwitch} className="in-menu" />
      </nav>
    </>
  );
}
