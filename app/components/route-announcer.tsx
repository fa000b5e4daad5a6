import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";

function isInView(element: Element | null): boolean {
  if (!element || element === document.body) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}

/**
 * After a client navigation the focus goes to the new page's heading, so that a screen reader says where
 * one is; a full load does that by itself. A switch or filter of the same page keeps it while it is in view.
 */
export function RouteAnnouncer() {
  const { pathname, search } = useLocation();
  const previous = useRef({ pathname, search });
  useEffect(() => {
    const { current: from } = previous;
    if (from.pathname === pathname && from.search === search) return;
    previous.current = { pathname, search };
    const heading = document.querySelector<HTMLElement>("main h1");
    if (!heading || location.hash) return;
    if (from.pathname === pathname && isInView(document.activeElement)) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname, search]);
  return null;
}
