import { uniform } from "../random";
import { MOODS, type Mood } from "./palette";

/** The choices that make two drawings of one scene differ; the same for the same seed. */
export interface Chance {
  between(low: number, high: number): number;
  whole(low: number, high: number): number;
  pick<T>(options: readonly [T, ...T[]]): T;
  yes(share?: number): boolean;
  mood: Mood;
}

/** The choices of one drawing. */
export function createChance(scene: string, seed: number): Chance {
  let count = 0;
  const next = () => uniform(`${scene}/${seed}/${(count += 1)}`);
  const between = (low: number, high: number) => low + (high - low) * next();
  const whole = (low: number, high: number) => Math.floor(between(low, high + 1));
  const mood = MOODS[Math.floor(next() * MOODS.length)] ?? MOODS[0];
  if (!mood) throw new Error("no mood");
  return {
    between,
    whole,
    pick: (options) => options[whole(0, options.length - 1)] ?? options[0],
    yes: (share = 0.5) => next() < share,
    mood,
  };
}
