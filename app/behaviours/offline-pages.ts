const KEY = "gezinti";

/** With the second page of a visit: who looks at one page alone fetches nothing for it. */
export function attachOfflinePages(): void {
  const { worker } = document.querySelector<HTMLScriptElement>("script[data-worker]")?.dataset ?? {};
  if (!worker || !("serviceWorker" in navigator)) return;
  try {
    if (sessionStorage.getItem(KEY)) navigator.serviceWorker.register(worker).catch(() => undefined);
    else sessionStorage.setItem(KEY, "1");
  } catch {
    // Where the browser keeps nothing there is nothing to show later.
  }
}
