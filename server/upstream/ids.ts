/** A record's number or GUID, as the upstream names it. Whatever it is, equal ones are the same record. */
export type Id = number | string;

const DIGITS = /^\d{1,15}$/;
const GUID = /^\{?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\}?$/i;

/** Reads an id as a number, digits or a GUID; undefined for what is none. */
export function readId(value: unknown): Id | undefined {
  if (typeof value === "number") return Number.isSafeInteger(value) ? value : undefined;
  if (typeof value !== "string") return undefined;
  const written = value.trim();
  if (DIGITS.test(written)) return Number(written);
  return GUID.exec(written)?.[1]?.toLowerCase();
}

/** The order of ids: numbers first, by their size. */
export function compareIds(a: Id, b: Id): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  return String(a).localeCompare(String(b), "en", { numeric: true });
}
