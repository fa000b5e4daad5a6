import type { TakeTurn } from "../security/rate-limits";

/** Given back where the upstream could not answer. */
export interface Turn {
  giveBack(): Promise<void>;
}

type Counted = readonly [limit: TakeTurn, key: string];

/** Counts under all limits, or under none where one is reached. @throws LimitReached */
export async function takeTurns(...counted: readonly Counted[]): Promise<Turn> {
  const taken: Counted[] = [];
  const giveBack = async () => {
    await Promise.all(taken.map(([limit, key]) => limit.giveBack(key)));
  };
  for (const each of counted) {
    const [limit, key] = each;
    try {
      await limit(key);
    } catch (error) {
      await giveBack();
      throw error;
    }
    taken.push(each);
  }
  return { giveBack };
}
