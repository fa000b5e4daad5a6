import type { RateLimit } from "../security/rate-limits";

/** Given back where the upstream could not answer. */
export interface Reservation {
  giveBack(): Promise<void>;
}

type Counted = readonly [limit: RateLimit, key: string];

/** Counts under all limits, or under none where one is reached. @throws LimitReached */
export async function reserve(...counted: readonly Counted[]): Promise<Reservation> {
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
