/** What the navigation's behaviour needs to know of its markup (menu.tsx), in one place. */
export interface MenuDom {
  nav: HTMLElement;
  /** Links and toggles of the first level, in order. */
  topControls: () => HTMLElement[];
  /** The submenu that an element of the first level or of its panel belongs to. */
  submenuOf: (target: EventTarget | null) => HTMLDetailsElement | null;
  /** The submenu whose panel an element stands in. */
  panelOf: (target: EventTarget | null) => HTMLDetailsElement | null;
  linksOf: (submenu: HTMLDetailsElement) => HTMLElement[];
  toggleOf: (submenu: HTMLDetailsElement) => HTMLElement | null;
  opened: () => HTMLDetailsElement | undefined;
  open: (submenu: HTMLDetailsElement) => void;
  closeSubmenus: (except?: HTMLDetailsElement) => void;
  /** Do panels float over the page, or is this the stacked menu of a phone? The style sheet decides. */
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
      // Browsers that don't know the name attribute of details keep the others open.
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
