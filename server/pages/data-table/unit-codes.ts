/** UN/CEFACT Recommendation 20 */
const CODES: Readonly<Record<string, string>> = { KG: "KGM", LT: "LTR", ADET: "H87", BAS: "HEA" };

/** A unit that the recommendation's codes are not known for stays as the upstream writes it. */
export const unitCode = (unit: string): string => CODES[unit] ?? unit;
