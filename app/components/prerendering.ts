/** Calls back once the page is really opened, now or, where it was fetched ahead, then. Returns the way to call it off. */
export function onceOpened(callback: () => void): () => void {
  if (!("prerendering" in document && document.prerendering)) {
    callback();
    return () => undefined;
  }
  document.addEventListener("prerenderingchange", callback, { once: true });
  return () => document.removeEventListener("prerenderingchange", callback);
}
