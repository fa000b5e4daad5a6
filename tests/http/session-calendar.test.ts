import ICAL from "ical.js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { exchangeFile } from "../support/exchange-file";
import { hrefs } from "../support/html";
import { purge } from "../support/purge";
import type { ServerProcess } from "../support/server-process";
import { startStack, type Stack } from "../support/stack";
import { ask, open } from "../support/visit";

const PATH = "/takvim/gunluk-bulten.ics";
const MARKET = { tr: "Hayvan pazarı", en: "Livestock market" };

let stack: Stack;
let portal: ServerProcess;

beforeAll(async () => {
  stack = await startStack();
  portal = await stack.another({
    EXCHANGE_FILE: await exchangeFile({
      holidays: ["2025-10-29", "2026-11-18", "2026-12-11", "2027-01-01", "2031-01-01"],
      otherMarkets: [{ name: MARKET, days: [6], from: "01:00", until: "05:30" }],
    }),
  });
});
afterAll(() => stack.stop());

async function entries(path = PATH, url = portal.url) {
  const { body } = await ask(url, path);
  return new ICAL.Component(ICAL.parse(body) as unknown[])
    .getAllSubcomponents("vevent")
    .map((component) => new ICAL.Event(component));
}

/** All repetitions as [start, end] in UTC, in order. */
async function timesOf(name: string): Promise<string[][]> {
  const named = (await entries()).filter(({ summary }) => summary === name);
  return named.flatMap(repetitions).sort(([a = ""], [b = ""]) => (a < b ? -1 : 1));
}

function repetitions(event: ICAL.Event): string[][] {
  const results: string[][] = [];
  const days = event.iterator();
  const next = () => days.next() as ICAL.Time | undefined;
  for (let at = next(); at; at = next()) {
    const { startDate, endDate } = event.getOccurrenceDetails(at);
    results.push([startDate, endDate].map((time) => time.toJSDate().toISOString().slice(0, 16)));
  }
  return results;
}

const weekdayOf = ([start = ""]: string[]) => new Date(`${start}Z`).getUTCDay();

test("has a year of sessions from this week on, by the operator's days and hours, without holidays", async () => {
  const sessions = await timesOf("ITB seansı");
  expect(sessions.slice(0, 5)).toEqual([
    ["2026-11-16T06:30", "2026-11-16T08:30"],
    ["2026-11-17T06:30", "2026-11-17T08:30"],
    ["2026-11-19T06:30", "2026-11-19T08:30"],
    ["2026-11-20T06:30", "2026-11-20T08:30"],
    ["2026-11-23T06:30", "2026-11-23T08:30"],
  ]);
  expect(sessions.at(-1)?.[0]).toBe("2027-11-15T06:30");
  // 52 weeks of five days and a Monday, minus three.
  expect(sessions).toHaveLength(52 * 5 + 1 - 3);
  expect(sessions.filter((session) => [0, 6].includes(weekdayOf(session)))).toEqual([]);
});

test("keeps the Istanbul weekday of a market that starts the evening before in UTC", async () => {
  const [first, second] = await timesOf(MARKET.tr);
  expect(first).toEqual(["2026-11-20T22:00", "2026-11-21T02:30"]);
  expect(second?.[0]).toBe("2026-11-27T22:00");
});

test("has the holidays of that year as whole days, and no others", async () => {
  const off = (await entries()).filter(({ summary }) => summary === "ITB: seans yok");
  expect(off.map(({ startDate, endDate }) => [String(startDate), String(endDate)])).toEqual([
    ["2026-11-18", "2026-11-19"],
    ["2026-12-11", "2026-12-12"],
    ["2027-01-01", "2027-01-02"],
  ]);
});

test("has no sessions for years without named holidays", async () => {
  const unsure = await stack.another({ EXCHANGE_FILE: await exchangeFile() });
  expect((await ask(unsure.url, PATH)).status).toBe(404);
  expect(hrefs((await open(unsure.url, "/gunluk-bulten?tarih=2026-11-19")).body)).not.toContain(PATH);
  const thisYear = await stack.another({
    EXCHANGE_FILE: await exchangeFile({ holidays: ["2026-10-29", "2026-01-01", "2026-10-29"] }),
  });
  const starts = (await entries(PATH, thisYear.url)).flatMap(repetitions).map(([start = ""]) => start);
  expect(starts.toSorted().at(-1)).toBe("2026-12-31T06:30");
  const lastYear = await stack.another({ EXCHANGE_FILE: await exchangeFile({ holidays: ["2025-10-29"] }) });
  expect((await ask(lastYear.url, PATH)).status).toBe(404);
});

test("has stable ids over weeks and languages", async () => {
  const ids = (await entries()).map(({ uid }) => uid);
  const english = await entries("/takvim/en/daily-bulletin.ics");
  expect(new Set(ids).size).toBe(5 + 1 + 3);
  expect(english.map(({ uid }) => uid)).toEqual(ids);
  expect(english.map(({ summary }) => summary)).toContain("ICE trading session");
  const weekly = async () =>
    (await entries(PATH, stack.portal.url)).filter((event) => event.isRecurring()).map(({ uid }) => uid);
  const now = await weekly();
  expect(now).toHaveLength(5 + 2);
  await stack.clock.advance({ hours: 24 * 8 });
  expect(await weekly()).toEqual(now);
});

test("is linked from the daily bulletin, also on a day without a session, and from no other price page", async () => {
  for (const day of ["2026-11-19", "2026-11-15"])
    expect(hrefs((await open(portal.url, `/gunluk-bulten?tarih=${day}`)).body)).toContain(PATH);
  expect((await ask(portal.url, "/takvim/fiyatlar.ics")).status).toBe(404);
});

test("needs no upstream", async () => {
  await purge(stack);
  await stack.upstream.stop();
  expect((await ask(stack.portal.url, PATH)).status).toBe(200);
  await stack.upstream.start();
});
