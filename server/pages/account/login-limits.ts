import { setTimeout as delay } from "node:timers/promises";
import { userNameKey } from "../../security/audit";
import { rateLimit, LimitReached } from "../../security/rate-limits";
import { reserve, type Reservation } from "../../forms/limit-reservation";
import { INTERVALS } from "../../config/time-budgets";

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;
const CODE_SECONDS = 180;

/** Below the number at which upstreams lock a name, so that strangers can't lock members out. */
const ofUserHere = rateLimit({ name: "log-in", most: 4, seconds: QUARTER_HOUR });
const ofAddress = rateLimit({ name: "log-ins", most: 40, seconds: QUARTER_HOUR });
/** Beyond it log-ins slow down instead of being refused, so that strangers can't lock members out. */
const ofUser = rateLimit({ name: "log-in-anywhere", most: 30, seconds: QUARTER_HOUR });
const ofStep = rateLimit({ name: "log-in-code", most: 3, seconds: CODE_SECONDS });
/** Codes can be guessed only after the right password, so this locks no member out. */
const ofCodes = rateLimit({ name: "log-in-codes", most: 10, seconds: HOUR });

export const isOfStep = ({ limit: name }: LimitReached) => name === "log-in-code";
export const isOfCodes = ({ limit: name }: LimitReached) => name === "log-in-codes";

/** @throws LimitReached for this address; from elsewhere the member can still log in */
export async function limitLogIns(user: string, address: string): Promise<Reservation> {
  const name = userNameKey(user);
  const here = await reserve([ofUserHere, `${name} ${address}`], [ofAddress, address]);
  try {
    await ofUser(name);
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error;
    await delay(INTERVALS.slowedLogIn);
  }
  return {
    async giveBack() {
      await Promise.all([here.giveBack(), ofUser.giveBack(name)]);
    },
  };
}

/** Many members share an office's connection: correct passwords don't count. */
export async function resetLogInLimits(user: string, address: string): Promise<void> {
  const name = userNameKey(user);
  await Promise.all([
    ofUserHere.forget(`${name} ${address}`),
    ofAddress.giveBack(address),
    ofUser.giveBack(name),
  ]);
}

export async function resetCodeLimit(user: string, address: string): Promise<void> {
  await Promise.all([ofAddress.giveBack(address), ofCodes.giveBack(userNameKey(user))]);
}

export const checkCodes = (user: string): Promise<void> => ofCodes.check(userNameKey(user));

export const limitCodes = (user: string, requestId: string, address: string): Promise<Reservation> =>
  reserve([ofStep, requestId], [ofCodes, userNameKey(user)], [ofAddress, address]);
