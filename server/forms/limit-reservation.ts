import type { RateLimit } from "../security/rate-limits";

/** Returned when the upstream couldn't answer. */
export interface Reservation {
  giveBack(): Promise<void>;
}

type Counted = readonly [limit: RateLimit, key: string];

/** Counts under all limits or, when one is reached, under none. @throws LimitReached */
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
