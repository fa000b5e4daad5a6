import { setTimeout as delay } from "node:timers/promises";
import { limit, LimitReached } from "../limits";

const QUARTER_HOUR = 15 * 60;
/** As long as a code is good. */
const CODE_SECONDS = 180;

/**
 * So many wrong log-ins of one user from one address: who mistypes gets by, who guesses does not get far. One less
 * than upstreams allow before they lock a name: a stranger at one address can't have a member locked out.
 */
const ofUserHere = limit({ name: "log-in", most: 4, seconds: QUARTER_HOUR });
/** And so many of all users from one address. */
const ofAddress = limit({ name: "log-ins", most: 40, seconds: QUARTER_HOUR });
/** So many of one user from anywhere: beyond it each one takes longer, and none is refused, or strangers could lock a member out. */
const ofUser = limit({ name: "log-in-anywhere", most: 30, seconds: QUARTER_HOUR });
const SLOWED_MS = 2_000;
/** So many codes for one log-in, as upstreams allow. */
const ofCode = limit({ name: "log-in-code", most: 3, seconds: CODE_SECONDS });

/** Counts one log-in. @throws LimitReached for this address; a member elsewhere can still log in */
export async function takeLogInTurn(user: string, address: string): Promise<void> {
  const name = sameName(user);
  await ofAddress(address);
  await ofUserHere(`${name} ${address}`);
  try {
    await ofUser(name);
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error;
    await delay(SLOWED_MS);
  }
}

/** Whoever knows the password has nothing to be counted for: an office's members come and go all day. */
export async function forgetLogInTurns(user: string, address: string): Promise<void> {
  const name = sameName(user);
  await Promise.all([ofUserHere.forget(`${name} ${address}`), ofUser.giveBack(name)]);
}

/** A log-in that nobody answered was no guess. */
export async function giveBackLogInTurn(user: string, address: string): Promise<void> {
  const name = sameName(user);
  await Promise.all([ofUserHere.giveBack(`${name} ${address}`), ofUser.giveBack(name)]);
}

/** Counts one code of a log-in that waits for it. @throws LimitReached */
export async function takeCodeTurn(requestId: string, address: string): Promise<void> {
  await ofAddress(address);
  await ofCode(requestId);
}

/** However it is written: upstreams may not care, and then neither must the limit, about any of the four i. */
function sameName(user: string): string {
  return user.trim().toLocaleLowerCase("tr").replaceAll("ı", "i");
}
