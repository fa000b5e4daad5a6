import { expect, test } from "vitest";
import {
  formatDate,
  formatDays,
  formatLongDate,
  formatMoment,
  formatMonthShort,
  formatShortDate,
  formatTime,
  parseDate,
} from "./dates";

function read(iso: string) {
  const date = parseDate(iso);
  if (!date) throw new Error(`${iso} must be readable`);
  return date;
}

test.each([
  ["2026-11-19T20:59:59Z", "19.11.2026", "23.59"],
  ["2026-11-19T21:00:00Z", "20.11.2026", "00.00"],
  ["2026-11-20T00:00:00", "20.11.2026", "00.00"],
  ["2026-11-20", "20.11.2026", "00.00"],
  ["2026-11-19T23:30:00-02:00", "20.11.2026", "04.30"],
  ["2026-12-31T21:00:00.000Z", "01.01.2027", "00.00"],
  // No summer time in Istanbul since 2016.
  ["2026-07-01T21:30:00Z", "02.07.2026", "00.30"],
  ["2015-07-01T21:30:00Z", "02.07.2015", "00.30"],
  ["2015-01-01T21:30:00Z", "01.01.2015", "23.30"],
  ["2028-02-29T12:00", "29.02.2028", "12.00"],
])("reads %s as %s, %s in Istanbul", (iso, day, time) => {
  expect([formatShortDate(read(iso), "tr"), formatTime(read(iso), "tr")]).toEqual([day, time]);
});

test.each(["", "dün", "19.11.2026", "2026-02-29", "2026-13-01", "2026-11-19T25:00", "null", "12.30"])(
  "%j is not a date",
  (iso) => {
    expect(parseDate(iso)).toBeNull();
  },
);

test("has Turkish month names, long and short", () => {
  const months = Array.from({ length: 12 }, (_, index) =>
    read(`2026-${String(index + 1).padStart(2, "0")}-01`),
  );
  expect(months.map((month) => formatMonthShort(month, "tr")).join(" ")).toBe(
    "Oca Şub Mar Nis May Haz Tem Ağu Eyl Eki Kas Ara",
  );
  expect(months.map((month) => formatDate(month, "tr").split(" ")[1]).join(" ")).toBe(
    "Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık",
  );
  expect(months.map((month) => formatMonthShort(month, "en")).join(" ")).toMatch(
    /^Jan Feb Mar .* Sept? Oct Nov Dec$/,
  );
});

test("has Turkish weekday names", () => {
  const days = [16, 17, 18, 19, 20, 21, 22].map((day) => formatLongDate(read(`2026-11-${day}`), "tr"));
  expect(days.map((day) => day.split(" ")[3]).join(" ")).toBe(
    "Pazartesi Salı Çarşamba Perşembe Cuma Cumartesi Pazar",
  );
});

test("formats a full date", () => {
  expect(formatLongDate(read("2026-11-09"), "tr")).toBe("9 Kasım 2026 Pazartesi");
  expect(formatDate(read("2026-11-09"), "tr")).toBe("9 Kasım 2026");
});

test("formats ISO text, and returns unreadable text unchanged", () => {
  expect(formatDate("2026-11-09", "tr")).toBe("9 Kasım 2026");
  expect(formatDate("dün", "tr")).toBe("dün");
});

test("adds the day to a moment of another day", () => {
  const today = read("2026-11-20T12:00");
  expect(formatMoment(read("2026-11-20T09:30"), today, "tr")).toBe("09.30");
  expect(formatMoment(read("2026-11-19T23:30"), today, "en")).toBe("19 November 2026 23:30");
});

test("formats English dates the British way", () => {
  expect(formatDate(read("2026-11-09"), "en")).toBe("9 November 2026");
  expect(formatLongDate(read("2026-11-19"), "en")).toBe("Thursday 19 November 2026");
  expect(formatShortDate(read("2026-11-09"), "en")).toBe("09/11/2026");
});

test.each([
  ["2026-11-16", "2026-11-22", "16–22 Kasım 2026", "16–22 November 2026"],
  ["2026-11-30", "2026-12-06", "30 Kasım – 6 Aralık 2026", "30 November – 6 December 2026"],
  ["2026-12-28", "2027-01-03", "28 Aralık 2026 – 3 Ocak 2027", "28 December 2026 – 3 January 2027"],
  ["2026-11-16", "2027-11-16", "16 Kasım 2026 – 16 Kasım 2027", "16 November 2026 – 16 November 2027"],
  ["2026-11-16", "2026-11-16", "16 Kasım 2026", "16 November 2026"],
])("writes the days %s to %s as %s and %s", (from, until, turkish, english) => {
  expect(formatDays({ from, until }, "tr")).toBe(turkish);
  expect(formatDays({ from, until }, "en")).toBe(english);
});
