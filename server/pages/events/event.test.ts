import { expect, test } from "vitest";
import { wordsIn } from "~/i18n/words";
import type { ExchangeEvent } from "../../upstream/contracts/events";
import { eventArticle, eventView } from "./event";

const t = await wordsIn("tr");
const en = await wordsIn("en");

const EVENT: ExchangeEvent = {
  id: 501,
  kindId: 1,
  kind: "Eğitim",
  title: "Risk Yönetimi",
  html: "<p>Metin</p>",
  startsAt: "2026-11-26T10:00:00",
  endsAt: "2026-11-26T12:30:00",
  allDay: false,
  place: "Meclis Salonu",
  address: null,
  capacity: 1_060,
  image: null,
  imageAlt: null,
};
const line = (event: Partial<ExchangeEvent>) => eventView({ ...EVENT, ...event }, { language: "tr", t });
const when = (event: Partial<ExchangeEvent>) =>
  eventArticle({ ...EVENT, ...event }, { language: "tr", t }).facts?.[0];

test("links a list row to the event, not to the content item with the same id", () => {
  expect(line({})).toMatchObject({
    link: { href: "/detay/501?tip=etkinlik", label: "Risk Yönetimi" },
    date: { iso: "2026-11-26", day: "26", month: "Kas", text: "26 Kasım 2026 Perşembe" },
    details: ["10.00 – 12.30", "Meclis Salonu"],
  });
  expect(eventView(EVENT, { language: "en", t: en })?.link?.href).toBe("/en/content/501?tip=etkinlik");
});

test("reads midnight in Istanbul written in UTC as the day that begins", () => {
  expect(line({ startsAt: "2026-11-25T21:00:00Z" })?.date).toMatchObject({ iso: "2026-11-26", day: "26" });
  expect(when({ startsAt: "2026-11-25T21:00:00Z", endsAt: null })).toMatchObject({
    iso: "2026-11-26",
    text: "26 Kasım 2026 Perşembe",
  });
});

test.each([[null], ["2026-02-31"], ["dün"]])(
  "leaves an event without a readable day (%j) out of lists and names no day",
  (startsAt) => {
    expect(line({ startsAt })).toBeNull();
    const { facts = [] } = eventArticle({ ...EVENT, startsAt }, { language: "tr", t });
    expect(facts.map(({ term }) => term)).toEqual(["Yer", "Kontenjan"]);
  },
);

test.each([
  [{}, "26 Kasım 2026 Perşembe, 10.00 – 12.30"],
  [{ endsAt: null }, "26 Kasım 2026 Perşembe, 10.00"],
  [{ startsAt: "2026-11-26T00:00:00", endsAt: "2026-11-28T00:00:00" }, "26–28 Kasım 2026"],
  [{ startsAt: "2026-11-26T00:00:00" }, "26 Kasım 2026 Perşembe, 00.00 – 12.30"],
  [{ allDay: true }, "26 Kasım 2026 Perşembe, Tüm gün"],
  [{ allDay: true, endsAt: "2026-11-28" }, "26–28 Kasım 2026, Tüm gün"],
])("%j takes place %s", (event, text) => {
  expect(when(event)?.text).toBe(text);
});

test("shows known facts only, with numbers in the page's language", () => {
  const facts = (event: Partial<ExchangeEvent>) =>
    eventArticle({ ...EVENT, ...event }, { language: "tr", t })
      .facts?.map(({ text }) => text)
      .slice(1);
  expect(facts({})).toEqual(["Meclis Salonu", "1.060 kişi"]);
  expect(facts({ place: null, capacity: 0 })).toEqual([]);
});

test("marks a text in another language than the page", () => {
  expect(eventArticle({ ...EVENT, textLanguage: "tr" }, { language: "en", t: en }).lang).toBe("tr");
  expect(eventArticle(EVENT, { language: "tr", t })).not.toHaveProperty("lang");
});
