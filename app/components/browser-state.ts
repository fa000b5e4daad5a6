import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether scripts have taken the page over; false on the server and while the page comes to life. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
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
