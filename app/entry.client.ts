import { openOnFirstVisit } from "./behaviours/first-visit";

const IDLE_TIMEOUT_MS = 4000;

interface Hints {
  connection?: { saveData?: boolean; effectiveType?: string };
  deviceMemory?: number;
}

/** An explicit full view overrides the browser's data saver. */
const choseFullView = (): boolean => /(?:^|; )(?:__Host-)?sade=0/.test(document.cookie);

function savesData(): boolean {
  const { connection, deviceMemory } = navigator as Navigator & Hints;
  const slow = connection?.effectiveType?.endsWith("2g") ?? false;
  return (connection?.saveData === true && !choseFullView()) || slow || (deviceMemory ?? 8) <= 1;
}

let started = false;

function start(): void {
  if (started) return;
  started = true;
  import("./behaviours/behaviours").then(
    ({ attachBehaviours }) => attachBehaviours(),
    () => undefined,
  );
}

const FIRST_ACTS = ["pointermove", "pointerdown", "keydown", "click", "focusin"];

const isOfVisitor = (focused: EventTarget | null) =>
  focused instanceof HTMLElement && focused !== document.body && !(focused instanceof HTMLHeadingElement);

/** A page that loads under a resting mouse gets a pointermove of zero. */
const isAtRest = ({ type, movementX, movementY }: MouseEvent) =>
  type === "pointermove" && movementX === 0 && movementY === 0;

function acted(event: Event): void {
  if (event.type === "focusin" ? isOfVisitor(event.target) : !isAtRest(event as MouseEvent)) fetchActs();
}

function fetchActs(): void {
  for (const act of FIRST_ACTS) removeEventListener(act, acted, true);
  import("./behaviours/acts").then(
    ({ attachActs }) => attachActs(),
    () => undefined,
  );
  start();
}

function whenComplete(): void {
  if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(start, 200);
}

function watch(): void {
  openOnFirstVisit();
  for (const act of FIRST_ACTS) addEventListener(act, acted, { capture: true, passive: true });
  if (isOfVisitor(document.activeElement)) fetchActs();
  if (document.readyState === "complete") whenComplete();
  else addEventListener("load", whenComplete, { once: true });
}

if (!savesData()) {
  // A prerendered page starts when it is shown.
  if ("prerendering" in document && document.prerendering) {
    document.addEventListener("prerenderingchange", watch, { once: true });
  } else {
    watch();
  }
}
