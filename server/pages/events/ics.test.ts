import { DateTime } from "luxon";
import { expect, test } from "vitest";
import { ZONE } from "~/i18n/dates";
import { wordsIn } from "~/i18n/words";
import type { ExchangeEvent } from "../../upstream/contracts/events";
import { calendarFile, eventEntries } from "./ics";

const t = await wordsIn("tr");
const MADE_AT = DateTime.fromISO("2026-11-20T12:00", { zone: ZONE });
const EVENT: ExchangeEvent = {
  id: 501,
  kindId: 1,
  kind: "Eğitim",
  title: "Risk; Yönetimi, 1\\2",
  html: "<p>Satır 1</p><p>A &amp; B &lt; C</p><script>kötü()</script>",
  startsAt: "2026-11-26T10:00",
  endsAt: null,
  allDay: false,
  place: null,
  address: null,
  capacity: null,
  image: null,
  imageAlt: null,
};
const lines = (event: Partial<ExchangeEvent>) =>
  calendarFile(
    { name: "Etkinlikler", entries: eventEntries([{ ...EVENT, ...event }], { language: "tr", t }, MADE_AT) },
    "tr",
  )
    .replaceAll("\r\n ", "")
    .split("\r\n");

test("escapes text for iCalendar and strips markup", () => {
  expect(lines({})).toContain("SUMMARY:Risk\\; Yönetimi\\, 1\\\\2");
  expect(lines({})).toContain("DESCRIPTION:Satır 1\\nA & B < C");
});

test("has no DTEND for an event without an end", () => {
  expect(lines({})).toContain("DTSTART:20261126T070000Z");
  expect(lines({}).filter((line) => line.startsWith("DTEND"))).toEqual([]);
});

test("ends whole-day events on the day after the last", () => {
  const days = lines({ allDay: true, startsAt: "2026-12-08", endsAt: "2026-12-10T00:00:00" });
  expect(days).toContain("DTSTART;VALUE=DATE:20261208");
  expect(days).toContain("DTEND;VALUE=DATE:20261211");
});

test("keeps an event past midnight one entry", () => {
  const night = lines({ startsAt: "2026-12-08T22:00", endsAt: "2026-12-09T02:00" });
  expect(night).toContain("DTEND:20261208T230000Z");
  expect(night.filter((line) => line.startsWith("RRULE"))).toEqual([]);
});

test("leaves an event without a known day out of the calendar", () => {
  expect(lines({ startsAt: null })).not.toContain("BEGIN:VEVENT");
});
