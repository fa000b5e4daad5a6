import { expect, test } from "vitest";
import { atTime } from "./suffixes";

test.each([
  "09.30'da",
  "10.00'da",
  "13.00'te",
  "14.00'te",
  "11.45'te",
  "08.15'te",
  "09.40'ta",
  "09.20'de",
  "12.50'de",
  "00.00'da",
  "07.00'de",
  "06.00'da",
])("adds the Turkish suffix that fits the last number of a time: %s", (said) => {
  const time = said.slice(0, 5).replace(".", ":");
  expect([atTime(time, "tr"), atTime(time, "en")]).toEqual([said, time]);
});
