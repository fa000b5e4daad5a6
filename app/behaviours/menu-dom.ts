export interface MenuDom {
  nav: HTMLElement;
  topControls: () => HTMLElement[];
  submenuOf: (target: EventTarget | null) => HTMLDetailsElement | null;
  panelOf: (target: EventTarget | null) => HTMLDetailsElement | null;
  linksOf: (submenu: HTMLDetailsElement) => HTMLElement[];
  toggleOf: (submenu: HTMLDetailsElement) => HTMLElement | null;
  opened: () => HTMLDetailsElement | undefined;
  open: (submenu: HTMLDetailsElement) => void;
  closeSubmenus: (except?: HTMLDetailsElement) => void;
  floats: () => boolean;
  isPopover: () => boolean;
  closePopover: () => void;
}

const ITEM = ".menu-top > li";

export function menuDom(nav: HTMLElement): MenuDom {
  const submenus = () => [...nav.querySelectorAll("details")];
  const isPopover = () => "popover" in nav && nav.matches(":popover-open");
  const closest = (target: EventTarget | null, selector: string) =>
    target instanceof Element && nav.contains(target) ? target.closest<HTMLElement>(selector) : null;

  const closeSubmenus = (except?: HTMLDetailsElement) => {
    for (const submenu of submenus()) if (submenu !== except) submenu.open = false;
  };

  return {
    nav,
    topControls: () => [...nav.querySelectorAll<HTMLElement>(`${ITEM} > a, ${ITEM} > details > summary`)],
    submenuOf: (target) => closest(target, ITEM)?.querySelector("details") ?? null,
    panelOf: (target) =>
      closest(target, ".panel") ? (closest(target, ITEM)?.querySelector("details") ?? null) : null,
    linksOf: (submenu) => [...submenu.querySelectorAll<HTMLElement>(".panel a")],
    toggleOf: (submenu) => submenu.querySelector("summary"),
    opened: () => submenus().find((submenu) => submenu.open),
    open: (submenu) => {
      // For browsers without the name attribute of details.
      closeSubmenus(submenu);
      submenu.open = true;
    },
    closeSubmenus,
    floats: () => {
      const panel = nav.querySelector(".panel");
      return panel !== null && getComputedStyle(panel).position === "absolute";
    },
    isPopover,
    closePopover: () => {
      if (isPopover()) nav.hidePopover();
    },
  };
}
