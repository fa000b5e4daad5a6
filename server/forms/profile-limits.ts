import { limit } from "../limits";
import { takeTurns, type Turn } from "./turns";
import type { Id } from "../upstream/ids";

const QUARTER_HOUR = 15 * 60;

/** Whoever sits at somebody's open session does not try many passwords. */
const passwords = limit({ name: "password-changes", most: 6, seconds: QUARTER_HOUR });
const details = limit({ name: "profile-changes", most: 20, seconds: QUARTER_HOUR });

/** Counts one try of a user to change their password. @throws LimitReached */
export const takePasswordTurn = (userId: Id): Promise<Turn> => takeTurns([passwords, String(userId)]);

/** Counts one change of a user's details, or of their sessions. @throws LimitReached */
export const takeProfileTurn = (userId: Id): Promise<Turn> => takeTurns([details, String(userId)]);
