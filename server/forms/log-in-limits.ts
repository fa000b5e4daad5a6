import { setTimeout as delay } from "node:timers/promises";
import { sameName } from "../auth/same-name";
import { limit, LimitReached } from "../limits";
import { takeTurns, type Turn } from "./turns";

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;
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
const ofStep = limit({ name: "log-in-code", most: 3, seconds: CODE_SECONDS });
/** And so many wrong ones of one user from anywhere: only who knows the password gets to guess. */
const ofCodes = limit({ name: "log-in-codes", most: 10, seconds: HOUR });

/** Which limit of codes was reached. */
export const isOfStep = ({ limit: name }: LimitReached) => name === "log-in-code";
export const isOfCodes = ({ limit: name }: LimitReached) => name === "log-in-codes";

/** Counts one log-in. @throws LimitReached for this address; a member elsewhere can still log in */
export async function takeLogInTurn(user: string, address: string): Promise<Turn> {
  const name = sameName(user);
  const here = await takeTurns([ofUserHere, `${name} ${address}`], [ofAddress, address]);
  try {
    await ofUser(name);
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error;
    await delay(SLOWED_MS);
  }
  return {
    async giveBack() {
      await Promise.all([here.giveBack(), ofUser.giveBack(name)]);
    },
  };
}

/** Whoever knows the password has nothing to be counted for: an office's members come and go all day. */
export async function forgetLogInTurns(user: string, address: string): Promise<void> {
  const name = sameName(user);
  await Promise.all([
    ofUserHere.forget(`${name} ${address}`),
    ofAddress.giveBack(address),
    ofUser.giveBack(name),
  ]);
}

/** A code that was right, nobody guessed. */
export async function forgetCodeTurn(user: string, address: string): Promise<void> {
  await Promise.all([ofAddress.giveBack(address), ofCodes.giveBack(sameName(user))]);
}

/** Whether a user's codes may be tried. @throws LimitReached where too many were wrong of late */
export const checkCodes = (user: string): Promise<void> => ofCodes.check(sameName(user));

/** Counts one code of a log-in that waits for it. @throws LimitReached */
export const takeCodeTurn = (user: string, requestId: string, address: string): Promise<Turn> =>
  takeTurns([ofStep, requestId], [ofCodes, sameName(user)], [ofAddress, address]);
