/** What it costs to keep goods instead of selling them. */
export interface WaitingCosts {
  /** Per cent a year, simple. */
  interest: number;
  /** Lira a month, for as much as the price is for. */
  storage: number;
  /** Per cent of what is left, each month. */
  losses: number;
}

const MONTHS = 12;

/** The price at which selling after so many months brings as much as selling now at `price`. */
export function breakEven(
  price: number,
  months: number,
  { interest, storage, losses }: WaitingCosts,
): number {
  const left = (1 - losses / 100) ** months;
  return (price * (1 + (interest / 100) * (months / MONTHS)) + storage * months) / left;
}
