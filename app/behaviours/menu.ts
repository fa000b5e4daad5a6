import { menuDom, type MenuDom } from "./menu-dom";
import { openOnHover } from "./menu-hover";
import { listenToKeys } from "./menu-keys";

/** A phone's keyboard changes the height alone, so only the width counts. */
function closeWhenElsewhere(menu: MenuDom): void {
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

  window.addEventListener("resize", resized);
  document.addEventListener("click", clicked);
  nav.addEventListener("submit", closeAll);
  nav.addEventListener("focusout", focusLeft);
  nav.addEventListener("toggle", toggled, true);
}

/** The open attributes are the only state, so menus opened before scripts came stay open. */
export function attachMenu(): void {
  const nav = document.getElementById("menu");
  if (!nav) return;
  const menu = menuDom(nav);
  openOnHover(menu);
  listenToKeys(menu);
  closeWhenElsewhere(menu);
}
