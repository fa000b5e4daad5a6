import { fold } from "~/i18n/fold";
import { wordsOf } from "./full-text";

export type Intent = "price" | "phone";

const INTENTS: readonly [Intent, RegExp][] = [
  ["price", /^(?:fiyat\p{L}{0,6}|prices?)$/u],
  ["phone", /^(?:tel|telefon\p{L}{0,5}|numara\p{L}{0,3}|(?:tele)?phones?|numbers?)$/u],
];

const intentOf = (word: string): Intent | null =>
  INTENTS.find(([, pattern]) => pattern.test(fold(word)))?.[0] ?? null;

/** Words of intent alone are sought themselves. */
export function readIntent(query: string): { words: string; intent: Intent | null } {
  const words = wordsOf(query);
  const naming = words.filter((word) => intentOf(word) === null);
  const intent = words.map(intentOf).find((each) => each !== null) ?? null;
  return { words: naming.length > 0 ? naming.join(" ") : query, intent };
}
