import { setTimeout as delay } from "node:timers/promises";
import { limit, LimitReached } from "../limits";

const QUARTER_HOUR = 15 * 60;

/** So many log-ins of one user from one address: who mistypes gets by, who guesses does not get far. */
const ofUserHere = limit({ name: "log-in", most: 6, seconds: QUARTER_HOUR });
/** And so many of all users from one address. */
const ofAddress = limit({ name: "log-ins", most: 40, seconds: QUARTER_HOUR });
/** So many of one user from anywhere: beyond it each one takes longer, and none is refused, or strangers could lock a member out. */
const ofUser = limit({ name: "log-in-anywhere", most: 30, seconds: QUARTER_HOUR });
const SLOWED_MS = 2_000;

/** Counts one log-in. @throws LimitReached for this address; a member elsewhere can still log in */
export async function takeLogInTurn(user: string, address: string): Promise<void> {
  const name = user.trim().toLocaleLowerCase("tr");
  await ofAddress(address);
  await ofUserHere(`${name} ${address}`);
  try {
    await ofUser(name);
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error;
    await delay(SLOWED_MS);
  }
}
