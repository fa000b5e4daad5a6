import type { Bilingual } from "../types";

/** KurulTip of the wire; 0 is ours: a box of the organisation chart that is no person. */
export const ORGAN = {
  chartUnit: 0,
  council: 1,
  board: 2,
  disciplinaryBoard: 3,
  generalSecretariat: 4,
  staff: 5,
  committee: 6,
  accreditationCommittee: 7,
  unionDelegates: 8,
} as const;
export type Organ = (typeof ORGAN)[keyof typeof ORGAN];

/** One row of KadroTanim: a person's seat in an organ, so that who sits in two organs has two rows. */
export interface Seat {
  id: number;
  organ: Organ;
  /** Empty for a unit of the organisation chart. */
  name: string;
  title: Bilingual;
  /** The office within the organ: chair, clerk, substitute. */
  office?: Bilingual;
  /** Number of the professional group. */
  group?: number;
  isSubstitute?: boolean;
  /** The seat or unit above this one in the organisation chart. */
  parent: number | null;
  unit?: Bilingual;
  extension?: string;
}
