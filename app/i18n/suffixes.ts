import { formatClockTime } from "./dates";
import type { Language } from "./language";

const ONES = ["da", "de", "de", "te", "te", "te", "da", "de", "de", "da"] as const;
const TENS = ["da", "da", "de", "da", "ta", "de"] as const;

/** 09.30'da in Turkish, whose suffix follows the last number spoken; 09:30 in English. */
export function atTime(time: string, language: Language): string {
  if (language !== "tr") return time;
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return `${formatClockTime(time, language)}'${suffixOf(minutes || hours)}`;
}

function suffixOf(spoken: number): string {
  const ones = spoken % 10;
  return (ones === 0 ? TENS[Math.floor(spoken / 10)] : ONES[ones]) ?? "da";
}
