import type { MenuDom } from "./menu-dom";

const CLOSE_AFTER_LEAVING_MS = 100;

export function openOnHover(menu: MenuDom): void {
  const { nav } = menu;
  const finePointer = window.matchMedia("(hover: hover) and (pointer: fine)");
  let hovered: HTMLDetailsElement | null = null;
  let leaving: number | undefined;

  const close = () => {
    if (hovered) hovered.open = false;
    hovered = null;
  };
  const leave = () => {
    window.clearTimeout(leaving);
    leaving = window.setTimeout(close, CLOSE_AFTER_LEAVING_MS);
  };

  const over = (event: PointerEvent) => {
    if (event.pointerType !== "mouse" || !finePointer.matches || !menu.floats()) return;
    const submenu = menu.submenuOf(event.target);
    if (!submenu) {
      leave();
      return;
    }
    window.clearTimeout(leaving);
    if (submenu.open) return;
    menu.open(submenu);
    hovered = submenu;
  };

  const click = (event: MouseEvent) => {
    const byMouse = event.detail > 0;
    const toggle = event.target instanceof Element ? event.target.closest("summary") : null;
    if (!byMouse || !hovered || !toggle || menu.toggleOf(hovered) !== toggle) return;
    event.preventDefault();
    hovered = null;
  };

  const toggled = (event: Event) => {
    if (event.target === hovered && !hovered?.open) hovered = null;
  };

  nav.addEventListener("pointerover", over);
  nav.addEventListener("pointermove", over, { once: true });
  nav.addEventListener("pointerleave", leave);
  nav.addEventListener("click", click);
  nav.addEventListener("toggle", toggled, true);
}
