import { useEffect, useState } from "react";
import { passwordStrength, type PasswordStrength } from "~/text/password-strength";

export type StrengthWords = Record<PasswordStrength, string>;

/**
 * Says how strong a password is while it is typed, each time that changes. Without scripts it stays empty: the
 * rule stands in the field's help.
 */
export function PasswordHint({ inputId, words }: { inputId: string; words: StrengthWords }) {
  const [strength, setStrength] = useState<PasswordStrength | null>(null);
  useEffect(() => {
    const input = document.getElementById(inputId);
    if (!(input instanceof HTMLInputElement)) return;
    const judge = () => setStrength(input.value === "" ? null : passwordStrength(input.value));
    // It may have been typed before scripts ran.
    judge();
    input.addEventListener("input", judge);
    return () => input.removeEventListener("input", judge);
  }, [inputId]);
  return (
    <p className={`password-hint ${strength ?? ""}`} aria-live="polite">
      {strength ? words[strength] : null}
    </p>
  );
}
