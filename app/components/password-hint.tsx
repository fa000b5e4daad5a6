import type { PasswordStrength } from "~/i18n/password-strength";

export type StrengthWords = Record<PasswordStrength, string>;

/** Empty without scripts: the rule stands in the field's help. */
export function PasswordHint({ field, words }: { field: string; words: StrengthWords }) {
  return (
    <p
      className="password-hint"
      aria-live="polite"
      data-field={field}
      data-weak={words.weak}
      data-medium={words.medium}
      data-strong={words.strong}
    />
  );
}
