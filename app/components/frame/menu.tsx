import { Menu as MenuIcon, X } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "../elements/icon";
import { Link, type LinkView } from "../elements/link";
import type { SharedShellView } from "./shell";
import { SiteSearch } from "./site-search";
import { ViewSwitch } from "../elements/lite-view";

export interface MenuItemView {
  id: number | string;
  label: string;
  href: string | null;
  external: boolean;
  newTab: boolean;
  newTabNote?: string;
  children: MenuItemView[];
}

export function linkOf({ href, label, external, newTab, newTabNote }: MenuItemView): LinkView | null {
  return href === null ? null : { href, label, external, newTab, newTabNote };
}

export function leadsTo(item: MenuItemView, pathname: string): boolean {
  return item.href?.split("?")[0] === pathname || item.children.some((child) => leadsTo(child, pathname));
}

const TALL = 10;

function columnsOf(children: MenuItemView[]): 1 | 2 | 3 {
  const rows = children.reduce((sum, child) => sum + 1 + child.children.length, 0);
  if (rows > 2 * TALL) return 3;
  return rows > TALL ? 2 : 1;
}

interface ItemProps {
  item: MenuItemView;
  pathname: string;
  className?: string;
}

function Item({ item, pathname, className }: ItemProps) {
  const link = linkOf(item);
  if (!link) return <span className={className}>{item.label}</span>;
  const current = item.href?.split("?")[0] === pathname ? "page" : undefined;
  return <Link to={link} className={className} current={current} />;
}

function Panel({ items, pathname }: { items: MenuItemView[]; pathname: string }) {
  return (
    <ul className={`panel columns-${columnsOf(items)}`}>
      {items.map((item) =>
        item.children.length === 0 ? (
          <li key={item.id}>
            <Item item={item} pathname={pathname} />
          </li>
        ) : (
          <li key={item.id} className="menu-group">
            <Item item={item} pathname={pathname} className="group-label" />
            <ul>
              {item.children.map((child) => (
                <li key={child.id}>
                  <Item item={child} pathname={pathname} />
                </li>
              ))}
            </ul>
          </li>
        ),
      )}
    </ul>
  );
}

function TopItem({ item, pathname, submenu }: ItemProps & { submenu: string }) {
  const className = leadsTo(item, pathname) ? "here" : undefined;
  if (item.children.length === 0) {
    return (
      <li className={className}>
        <Item item={item} pathname={pathname} />
      </li>
    );
  }
  return (
    <li className={className}>
      {item.href === null ? null : <Item item={item} pathname={pathname} />}
      <details {...{ name: "menu" }}>
        <summary>
          {item.href === null ? item.label : <span className="vh">{`${item.label}: ${submenu}`}</span>}
        </summary>
        <Panel items={item.children} pathname={pathname} />
      </details>
    </li>
  );
}

interface MenuProps {
  view: SharedShellView;
  pathname: string;
  wayBack: string;
  logIn: ReactNode;
}

/** React 18 has no types for the popover attributes, hence the spreads. */
export function Menu({ view, pathname, wayBack, logIn }: MenuProps) {
  const { menu, words, search, phone, viewSwitch } = view;
  return (
    <>
      <button type="button" className="menu-button" {...{ popovertarget: "menu" }}>
        <Icon of={MenuIcon} />
        {words.menu}
      </button>
      <nav id="menu" className="menu" aria-label={words.mainNavigation} {...{ popover: "auto" }}>
        <button
          type="button"
          className="menu-close"
          {...{ popovertarget: "menu", popovertargetaction: "hide" }}
        >
          {words.close}
          <Icon of={X} />
        </button>
        {/* On phones the header has no room for it. */}
        <SiteSearch view={search} id="menu-search" className="in-menu" />
        <p className="menu-reach">
          {logIn}
          {phone ? <Link to={phone} /> : null}
        </p>
        <ul className="menu-top">
          {menu.map((item) => (
            <TopItem key={item.id} item={item} pathname={pathname} submenu={words.submenu} />
          ))}
        </ul>
        <ViewSwitch view={viewSwitch} wayBack={wayBack} className="in-menu" />
      </nav>
    </>
  );
}
