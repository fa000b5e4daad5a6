import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

const TEN_MINUTES = 10 * 60;

/** So many of a form from one address in ten minutes: an office behind one connection gets by. */
const ofAForm = new RateLimiterMemory({ keyPrefix: "form", points: 5, duration: TEN_MINUTES });
/** And so many of all forms together. */
const ofAll = new RateLimiterMemory({ keyPrefix: "forms", points: 15, duration: TEN_MINUTES });

/** Too much came from one address: there is a turn again after so many seconds. */
export class LimitReached extends Error {
  constructor(readonly seconds: number) {
    super(`wait ${seconds} s`);
    this.name = "LimitReached";
  }
}

/** Counts one sending of a form from an address. @throws LimitReached */
export async function takeTurn(form: string, address: string): Promise<void> {
  try {
    await ofAll.consume(address);
    await ofAForm.consume(`${form}:${address}`);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    throw new LimitReached(Math.max(1, Math.ceil(refused.msBeforeNext / 1000)));
  }
}
