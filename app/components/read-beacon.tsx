import { useEffect } from "react";

const KEY = "okundu";

/** Whether this browser's session tells of the address for the first time; false where it can't remember. */
function isFirstTime(address: string): boolean {
  try {
    const told = JSON.parse(sessionStorage.getItem(KEY) ?? "[]") as string[];
    if (told.includes(address)) return false;
    sessionStorage.setItem(KEY, JSON.stringify([...told, address]));
    return true;
  } catch {
    return false;
  }
}

/** Tells the server that an item was opened: by people, once in a visit, never by a page that was only fetched ahead. */
export function ReadBeacon({ address }: { address: string }) {
  useEffect(() => {
    const tell = () => {
      if (isFirstTime(address)) navigator.sendBeacon(address);
    };
    if ("prerendering" in document && document.prerendering) {
      document.addEventListener("prerenderingchange", tell, { once: true });
      return () => document.removeEventListener("prerenderingchange", tell);
    }
    tell();
  }, [address]);
  return null;
}
