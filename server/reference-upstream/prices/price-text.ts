const NO_PRICE = "----";

/** A price as the wire writes it: Turkish, without thousands, "16,6020"; "----" for none. */
export function priceText(price: number | null, decimals = 4): string {
  return price === null ? NO_PRICE : price.toFixed(decimals).replace(".", ",");
}

/** A change in per cent as the wire writes it: "-1,24"; null where there is nothing to compare. */
export function changeText(price: number | null, before: number | undefined): string | null {
  const change = changeOf(price, before);
  return change === null ? null : change.toFixed(2).replace(".", ",");
}

/** A change in per cent, with two decimals. */
export function changeOf(price: number | null, before: number | undefined): number | null {
  if (price === null || before === undefined) return null;
  // Adding 0 turns a rounded -0 into 0.
  return Number((((price - before) / before) * 100).toFixed(2)) + 0;
}

/** A group's price as the wire writes it: a whole number, ten-thousandths of a lira. */
export function groupPrice(price: number | null): number {
  return price === null ? 0 : Math.round(price * 10_000);
}
