const START = 500;
const KEY = "ziyaret";

/** Counts the openings of home in this browser's session alone. */
export function attachVisitorCounter(): void {
  const line = document.querySelector<HTMLElement>(".visitor-counter");
  if (!line) return;
  try {
    const count = String((Number(sessionStorage.getItem(KEY)) || START) + 1);
    sessionStorage.setItem(KEY, count);
    line.textContent = (line.dataset["words"] ?? "").replace("{count}", count);
  } catch {
    // Where the browser keeps nothing there is nothing to count.
  }
}
