import { startTransition, useEffect, useState, useSyncExternalStore } from "react";

let hasHydrated = false;

/** Whether scripts have taken the page over; false on the server and while the page comes to life. */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(hasHydrated);
  useEffect(() => {
    hasHydrated = true;
    // Piece by piece: what comes with it must not make a visitor wait who has just begun to read.
    startTransition(() => setHydrated(true));
  }, []);
  return isHydrated;
}

const MOTION = "(prefers-reduced-motion: no-preference)";

function onMotionChange(callback: () => void) {
  const query = matchMedia(MOTION);
  query.addEventListener("change", callback);
  return () => query.removeEventListener("change", callback);
}

/** Whether the visitor's system welcomes motion; false before scripts run. */
export function useMotion(): boolean {
  return useSyncExternalStore(
    onMotionChange,
    () => matchMedia(MOTION).matches,
    () => false,
  );
}
