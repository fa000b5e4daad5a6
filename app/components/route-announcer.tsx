import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/**
 * After a client navigation the focus goes to the new page's heading, so that a screen reader says where
 * one is; a full load does that by itself.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    const heading = document.querySelector<HTMLElement>("main h1");
    if (!heading || location.hash) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
