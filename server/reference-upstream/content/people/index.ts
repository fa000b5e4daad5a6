import type { FileRecipe } from "../../files/recipes";
import { portraitRecipe } from "../../files/recipes";
import { ACCREDITATION_COMMITTEE, BOARD, COUNCIL, DISCIPLINARY_BOARD, UNION_DELEGATES } from "./boards";
import { CHART_UNITS } from "./chart";
import { COMMITTEES } from "./committees";
import { GENERAL_SECRETARIAT, STAFF } from "./staff";
import type { Seat } from "./types";

/** Every row of KadroTanim, organ by organ, each in its order. */
export const SEATS: Seat[] = [
  ...COUNCIL,
  ...BOARD,
  ...DISCIPLINARY_BOARD,
  ...GENERAL_SECRETARIAT,
  ...STAFF,
  ...COMMITTEES,
  ...ACCREDITATION_COMMITTEE,
  ...UNION_DELEGATES,
  ...CHART_UNITS,
];

const WITHOUT_PHOTO = new Set([
  "Hüsnü Keçeci",
  "Turgay Işıkçı",
  "Levent İğdeli",
  "Orçun Yığınlı",
  "Pervin Şimşirci",
  "Vildan Üzümcüler",
  "Saniye Harmankaya",
  "Tahsin Kırmataş",
  "Eşref Haşhaşoğlu",
  "Safiye Besili",
  "Zeliha Baharatçı",
  "Sabri Yolgider",
]);

/** The portrait of a person, the same in each organ; null for those who gave none. */
export function portraitOf(name: string): FileRecipe | null {
  return name === "" || WITHOUT_PHOTO.has(name) ? null : portraitRecipe(name);
}

/** The portraits that the file store must know. */
export const PORTRAITS = [...new Set(SEATS.map((seat) => seat.name))].flatMap(
  (name) => portraitOf(name) ?? [],
);
