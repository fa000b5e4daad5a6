import { attachCarousel } from "./carousel";
import { OPENED, rememberShown, showIntro } from "./first-visit";

let isAttached = false;

export function openIntro(intro: HTMLDialogElement): void {
  try {
    rememberShown(intro);
  } catch {
    // Shown without being remembered.
  }
  showIntro(intro);
  attachIntro(intro);
}

export function attachIntro(intro: HTMLDialogElement): void {
  if (history.state !== OPENED) history.pushState(OPENED, "");
  if (isAttached) return;
  isAttached = true;
  intro.addEventListener("close", () => {
    const { activeElement, body } = document;
    if (activeElement === body || intro.contains(activeElement)) beginAtTop();
    if (history.state === OPENED) history.back();
  });
  addEventListener("popstate", () => {
    if (history.state !== OPENED) intro.close();
    else if (!intro.open) showIntro(intro);
  });
  attachCarousel(intro);
}

/** The dialog is at the page's end: the next Tab would lead into the footer. */
function beginAtTop(): void {
  const { body } = document;
  body.tabIndex = -1;
  body.focus({ preventScroll: true });
  body.removeAttribute("tabindex");
}
