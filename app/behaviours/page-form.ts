import { showError } from "./error-window";
import { FORMS } from "./forms";
import { takeStyles } from "./styles";

const CHANGED_BESIDE = [".account-name", ".profile-who"];

export function showAnswer(form: HTMLFormElement, page: Document): boolean {
  const section = form.closest("section");
  const answered = sameSection(section, page);
  if (!answered) return false;
  keepTyped(form, answered);
  takeStyles(page);
  section?.replaceWith(answered);
  showThanksNoLonger(page);
  for (const selector of CHANGED_BESIDE) {
    const changed = page.querySelector(selector);
    if (changed) document.querySelector(selector)?.replaceWith(changed);
  }
  disableNativeValidation();
  document.title = page.title;
  announce(answered);
  return true;
}

export function disableNativeValidation(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>(FORMS)) form.noValidate = true;
}

const sameSection = (section: Element | null, page: Document) =>
  page.getElementById(section?.getAttribute("aria-labelledby") ?? "")?.closest("section");

function showThanksNoLonger(page: Document): void {
  for (const message of document.querySelectorAll(".form-sent")) {
    const section = message.closest("section");
    const again = sameSection(section, page);
    if (again) section?.replaceWith(again);
  }
}

/** Keeps what was typed after submitting; hidden fields come from the answer. */
function keepTyped(form: HTMLFormElement, answered: Element): void {
  for (const typed of form.querySelectorAll<HTMLInputElement>("[id][name]")) {
    const control = answered.querySelector<HTMLInputElement>(`[id="${typed.id}"]`);
    if (!control) continue;
    control.value = typed.value;
    control.checked = typed.checked;
  }
}

function announce(section: Element): void {
  const said = section.querySelector<HTMLElement>(".form-problem, .form-sent");
  said?.focus();
  const words = said?.querySelector(".upstream-words");
  if (words) showError(said?.querySelector("h3")?.textContent ?? "", words.textContent);
}

export function showFailure(form: HTMLFormElement, refusal: string | null): void {
  const template = form.querySelector("template");
  if (!template) return;
  const problem = template.content.cloneNode(true) as DocumentFragment;
  if (refusal !== null) {
    problem.querySelector("p")?.remove();
    problem.querySelector("h3")?.lastChild?.replaceWith(refusal);
  }
  form.querySelector(".form-problem")?.remove();
  template.before(problem);
  const { titlePrefix = "" } = template.dataset;
  if (!document.title.startsWith(titlePrefix)) document.title = titlePrefix + document.title;
  announce(form);
}
