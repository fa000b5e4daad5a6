import { DateTime } from "luxon";
import { expect, test } from "vitest";
import { sentenceCase } from "./casing";
import {
  formatDate,
  formatLongDate,
  formatMonthShort,
  formatShortDate,
  formatTime,
  parseDate,
  ZONE,
} from "./dates";
import { formatBytes, formatLira, formatNumber, formatPercent } from "./numbers";

test("figures follow the language", () => {
  expect(formatNumber(1234567.891, "tr", 2)).toBe("1.234.567,89");
  expect(formatNumber(1234567.891, "en", 2)).toBe("1,234,567.89");
  expect(formatPercent(2.34, "tr", 2)).toBe("%2,34");
  expect(formatPercent(-2.34, "tr", 2)).toBe("-%2,34");
  expect(formatPercent(2.34, "en", 2)).toBe("2.34%");
  expect(formatLira(1234.56, "tr")).toBe("₺1.234,56");
  expect(formatLira(1234.5, "en")).toBe("₺1,234.50");
  expect(formatBytes(120_400, "tr")).toBe("120 KB");
  expect(formatBytes(1_450_000, "tr")).toBe("1,5 MB");
});

test("dates follow the language and the exchange's zone", () => {
  const date = parseDate("2026-11-19T00:00:00");
  if (!date) throw new Error("a plain date must be readable");
  expect(formatLongDate(date, "tr")).toBe("19 Kasım 2026 Perşembe");
  expect(formatLongDate(date, "en")).toBe("Thursday 19 November 2026");
  expect(formatDate(date, "en")).toBe("19 November 2026");
  expect(formatShortDate(date, "tr")).toBe("19.11.2026");
  expect(formatMonthShort(date, "tr")).toBe("Kas");
  expect(formatTime(DateTime.fromISO("2026-11-19T21:30:00Z"))).toBe("00:30");
  expect(formatDate(DateTime.fromISO("2026-11-19T21:30:00Z"), "tr")).toBe("20 Kasım 2026");
  expect(date.zoneName).toBe(ZONE);
  expect(parseDate("dün")).toBeNull();
});

test("capitals become names by Turkish rules", () => {
  expect(sentenceCase("KIRMIZI SERT EKMEKLİK BUĞDAYLAR")).toBe("Kırmızı sert ekmeklik buğdaylar");
  expect(sentenceCase("ILGIN")).toBe("Ilgın");
  expect(sentenceCase("İĞDELİ")).toBe("İğdeli");
});
