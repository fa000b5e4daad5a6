import { showError } from "./error-window";
import { notify } from "./notifications";
import css from "./sign-up.css?inline";
import { addStyles } from "./styles";

export function showSignUpAnswer(form: HTMLFormElement, page: Document): boolean {
  const answered = page.querySelector(".form-section");
  if (!answered) return false;
  const said = answered.querySelector(".form-problem, .form-sent");
  const heading = said?.querySelector("h3")?.textContent ?? "";
  const text = said?.querySelector("p");
  for (const field of form.querySelectorAll<HTMLInputElement>("[required]")) markField(field, answered);
  if (said?.matches(".form-sent") && text) {
    thankInPlace(form, text);
    notify("success", heading);
  } else if (text?.matches(".upstream-words")) {
    showError(heading, text.textContent);
  } else if (text) {
    notify("warning", `${heading}. ${text.textContent}`);
  } else {
    form.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }
  return true;
}

export function showSignUpFailure(form: HTMLFormElement, refusal: string | null): void {
  notify("error", refusal ?? form.dataset["unanswered"] ?? "");
}

function thankInPlace(form: HTMLFormElement, thanks: HTMLElement): void {
  thanks.tabIndex = -1;
  form.replaceWith(thanks);
  thanks.focus();
}

function markField(field: HTMLInputElement, answered: Element): void {
  const errorId = `${field.id}-error`;
  document.getElementById(errorId)?.remove();
  field.removeAttribute("aria-invalid");
  field.removeAttribute("aria-describedby");
  const same = answered.querySelector(`[name="${field.name}"]`);
  const error = same && answered.querySelector(`[id="${same.id}-error"]`);
  if (!error) return;
  field.setAttribute("aria-invalid", "true");
  field.setAttribute("aria-describedby", errorId);
  const words = document.createElement("p");
  words.id = errorId;
  addStyles(css);
  words.className = "footer-error";
  words.textContent = error.textContent;
  field.after(words);
}
