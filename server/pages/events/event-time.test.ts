import { describe, expect, test } from "vitest";
import { dated, spanOf } from "./event-time";

const event = (startsAt: string | null, endsAt: string | null = null, allDay = false) => ({
  startsAt,
  endsAt,
  allDay,
});
const daysOf = (...times: Parameters<typeof event>) => {
  const span = spanOf(event(...times));
  return span && [span.firstDay, span.lastDay];
};

describe("the days of an event", () => {
  test.each([
    ["2026-11-26T10:00", null, false, ["2026-11-26", "2026-11-26"]],
    ["2026-11-26T10:00", "2026-11-28T18:00", false, ["2026-11-26", "2026-11-28"]],
    ["2026-11-26", "2026-11-28T00:00", true, ["2026-11-26", "2026-11-28"]],
    ["2026-11-26", "2026-11-28T00:00", false, ["2026-11-26", "2026-11-28"]],
    ["2026-11-25T21:00:00Z", "2026-11-26T20:59:00Z", false, ["2026-11-26", "2026-11-26"]],
  ] as const)("%s until %s", (start, end, allDay, days) => {
    expect(daysOf(start, end, allDay)).toEqual(days);
  });

  test("end before midnight for an evening until midnight", () => {
    expect(daysOf("2026-11-26T20:00", "2026-11-27T00:00")).toEqual(["2026-11-26", "2026-11-26"]);
  });

  test("ignore an end before the start", () => {
    expect(spanOf(event("2026-11-26T10:00", "2026-11-25T10:00"))).toMatchObject({
      end: null,
      lastDay: "2026-11-26",
    });
  });

  test.each([null, "2026-02-31", "dün"])("are unknown for an unreadable start: %j", (start) => {
    expect(spanOf(event(start))).toBeNull();
  });
});

test("sorts events with a known day by start, whatever their time zone", () => {
  const early = event("2026-11-26T05:00:00Z");
  const late = event("2026-11-26T09:00");
  expect(dated([late, event(null), early]).map((each) => each.event)).toEqual([early, late]);
});
