const SHOWN_SET_KEY = "acilis";
export const OPENED = "acilis";

/** @throws where the browser keeps nothing */
export const rememberShown = (intro: HTMLElement): void =>
  localStorage.setItem(SHOWN_SET_KEY, intro.dataset["intro"] ?? "");

/** Focus goes to the heading, so that a key meant for the page doesn't press the close button. */
export function showIntro(intro: HTMLDialogElement): void {
  const { documentElement: root } = document;
  if (innerWidth > root.clientWidth) root.style.scrollbarGutter = "stable";
  intro.showModal();
  intro.querySelector("h2")?.focus();
}

function hasBegun(): boolean {
  const hasActed = "userActivation" in navigator && navigator.userActivation.hasBeenActive;
  return hasActed || scrollY > 0 || document.activeElement !== document.body;
}

function showLineOnTop(): void {
  const line = document.querySelector(".intro-line");
  if (line) document.querySelector(".home")?.prepend(line.cloneNode(true));
}

/** A reload may find the window open. @throws as storage does */
const isDue = (intro: HTMLElement): boolean =>
  localStorage.getItem(SHOWN_SET_KEY) !== intro.dataset["intro"] || history.state === OPENED;

export function openOnFirstVisit(): void {
  const intro = document.querySelector<HTMLDialogElement>(".intro");
  try {
    if (!intro || !isDue(intro)) return;
    if (hasBegun()) {
      showLineOnTop();
      return;
    }
    rememberShown(intro);
    showIntro(intro);
  } catch {
    return;
  }
  import("./intro").then(
    ({ attachIntro }) => attachIntro(intro),
    () => undefined,
  );
}
