import { rateLimit } from "../security/rate-limits";
import { takeTurns, type Turn } from "./limit-turns";

const TEN_MINUTES = 10 * 60;

/** An office behind one connection gets by. */
const ofAForm = rateLimit({ name: "form", most: 5, seconds: TEN_MINUTES });
const ofAll = rateLimit({ name: "forms", most: 15, seconds: TEN_MINUTES });

/** @throws LimitReached */
export const takeFormTurn = (form: string, address: string): Promise<Turn> =>
  takeTurns([ofAll, address], [ofAForm, `${form}:${address}`]);

/** Nobody mistypes as often, and each costs a rendering. */
const ofMistakes = rateLimit({ name: "form-mistakes", most: 100, seconds: TEN_MINUTES });

/** Counted until the form turns out to be right. @throws LimitReached */
export const takeMistakeTurn = (address: string): Promise<void> => ofMistakes(address);
export const giveBackMistakeTurn = (address: string): Promise<void> => ofMistakes.giveBack(address);
