import { useLocation } from "@remix-run/react";
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from "react";
import address from "./all.css?url";

let areApplied = false;
let tellLink: () => void = () => undefined;
let tellLoaded: () => void = () => undefined;

/** Settled once the sheet of all pages is at hand. */
export const allStylesLoaded = new Promise<void>((resolve) => {
  tellLoaded = resolve;
});

function onApplied(callback: () => void) {
  tellLink = callback;
  return () => undefined;
}

/** React wants nothing laid out where there is no browser. */
const useBeforePaint = typeof document === "undefined" ? useEffect : useLayoutEffect;

function apply(): void {
  areApplied = true;
  tellLink();
}

/** For what may come to a page whose own sheet doesn't have its styles: they apply before it is painted. */
export function useAllStyles(): void {
  useBeforePaint(apply, []);
}

/**
 * The sheet of all pages, fetched once scripts run. It applies when somebody goes on without loading a document or is
 * shown what asks for it: to find out anew which rules style what takes a slow phone longer than any step of hydration,
 * and who only reads needs none of it.
 */
export function AllStyles() {
  const location = useLocation();
  const [first] = useState(location);
  useBeforePaint(() => {
    if (location !== first) apply();
  }, [location, first]);
  const isApplied = useSyncExternalStore(
    onApplied,
    () => areApplied,
    () => false,
  );
  return (
    <link rel="stylesheet" href={address} media={isApplied ? undefined : "not all"} onLoad={tellLoaded} />
  );
}
