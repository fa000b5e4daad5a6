import ICAL from "ical.js";
import { beforeAll, describe, expect, test } from "vitest";
import en from "../../public/assets/i18n/en.json";
import tr from "../../public/assets/i18n/tr.json";
import { elements, headingOf, hrefs, textOf } from "../support/html";
import { purge } from "../support/purge";
import { expectSecurityHeaders } from "../support/security";
import { sharedStack } from "../support/stack-of-file";
import { ask, open } from "../support/visit";

const stack = sharedStack();
let origin: string;

beforeAll(() => {
  origin = stack.portal.url;
});

const page = (path: string) => open(origin, path);
/** The events of a page's list, in order. */
const listed = (html: string) =>
  elements(html, "li").flatMap(({ id }) => (id?.startsWith("etkinlik-") ? [Number(id.slice(9))] : []));
const canonicalOf = (html: string) => elements(html, "link").find(({ rel }) => rel === "canonical")?.["href"];
const cellsOf = (html: string) =>
  [...html.matchAll(/<td[^>]*>([\s\S]*?)<\/td>/g)].map(([, cell = ""]) => cell);

describe("the list", () => {
  test("has upcoming events, the next first", async () => {
    const { status, body } = await page("/etkinlik-list");
    expect(status).toBe(200);
    expect(listed(body)).toEqual([501, 502, 503, 504, 505]);
    expect(textOf(body)).toContain("5 kayıt bulundu");
    expect(textOf(body)).toMatch(/Fuar\s+8–10 Aralık 2026\s+10.00 – 18.00/);
    expect(hrefs(body)).toContain("/detay/503?tip=etkinlik");
  });

  test("has past events at their own address, the latest first", async () => {
    const { body } = await page("/en/events?gorunum=gecmis");
    expect(headingOf(body)).toBe(en["events.pastTitle"]);
    expect(canonicalOf(body)).toBe(`${origin}/en/events?gorunum=gecmis`);
    expect(listed(body)).toEqual([506, 508, 507, 509, 510]);
  });

  test("searches in any Turkish spelling, and by kind", async () => {
    expect(listed((await page("/etkinlik-list?ara=ELUS+EGITIMI")).body)).toEqual([501]);
    expect(listed((await page("/etkinlik-list?tur=2")).body)).toEqual([502, 504]);
    const { body } = await page("/etkinlik-list?gorunum=gecmis&tur=2&ara=zzz");
    expect(listed(body)).toEqual([]);
    expect(textOf(body)).toContain(tr["list.empty"]);
    expect(hrefs(body)).toContain("/etkinlik-list?gorunum=gecmis");
  });

  test.each([
    "gorunum=yarin",
    "gorunum=takvim&ay=2026-13",
    "gorunum=takvim&ay=1999-01",
    "gorunum=takvim&ay=kasim",
    "tur=99",
    "tur=x",
    "sayfa=0",
    "sayfa=9",
    `ara=${"a".repeat(101)}`,
  ])("says when a value is invalid: %s", async (query) => {
    const { status, body } = await page(`/etkinlik-list?${query}`);
    expect(status).toBe(200);
    expect(textOf(body)).toContain(tr["list.badValue"]);
  });
});

describe("the month", () => {
  test("begins on Monday and shows each day of a fair", async () => {
    const { body } = await page("/etkinlik-list?gorunum=takvim&ay=2026-12");
    expect(headingOf(body)).toBe("Etkinlik takvimi: Aralık 2026");
    expect(elements(body, "abbr").map(({ title }) => title)).toEqual([
      "Pazartesi",
      "Salı",
      "Çarşamba",
      "Perşembe",
      "Cuma",
      "Cumartesi",
      "Pazar",
    ]);
    const cells = cellsOf(body);
    // 1 December 2026 is a Tuesday.
    expect(cells.slice(0, 2).map((cell) => textOf(cell).trim().slice(0, 1))).toEqual(["", "1"]);
    expect(cells).toHaveLength(35);
    const fairDays = cells.filter((cell) => cell.includes("/detay/503?tip=etkinlik"));
    expect(fairDays.map((cell) => /datetime="([\d-]+)"/i.exec(cell)?.[1])).toEqual([
      "2026-12-08",
      "2026-12-09",
      "2026-12-10",
    ]);
    expect(listed(body)).toEqual([502, 503, 504, 505]);
    const jumps = hrefs(body).filter((link) => link.startsWith("#etkinlik-"));
    expect(jumps).toEqual([502, 503, 503, 503, 504, 505].map((id) => `#etkinlik-${id}`));
  });

  test("links to neighbouring months, as far as there are events", async () => {
    const links = async (path: string) =>
      hrefs((await page(path)).body).filter((link) => link.includes("ay=") && !link.startsWith("/dil"));
    expect(await links("/etkinlik-list?gorunum=takvim")).toEqual([
      "/etkinlik-list?gorunum=takvim&ay=2026-10",
      "/etkinlik-list?gorunum=takvim&ay=2026-12",
    ]);
    const { body } = await page("/etkinlik-list?gorunum=takvim&ay=2026-12");
    expect(hrefs(body)).toContain("/etkinlik-list?gorunum=takvim");
    expect(textOf(body)).not.toContain("Ocak 2027");
  });

  test("marks today", async () => {
    const { body } = await page("/en/events?gorunum=takvim");
    const [today] = cellsOf(body).filter((cell) => textOf(cell).includes("(today)"));
    expect(today).toContain("2026-11-20");
    expect(elements(body, "td").filter((cell) => cell["aria-current"] === "date")).toHaveLength(1);
  });

  test("keeps the search", async () => {
    const { body } = await page("/etkinlik-list?gorunum=takvim&ay=2026-12&tur=3");
    expect(listed(body)).toEqual([503]);
    expect(hrefs(body)).toContain("/etkinlik-list?gorunum=takvim&tur=3");
    const hidden = elements(body, "input").filter(({ type }) => type === "hidden");
    expect(hidden.map(({ name, value }) => [name, value])).toEqual([
      ["gorunum", "takvim"],
      ["ay", "2026-12"],
    ]);
  });
});

