import type { Translate, WordKey } from "~/i18n/words";
import type { RowNote } from "./data-table";

const UNIT_WORDS: Readonly<Record<string, WordKey>> = {
  KG: "unit.kg",
  LT: "unit.litre",
  ADET: "unit.piece",
  BAS: "unit.head",
};

/** KG becomes kg; unknown units stay. */
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
