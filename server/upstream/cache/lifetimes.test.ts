import { DateTime } from "luxon";
import { expect, test } from "vitest";
import { siteProfile } from "../../config/site-profile";
import { durationsOf, type Lifetime } from "./answer-cache";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const at = (time: string) =>
  DateTime.fromISO(`2026-11-20T${time}`, { zone: "Europe/Istanbul" }) as DateTime<true>;

test.each([
  ["content", 5 * MINUTE],
  ["menu", 10 * MINUTE],
  ["documents", HOUR],
  ["none", 0],
] as const)("%s is fresh for %i ms and usable for a day more at any hour", (lifetime: Lifetime, freshMs) => {
  for (const time of ["00:00", "09:29:59", "23:59:59"]) {
    expect(durationsOf(lifetime, at(time))).toEqual({ freshMs, keepMs: freshMs + 24 * HOUR });
  }
});

test("the demo exchange's session", () => {
  expect(siteProfile.session).toEqual({ from: "09:30", until: "11:30", days: [1, 2, 3, 4, 5] });
});

test.each([
  ["00:00:00", 30_000, 9.5 * HOUR],
  ["09:29:50", 10_000, 10_000],
  ["09:30:00", 30_000, 2 * HOUR],
  ["11:29:59.900", 1_000, 1_000],
  ["11:30:00", 30_000, 12.5 * HOUR],
  ["23:59:45", 15_000, 15_000],
])("prices read at %s last %i ms, %i ms at most: never past a session boundary", (time, freshMs, keepMs) => {
  expect(durationsOf("prices", at(time))).toEqual({ freshMs, keepMs });
});

test("ends prices at another market's hours on its own days", () => {
  const saturday = DateTime.fromISO("2026-11-21T12:59:50", { zone: "Europe/Istanbul" }) as DateTime<true>;
  expect(durationsOf("prices", saturday)).toEqual({ freshMs: 10_000, keepMs: 10_000 });
});
