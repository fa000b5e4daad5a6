/** Public holidays with the same date every year, "MM-dd". */
const YEARLY = ["01-01", "04-23", "05-01", "05-19", "07-15", "08-30", "10-29"];

/** First and last day of the two religious holidays of each year. */
const RELIGIOUS = [
  ["2022-05-02", "2022-05-04"],
  ["2022-07-09", "2022-07-12"],
  ["2023-04-21", "2023-04-23"],
  ["2023-06-28", "2023-07-01"],
  ["2024-04-10", "2024-04-12"],
  ["2024-06-16", "2024-06-19"],
  ["2025-03-30", "2025-04-01"],
  ["2025-06-06", "2025-06-09"],
  ["2026-03-20", "2026-03-22"],
  ["2026-05-27", "2026-05-30"],
  ["2027-03-09", "2027-03-11"],
  ["2027-05-16", "2027-05-19"],
] as const;

/**
 * True on a day without trade. The half days before a holiday are not in it: the session is in the
 * morning and takes place.
 */
export function isHoliday(day: string): boolean {
  if (YEARLY.includes(day.slice(5))) return true;
  return RELIGIOUS.some(([first, last]) => first <= day && day <= last);
}
