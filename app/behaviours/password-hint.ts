import { passwordStrength } from "../i18n/password-strength";

export function attachPasswordHint(): void {
  const judge = ({ target }: { target: EventTarget | null }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const hint = document.querySelector<HTMLElement>(`.password-hint[data-field="${target.id}"]`);
    if (hint) say(hint, target.value);
  };
  document.addEventListener("input", judge);
  document.addEventListener("focusin", judge);
  // It may have been typed before scripts ran.
  judge({ target: document.activeElement });
}

function say(hint: HTMLElement, password: string): void {
  const strength = password === "" ? "" : passwordStrength(password);
  const words = hint.dataset[strength] ?? "";
  hint.className = `password-hint ${strength}`;
  // The same words would be announced again.
  if (hint.textContent !== words) hint.textContent = words;
}
