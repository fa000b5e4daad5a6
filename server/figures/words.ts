import type { Translate, WordKey } from "~/text/words";
import type { RowNote } from "./figures";

const UNIT_WORDS: Readonly<Record<string, WordKey>> = {
  KG: "unit.kg",
  LT: "unit.litre",
  ADET: "unit.piece",
  BAS: "unit.head",
};

/** The word for a unit as the upstream writes it: KG → kg; an unknown one as it is. */
export function unitWord(unit: string, t: Translate): string {
  const word = UNIT_WORDS[unit];
  return word ? t(word) : unit;
}

export const NOTE_WORDS: Readonly<Record<RowNote, WordKey>> = {
  noTrade: "board.noTrade",
  noPrice: "board.noPrice",
  unread: "board.unread",
  doubtful: "figures.doubtful",
};
