import { expect, test } from "vitest";
import { formatBytes, formatLira, formatNumber, formatPercent } from "./numbers";

test.each([
  [0, 0, "0", "0"],
  [999, 0, "999", "999"],
  [1_000, 0, "1.000", "1,000"],
  [-1_234.5, 2, "-1.234,50", "-1,234.50"],
  [16.602, 2, "16,60", "16.60"],
  [16.605, 2, "16,61", "16.61"],
  [16.602, 4, "16,6020", "16.6020"],
  [9_840_000_000.5, 1, "9.840.000.000,5", "9,840,000,000.5"],
  [1e15, 0, "1.000.000.000.000.000", "1,000,000,000,000,000"],
  [-0, 0, "0", "0"],
  [-0.004, 2, "0,00", "0.00"],
])("formats %d with %i decimals as %s and %s", (value, decimals, turkish, english) => {
  expect(formatNumber(value, "tr", decimals)).toBe(turkish);
  expect(formatNumber(value, "en", decimals)).toBe(english);
});

test.each([
  [2.34, "%2,3", "2.3%"],
  [-2.34, "-%2,3", "-2.3%"],
  [0, "%0,0", "0.0%"],
  [-0.04, "%0,0", "0.0%"],
  [1_234.5, "%1.234,5", "1,234.5%"],
])("formats %d percent as %s and %s", (percent, turkish, english) => {
  expect(formatPercent(percent, "tr")).toBe(turkish);
  expect(formatPercent(percent, "en")).toBe(english);
});

test.each([
  [1_234.56, "₺1.234,56", "₺1,234.56"],
  [0, "₺0,00", "₺0.00"],
  [-5, "-₺5,00", "-₺5.00"],
])("formats %d lira as %s and %s", (value, turkish, english) => {
  expect(formatLira(value, "tr")).toBe(turkish);
  expect(formatLira(value, "en")).toBe(english);
});

test.each([
  [0, "1 KB"],
  [400, "1 KB"],
  [120_400, "120 KB"],
  [999_499, "999 KB"],
  [999_500, "1,0 MB"],
  [1_450_000, "1,5 MB"],
  [2_500_000_000, "2.500,0 MB"],
])("formats %d bytes as %s", (bytes, text) => {
  expect(formatBytes(bytes, "tr")).toBe(text);
});
