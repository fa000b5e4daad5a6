/** How hard a password is to guess, by the rule of the exchange's system. */
export type PasswordStrength = "weak" | "medium" | "strong";

/** Small letters, capital letters, digits: ı, İ and Ş are letters like all others. */
const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\d/];

/**
 * Medium: 6 characters with two of small letters, capital letters and digits. Strong: 8 with all three. A letter
 * that is written as two signs, as some keyboards do with İ, is one.
 */
export function passwordStrength(password: string): PasswordStrength {
  const letters = password.normalize("NFC");
  const length = Array.from(letters).length;
  const kinds = KINDS.filter((kind) => kind.test(letters)).length;
  if (length >= 8 && kinds === 3) return "strong";
  return length >= 6 && kinds >= 2 ? "medium" : "weak";
}
