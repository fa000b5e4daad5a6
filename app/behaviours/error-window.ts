import { CircleAlert } from "lucide";
import css from "./error-window.css?inline";
import { icon } from "./icon";
import { addStyles } from "./styles";

export function showError(heading: string, text: string): void {
  addStyles(css);
  const dialog = document.createElement("dialog");
  dialog.className = "error-window";
  dialog.setAttribute("role", "alertdialog");
  dialog.setAttribute("aria-labelledby", "error-heading");
  dialog.setAttribute("aria-describedby", "error-text");
  dialog.setAttribute("closedby", "any");
  dialog.append(
    element("h2", "error-heading", icon(CircleAlert), heading),
    element("p", "error-text", text),
    closing(dialog),
  );
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

function element(name: string, id: string, ...content: (Node | string)[]): HTMLElement {
  const made = document.createElement(name);
  made.id = id;
  made.append(...content);
  return made;
}

function closing(dialog: HTMLDialogElement): HTMLButtonElement {
  const button = document.createElement("button");
  button.className = "button";
  button.textContent = closeWord();
  button.addEventListener("click", () => dialog.close());
  return button;
}

function closeWord(): string {
  const template = document.querySelector<HTMLTemplateElement>("#notifications");
  return template?.content.querySelector("button")?.getAttribute("aria-label") ?? "";
}
