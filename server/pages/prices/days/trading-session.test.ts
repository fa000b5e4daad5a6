import { DateTime } from "luxon";
import { expect, test } from "vitest";
import { sessionPhase, type SessionPhase } from "./trading-session";
import type { SessionState } from "../../../upstream/assumptions";

const ZONE = "Europe/Istanbul";
/** A Monday; the Thursday is a holiday upstream. */
const MONDAY = DateTime.fromISO("2026-11-16T00:00", { zone: ZONE }) as DateTime<true>;
const HOLIDAY = 4;
const MINUTES_OF_A_DAY = 24 * 60;

/** The state that a truthful upstream reports at a moment. */
function stateAt(moment: DateTime<true>): SessionState {
  if (moment.weekday > 5 || moment.weekday === HOLIDAY) return "holiday";
  const time = moment.toFormat("HH:mm");
  return time >= "09:30" && time < "11:30" ? "open" : "closed";
}

function phasesOfWeek(state: (moment: DateTime<true>) => SessionState | null) {
  const minutes = Array.from({ length: 7 * MINUTES_OF_A_DAY }, (_, minute) =>
    MONDAY.plus({ minutes: minute }),
  );
  return minutes.map((moment) => ({ moment, phase: sessionPhase(moment, { state: state(moment) }) }));
}

/** Phase changes through the week, as "Mon 09:30 open". */
function changes(state: (moment: DateTime<true>) => SessionState | null): string[] {
  const phases = phasesOfWeek(state);
  return phases.flatMap(({ moment, phase }, index) =>
    index > 0 && phases[index - 1]?.phase === phase
      ? []
      : [`${moment.setLocale("en").toFormat("ccc HH:mm")} ${phase ?? "unknown"}`],
  );
}

test("has a phase for each minute of a week", () => {
  const day = (name: string) => [`${name} 00:00 before`, `${name} 09:30 open`, `${name} 11:30 over`];
  expect(changes(stateAt)).toEqual([
    ...["Mon", "Tue", "Wed"].flatMap(day),
    "Thu 00:00 holiday",
    ...day("Fri"),
    "Sat 00:00 none",
  ]);
});

test.each(["open", "closed", "holiday", null] as const)(
  "never shows a session outside its hours or on a Sunday, though the upstream says %s all week",
  (state) => {
    const isRunningHour = (moment: DateTime<true>) => {
      const time = moment.toFormat("HH:mm");
      return moment.weekday <= 5 && time >= "09:30" && time < "11:30";
    };
    const wrong = phasesOfWeek(() => state).filter(
      ({ moment, phase }) => phase === "open" && !(state === "open" && isRunningHour(moment)),
    );
    expect(wrong).toEqual([]);
  },
);

test.each<[string, SessionState | null, SessionPhase | null]>([
  ["2026-11-20T08:10", "closed", "before"],
  ["2026-11-20T08:10", "open", null],
  ["2026-11-20T10:00", "closed", "closed"],
  ["2026-11-20T10:00", null, null],
  ["2026-11-20T11:30", "open", null],
  ["2026-11-20T15:00", null, null],
  ["2026-11-22T10:00", "open", "none"],
  ["2026-11-22T10:00", null, "none"],
])("at %s with upstream state %s the session is %s", (time, state, phase) => {
  const moment = DateTime.fromISO(time, { zone: ZONE }) as DateTime<true>;
  expect(sessionPhase(moment, { state })).toBe(phase);
});

test("ignores an open session of another day", () => {
  const moment = DateTime.fromISO("2026-11-20T10:00", { zone: ZONE }) as DateTime<true>;
  expect(sessionPhase(moment, { state: "open", tradingDay: "2026-11-19" })).toBeNull();
  expect(sessionPhase(moment, { state: "open", tradingDay: "2026-11-20" })).toBe("open");
});
