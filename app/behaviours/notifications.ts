import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from "lucide";
import { icon } from "./icon";
import css from "./notifications.css?inline";
import { addStyles } from "./styles";

const DRAWINGS = { success: CircleCheck, info: Info, warning: TriangleAlert, error: CircleAlert };

type NotificationKind = keyof typeof DRAWINGS;

const PASSES_AFTER_MS = 2_000;

let regions: Element | undefined;
let model: Element | undefined;

/** Live regions must exist before they are filled, or nothing is announced. */
export function attachNotifications(): void {
  const template = document.querySelector<HTMLTemplateElement>("#notifications");
  if (!template) return;
  [regions, model] = template.content.children;
  if (regions) document.body.append(regions);
  sayConnection(template.dataset);
}

function sayConnection({ offline = "", online = "" }: DOMStringMap): void {
  addEventListener("offline", () => notify("warning", offline));
  addEventListener("online", () => {
    unsay(offline);
    notify("info", online);
  });
}

export function notify(kind: NotificationKind, text: string): void {
  const passes = kind === "success" || kind === "info";
  const region = regions?.children[passes ? 0 : 1];
  const notification = model?.cloneNode(true) as HTMLElement | undefined;
  const [words, button] = notification?.children ?? [];
  if (!region || !notification || !words || !button) return;
  addStyles(css);
  unsay(text);
  notification.classList.add(kind);
  words.before(icon(DRAWINGS[kind]));
  words.textContent = text;
  button.append(icon(X));
  makeClosable(notification, button as HTMLElement);
  region.append(notification);
  if (passes) letPass(notification);
}

function unsay(text: string): void {
  for (const words of regions?.querySelectorAll("p") ?? [])
    if (words.textContent === text) words.parentElement?.remove();
}

function makeClosable(notification: HTMLElement, button: HTMLElement): void {
  let cameFrom: EventTarget | null = null;
  const close = () => {
    notification.remove();
    if (cameFrom instanceof HTMLElement) cameFrom.focus();
  };
  button.addEventListener("focus", ({ relatedTarget }) => (cameFrom = relatedTarget));
  button.addEventListener("click", close);
  button.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") close();
  });
}

function letPass(notification: HTMLElement): void {
  let holds = 0;
  let timer = 0;
  const hold = (more: number) => {
    holds += more;
    clearTimeout(timer);
    if (holds === 0) timer = window.setTimeout(() => notification.remove(), PASSES_AFTER_MS);
  };
  for (const event of ["pointerenter", "focusin"]) notification.addEventListener(event, () => hold(1));
  for (const event of ["pointerleave", "focusout"]) notification.addEventListener(event, () => hold(-1));
  hold(0);
}
