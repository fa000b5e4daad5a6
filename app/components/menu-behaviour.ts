import { menuDom, type MenuDom } from "./menu-dom";
import { openOnHover } from "./menu-hover";
import { listenToKeys } from "./menu-keys";

/** spec.md 2: "Outside click or window resize closes them and the mobile menu"; design.md 9: of the width only. */
function closeWhenElsewhere(menu: MenuDom, signal: AbortSignal): void {
  const { nav } = menu;
  let width = window.innerWidth;

  const closeAll = () => {
    menu.closeSubmenus();
    menu.closePopover();
  };

  const resized = () => {
    if (window.innerWidth === width) return;
    width = window.innerWidth;
    closeAll();
  };

  const clicked = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    if (!target || !nav.contains(target)) {
      menu.closeSubmenus();
      return;
    }
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
    if (target.closest("a") && !opensElsewhere) closeAll();
  };

  const focusLeft = (event: FocusEvent) => {
    const to = event.relatedTarget;
    // No new element: a click on plain text, or another window. Neither is leaving.
    if (!(to instanceof Element)) return;
    if (menu.floats()) {
      const left = menu.submenuOf(event.target);
      if (left && left !== menu.submenuOf(to)) left.open = false;
    } else if (!nav.contains(to) && !to.matches("[popovertarget]")) {
      menu.closePopover();
    }
  };

  const toggled = (event: Event) => {
    if (event.target instanceof HTMLDetailsElement && event.target.open) menu.closeSubmenus(event.target);
  };

  window.addEventListener("resize", resized, { signal });
  document.addEventListener("click", clicked, { signal });
  nav.addEventListener("submit", closeAll, { signal });
  nav.addEventListener("focusout", focusLeft, { signal });
  nav.addEventListener("toggle", toggled, { signal, capture: true });
}

/**
 * Adds to the native disclosures of the navigation what scripts can: hover, keys, type-ahead, closing when the
 * visitor turns elsewhere (spec.md 2). The only state is `open` of each details, so what a visitor opened before
 * the scripts arrived stays. Returns the way to take it off again.
 */
export function attachMenuBehaviour(nav: HTMLElement): () => void {
  const stop = new AbortController();
  const menu = menuDom(nav);
  openOnHover(menu, stop.signal);
  listenToKeys(menu, stop.signal);
  closeWhenElsewhere(menu, stop.signal);
  return () => stop.abort();
}
