import { uniform } from "../../random";

/** Choices that are the same on every run: each depends on its name and the picker's key alone. */
export interface Picker {
  /** A number in [0, 1). */
  share(name: string): number;
  whole(name: string, low: number, high: number): number;
  pick(name: string, options: readonly string[]): string;
  /** The items in an order of their own. */
  shuffle<T>(items: T[], keyOf: (item: T) => string): T[];
}

/** The choices that belong to a key. */
export function createPicker(key: string): Picker {
  const share = (name: string) => uniform(`${key}:${name}`);
  return {
    share,
    whole: (name, low, high) => low + Math.floor(share(name) * (high - low + 1)),
    pick: (name, options) => options[Math.floor(share(name) * options.length)] ?? "",
    shuffle: (items, keyOf) =>
      items
        .map((item) => ({ item, rank: share(keyOf(item)) }))
        .sort((a, b) => a.rank - b.rank)
        .map(({ item }) => item),
  };
}
