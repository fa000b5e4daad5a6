import { rateLimit } from "../../security/rate-limits";
import { reserve, type Reservation } from "../../forms/limit-reservation";
import type { Id } from "../../upstream/record";

const QUARTER_HOUR = 15 * 60;

/** Protects an open session on a shared computer against guessing. */
const passwords = rateLimit({ name: "password-changes", most: 6, seconds: QUARTER_HOUR });
const details = rateLimit({ name: "profile-changes", most: 20, seconds: QUARTER_HOUR });

/** @throws LimitReached */
export const limitPasswordChanges = (userId: Id): Promise<Reservation> =>
  reserve([passwords, String(userId)]);

/** @throws LimitReached */
export const limitProfileChanges = (userId: Id): Promise<Reservation> => reserve([details, String(userId)]);
