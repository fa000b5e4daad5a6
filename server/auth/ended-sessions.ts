import { keptSet } from "../kept-set";

/** The log-out list: sessions that ended before their cookies did (design 6). An entry is a number and a time. */
const ended = keptSet({ name: "ended-sessions", most: 200_000 });

/** Refuses a session from now on; after `endsAt` its token is worth nothing anyway. Whether it was news. */
export const endForGood = (id: string, endsAt: number): Promise<boolean> => ended.keep(id, endsAt);

/** Whether a session was ended, here or at another portal of the same Redis. */
export const hasEnded = (id: string): Promise<boolean> => ended.has(id);
