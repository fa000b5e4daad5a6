import type { CategoryName } from "./categories";

/** Withholding tax on goods registered at the exchange, in per cent; processed goods have none. */
export const WITHHOLDING: Record<CategoryName, number | null> = {
  grain: 2,
  corn: 2,
  pulses: 2,
  oilseed: 2,
  driedFruit: 2,
  cotton: 2,
  wool: 1,
  livestock: 1,
  milk: 1,
  meat: null,
  oliveOil: null,
  flour: null,
};
