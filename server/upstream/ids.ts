/** A number or GUID; equal ones are the same record. */
export type Id = number | string;

const DIGITS = /^\d{1,15}$/;
const GUID = /^\{?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\}?$/i;

export function readId(value: unknown): Id | undefined {
  if (typeof value === "number") return Number.isSafeInteger(value) ? value : undefined;
  if (typeof value !== "string") return undefined;
  const raw = value.trim();
  if (DIGITS.test(raw)) return Number(raw);
  return GUID.exec(raw)?.[1]?.toLowerCase();
}

export function compareIds(a: Id, b: Id): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  return String(a).localeCompare(String(b), "en", { numeric: true });
}
