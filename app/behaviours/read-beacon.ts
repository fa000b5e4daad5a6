const KEY = "okundu";

/** Once in a browser's session; not at all where that can't be remembered. */
export function attachReadBeacon(): void {
  const address = document.querySelector<HTMLElement>("[data-read-beacon]")?.dataset["readBeacon"];
  if (!address) return;
  try {
    const told = (sessionStorage.getItem(KEY) ?? "").split(" ");
    if (told.includes(address)) return;
    sessionStorage.setItem(KEY, [...told, address].join(" "));
    navigator.sendBeacon(address);
  } catch {
    // Nobody is counted twice.
  }
}