describe("calendar files", () => {
  async function calendar(path: string) {
    const answer = await ask(origin, path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expectSecurityHeaders(answer.headers);
    expect(answer.body.split("\r\n").every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect(answer.body.replaceAll("\r\n", "")).not.toContain("\n");
    const events = new ICAL.Component(ICAL.parse(answer.body) as unknown[])
      .getAllSubcomponents("vevent")
      .map((component) => new ICAL.Event(component));
    return { ...answer, events };
  }
  const moment = (time: ICAL.Time) => time.toJSDate().toISOString();

  test("have one event at its hour in Istanbul, with place, words and link", async () => {
    const { events, headers } = await calendar("/takvim/detay/501.ics");
    expect(headers.get("content-disposition")).toBe('attachment; filename="etkinlikler-501.ics"');
    expect(events).toHaveLength(1);
    const [event] = events;
    expect(event?.summary).toBe("Hububatta Risk Yönetimi ve ELÜS Eğitimi");
    expect(event && [moment(event.startDate), moment(event.endDate)]).toEqual([
      "2026-11-26T10:30:00.000Z",
      "2026-11-26T14:00:00.000Z",
    ]);
    expect(event?.location).toContain("Meclis Salonu, Cumhuriyet Mah. Borsa Cad. No:12");
    expect(event?.description).toMatch(/• 13.30 Fiyat riskini[^<&]*\n• 14.45/);
    const address = event?.component.getFirstPropertyValue("url") as string;
    expect(headingOf((await open("", address)).body)).toBe(event?.summary);
  });

  test("have a three-day fair as three entries of its hours", async () => {
    const { events } = await calendar("/takvim/en/content/503.ics");
    const [fair] = events;
    expect(fair?.summary).toBe("Başakova Agriculture & Livestock Fair");
    expect(fair && moment(fair.endDate)).toBe("2026-12-08T15:00:00.000Z");
    const days = fair?.iterator();
    const starts = Array.from({ length: 4 }, () => days?.next()).map((day) => day && moment(day));
    expect(starts).toEqual([
      "2026-12-08T07:00:00.000Z",
      "2026-12-09T07:00:00.000Z",
      "2026-12-10T07:00:00.000Z",
      undefined,
    ]);
  });

  test("of all events can be subscribed to, with stable ids", async () => {
    const { events } = await calendar("/takvim/etkinlik-list.ics");
    const english = await calendar("/takvim/en/events.ics");
    expect(events).toHaveLength(10);
    const ids = events.map(({ uid }) => uid);
    expect(new Set(ids).size).toBe(10);
    expect(english.events.map(({ uid }) => uid)).toEqual(ids);
  });

  test("are linked from an event's page and the list", async () => {
    expect(hrefs((await page("/en/content/501?tip=etkinlik")).body)).toContain("/takvim/en/content/501.ics");
    const { body } = await page("/etkinlik-list");
    expect(hrefs(body)).toEqual(
      expect.arrayContaining(["/takvim/detay/501.ics", "/takvim/etkinlik-list.ics"]),
    );
    expect(textOf(body)).toContain(`${origin}/takvim/etkinlik-list.ics`);
  });

  test.each([
    "/takvim/detay/1001.ics",
    "/takvim/detay/x.ics",
    "/takvim/hakkimizda.ics",
    "/takvim/",
    "/takvim/etkinlik-list.csv",
  ])("exist at no other address: %s", async (path) => {
    expect((await ask(origin, path)).status).toBe(404);
  });
});

describe("without events", () => {
  test("each view says that there are none", async () => {
    await purge(stack);
    await stack.upstream.fault({ kind: "no-rows", match: "Event/" });
    expect(textOf((await page("/etkinlik-list")).body)).toContain(tr["home.noEvents"]);
    expect(textOf((await page("/etkinlik-list?gorunum=gecmis")).body)).toContain(tr["events.noPast"]);
    expect(textOf((await page("/etkinlik-list?gorunum=takvim")).body)).toContain(tr["events.noneInMonth"]);
    expect((await ask(origin, "/takvim/etkinlik-list.ics")).body).toMatch(
      /^BEGIN:VCALENDAR[^]*END:VCALENDAR\r\n$/,
    );
    await stack.upstream.clearFaults();
  });

  test("an upstream failure is an error, not an empty calendar", async () => {
    await purge(stack);
    await stack.upstream.fault({ kind: "500", match: "Event/" });
    expect((await page("/etkinlik-list")).status).toBe(502);
    expect((await ask(origin, "/takvim/etkinlik-list.ics")).status).toBe(502);
    await stack.upstream.clearFaults();
  });
});
