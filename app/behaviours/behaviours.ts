import { attachNotifications } from "./notifications";
import { attachSlider } from "./slider";
import { insteadOfLink } from "./instead-of-link";

const SECOND_PAGE = "gezinti";
const VISITS = "ziyaret";
const READ_ITEMS = "okundu";
const FIRST_VISIT = 500;

export function attachBehaviours(): void {
  attachNotifications();
  attachFilters();
  attachIntroLine();
  attachSlider();
  attachVisitorCounter();
  attachReadBeacon();
  attachOfflinePages();
  attachWhereNeeded(".live-refresh[data-seconds]", () => import("./live-figures"));
  attachWhereNeeded(".alerts-form", () => import("./price-alerts"));
}

function attachWhereNeeded(selector: string, load: () => Promise<{ attach: () => void }>): void {
  if (document.querySelector(selector))
    load().then(
      ({ attach }) => attach(),
      () => undefined,
    );
}

/** The back-forward cache restores filters as they were changed last, not as the page has them. */
function attachFilters(): void {
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    for (const form of document.querySelectorAll<HTMLFormElement>("form.filter")) form.reset();
  });
}

function attachIntroLine(): void {
  const intro = document.querySelector<HTMLDialogElement>(".intro");
  if (intro)
    insteadOfLink(".intro-line a", () => import("./intro").then(({ openIntro }) => openIntro(intro)));
}

function attachVisitorCounter(): void {
  const line = document.querySelector<HTMLElement>(".visitor-counter");
  if (!line) return;
  try {
    const count = String((Number(sessionStorage.getItem(VISITS)) || FIRST_VISIT) + 1);
    sessionStorage.setItem(VISITS, count);
    line.textContent = (line.dataset["words"] ?? "").replace("{count}", count);
  } catch {
    // No storage, no counter.
  }
}

/** When the page is left, so that nothing on its way to the reader waits. */
function attachReadBeacon(): void {
  const address = document.querySelector<HTMLElement>("[data-read-beacon]")?.dataset["readBeacon"];
  if (!address) return;
  for (const event of ["visibilitychange", "pagehide"]) addEventListener(event, () => countReading(address));
}

/** Once per browser session; never without storage. */
function countReading(address: string): void {
  try {
    const ids = (sessionStorage.getItem(READ_ITEMS) ?? "").split(" ");
    if (ids.includes(address)) return;
    sessionStorage.setItem(READ_ITEMS, [...ids, address].join(" "));
    navigator.sendBeacon(address);
  } catch {
    // Without storage a reader would be counted twice.
  }
}

/** From the second page of a visit on: a visit of one page fetches nothing for it. */
function attachOfflinePages(): void {
  const { worker } = document.querySelector<HTMLScriptElement>("script[data-worker]")?.dataset ?? {};
  if (!worker || !("serviceWorker" in navigator)) return;
  try {
    if (sessionStorage.getItem(SECOND_PAGE)) navigator.serviceWorker.register(worker).catch(() => undefined);
    else sessionStorage.setItem(SECOND_PAGE, "1");
  } catch {
    // No storage, no offline pages.
  }
}
