import { passwordStrength } from "../i18n/password-strength";

export function attachPasswordHint(): void {
  const judge = ({ target }: { target: EventTarget | null }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const hint = document.querySelector<HTMLElement>(`.password-hint[data-field="${target.id}"]`);
    if (hint) say(hint, target.value);
  };
  document.addEventListener("input", judge);
  document.addEventListener("focusin", judge);
  judge({ target: document.activeElement });
}

function say(hint: HTMLElement, password: string): void {
  const strength = password === "" ? "" : passwordStrength(password);
  const words = hint.dataset[strength] ?? "";
  hint.dataset["strength"] = strength;
  // Setting the same text again would announce it again.
  if (hint.textContent !== words) hint.textContent = words;
}
