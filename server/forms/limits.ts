import { limit } from "../limits";
import { takeTurns, type Turn } from "./turns";

const TEN_MINUTES = 10 * 60;

/** So many of a form from one address in ten minutes: an office behind one connection gets by. */
const ofAForm = limit({ name: "form", most: 5, seconds: TEN_MINUTES });
/** And so many of all forms together. */
const ofAll = limit({ name: "forms", most: 15, seconds: TEN_MINUTES });

/** Counts one sending of a form from an address. @throws LimitReached */
export const takeFormTurn = (form: string, address: string): Promise<Turn> =>
  takeTurns([ofAll, address], [ofAForm, `${form}:${address}`]);

/** So many that said something wrong, from one address: nobody mistypes as often, and each costs a rendering. */
const ofMistakes = limit({ name: "form-mistakes", most: 100, seconds: TEN_MINUTES });

/** Counts a form from an address until it turns out to be right. @throws LimitReached */
export const takeMistakeTurn = (address: string): Promise<void> => ofMistakes(address);
/** It was right. */
export const giveBackMistakeTurn = (address: string): Promise<void> => ofMistakes.giveBack(address);
