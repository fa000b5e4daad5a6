import type { Locator, Page } from "@playwright/test";

/** The navigation as a test uses it: submenus by the words on their toggles. */
export interface MenuOnPage {
  nav: Locator;
  /** The button that shows the menu on phones. */
  button: Locator;
  toggle(name: string): Locator;
  panel(name: string): Locator;
  link(name: string): Locator;
  /** Panels that are open. */
  opened: Locator;
}

export function menuOn(page: Page): MenuOnPage {
  const nav = page.locator("#menu");
  const submenu = (name: string) =>
    nav.locator("details").filter({ has: page.locator("summary", { hasText: name }) });
  return {
    nav,
    button: page.locator(".menu-button"),
    toggle: (name) => nav.locator("summary", { hasText: name }),
    panel: (name) => submenu(name).locator(".panel"),
    link: (name) => nav.getByRole("link", { name, exact: true }),
    opened: nav.locator("details[open]"),
  };
}

/** Submenus of the demo exchange. */
export const CORPORATE = "Kurumsal";
export const PRICES = "Fiyatlar ve Bültenler";
export const SERVICES = "Tescil ve Hizmetler";
export const MEMBERSHIP = "Üyelik";
export const MEDIA = "Medya";
export const CONTACT = "İletişim";
export const SUBMENUS = [CORPORATE, PRICES, SERVICES, MEMBERSHIP, MEDIA, CONTACT];
