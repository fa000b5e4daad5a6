import { fold } from "../i18n/letters";
import type { MenuDom } from "./menu-dom";

const TYPE_AHEAD_RESET_MS = 500;

const step = (list: HTMLElement[], from: HTMLElement, by: 1 | -1) =>
  list[(list.indexOf(from) + by + list.length) % list.length];

function typeAhead() {
  let typed = "";
  let last = 0;
  return (letter: string, now: number, list: HTMLElement[], from: HTMLElement) => {
    typed = now - last > TYPE_AHEAD_RESET_MS ? letter : typed + letter;
    last = now;
    const repeated = /^(.)\1*$/u.test(typed);
    const sought = fold(repeated ? letter : typed);
    const start = list.indexOf(from) + (repeated ? 1 : 0);
    return [...list.slice(start), ...list.slice(0, start)].find((entry) =>
      fold(entry.textContent.trim()).startsWith(sought),
    );
  };
}

export function listenToKeys(menu: MenuDom): void {
  const search = typeAhead();

  function openAt(submenu: HTMLDetailsElement, place: 0 | -1): HTMLElement | undefined {
    menu.open(submenu);
    return menu.linksOf(submenu).at(place);
  }

  function sideways(from: HTMLElement, by: 1 | -1): HTMLElement | undefined {
    const controls = menu.topControls();
    const panel = menu.panelOf(from);
    const target = step(controls, (panel && menu.toggleOf(panel)) ?? from, by);
    const submenu = menu.submenuOf(target ?? null);
    if (menu.opened() && submenu) menu.open(submenu);
    else menu.closeSubmenus();
    return target;
  }

  /** undefined leaves the key to the browser */
  function destination(key: string, from: HTMLElement, now: number): HTMLElement | undefined {
    const panel = menu.panelOf(from);
    const submenu = menu.submenuOf(from);
    const list = panel ? menu.linksOf(panel) : menu.topControls();
    switch (key) {
      case "ArrowDown":
        return panel ? step(list, from, 1) : submenu ? openAt(submenu, 0) : undefined;
      case "ArrowUp":
        return panel ? step(list, from, -1) : submenu ? openAt(submenu, -1) : undefined;
      case "ArrowRight":
        return sideways(from, 1);
      case "ArrowLeft":
        return sideways(from, -1);
      case "Home":
        return list.at(0);
      case "End":
        return list.at(-1);
      default:
        return /^\p{L}$/u.test(key) ? search(key, now, list, from) : undefined;
    }
  }

  const pressed = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const from = event.target instanceof Element ? event.target.closest<HTMLElement>("a, summary") : null;
    if (!from) return;
    if (event.key === " " && from instanceof HTMLAnchorElement) {
      event.preventDefault();
      from.click();
      return;
    }
    const to = destination(event.key, from, event.timeStamp);
    if (!to) return;
    event.preventDefault();
    to.focus();
  };

  /** Also without focus in the menu: what hover opened must be dismissible from the keyboard (WCAG 1.4.13). */
  const escape = (event: KeyboardEvent) => {
    const submenu = menu.opened();
    if (event.key !== "Escape" || !submenu || menu.isPopover()) return;
    const hadFocus = menu.submenuOf(document.activeElement) === submenu;
    submenu.open = false;
    if (hadFocus) menu.toggleOf(submenu)?.focus();
  };

  menu.nav.addEventListener("keydown", pressed);
  document.addEventListener("keydown", escape);
}
