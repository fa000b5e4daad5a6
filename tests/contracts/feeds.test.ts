import { afterAll, beforeEach, expect, test } from "vitest";
import { RATES_FEED } from "../../server/upstream/contracts/central-bank";
import { WEATHER_FEED } from "../../server/upstream/contracts/weather";
import { upstreamFor } from "../../server/upstream/client";
import { purgeAnswers } from "../../server/upstream/cache/answer-cache";
import { BrokenError, NotFoundError } from "../../server/upstream/errors";
import { readFeed, type Feed } from "../../server/upstream/feed";
import { startRecorder } from "../support/recorder";

/** Feeds of other organisations, valid and broken, read over HTTP. */

const house = await startRecorder((_, response) => void response.end(body));
let body = "";
beforeEach(() => purgeAnswers());
afterAll(() => house.stop());

const read = <Answer>(feed: Feed<Answer>, raw: string) => {
  body = raw;
  return readFeed(upstreamFor("tr"), feed, house.url);
};

const rates = (currencies: string, day = "20.11.2026") =>
  `<?xml version="1.0" encoding="UTF-8"?><Tarih_Date Tarih="${day}" Date="11/20/2026" Bulten_No="2026/219">${currencies}</Tarih_Date>`;
const dollar = (more: string) =>
  `<Currency CurrencyCode="USD"><Unit>1</Unit><Isim>ABD DOLARI</Isim><CurrencyName>US DOLLAR</CurrencyName>${more}</Currency>`;
const PRICES = "<ForexBuying>47.9023</ForexBuying><ForexSelling>47.9887</ForexSelling><BanknoteBuying/>";

test("reads rates with their day; an empty element is no rate", async () => {
  const { day, bulletin, currencies } = await read(RATES_FEED, rates(dollar(PRICES) + dollar("")));
  expect({ day, bulletin }).toEqual({ day: "2026-11-20", bulletin: "2026/219" });
  expect(currencies[0]).toMatchObject({ code: "USD", unit: 1, forexSelling: 47.9887, banknoteBuying: null });
});

test.each([
  ["HTML", "<html><body>Bakım çalışması</body></html>"],
  ["cut XML", rates(dollar(PRICES)).slice(0, 150)],
  ["no XML at all", "bakım"],
  ["a wrong day", rates(dollar(PRICES), "dün")],
  ["an impossible day", rates(dollar(PRICES), "31.02.2026")],
  [
    "XML that names a file",
    `<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]>${rates("&f;").slice(38)}`,
  ],
  ["a rate in words", rates(dollar("<ForexBuying>kırk yedi</ForexBuying>") + dollar(PRICES))],
])("rejects rates as %s", async (_, raw) => {
  await expect(read(RATES_FEED, raw)).rejects.toBeInstanceOf(BrokenError);
});

const WEATHER = {
  location: { name: "Başakova", localtime: "2026-11-20 12:40" },
  current: {
    last_updated: "2026-11-20 12:30",
    temp_c: 7.3,
    is_day: 1,
    condition: { code: 1003 },
    wind_kph: 20.2,
    humidity: 53,
  },
};

const measuredAt = (text: string) =>
  JSON.stringify({ ...WEATHER, current: { ...WEATHER.current, last_updated: text } });

test("reads a one-digit hour of measurement", async () => {
  expect((await read(WEATHER_FEED, measuredAt("2026-11-20 9:30"))).observedAt).toBe("2026-11-20T09:30");
});

test("reads the weather; an unknown condition has no word", async () => {
  const asWritten = await read(WEATHER_FEED, JSON.stringify(WEATHER));
  expect(asWritten).toMatchObject({ place: "Başakova", celsius: 7.3, isDay: true, sky: "partlyCloudy" });
  purgeAnswers();
  const unknown = { ...WEATHER, current: { ...WEATHER.current, condition: { code: 9_999 } } };
  expect((await read(WEATHER_FEED, JSON.stringify(unknown))).sky).toBeNull();
});

test.each([
  ["HTML", "<html></html>"],
  ["an error", JSON.stringify({ error: { code: 2006, message: "API key provided is invalid." } })],
  ["measured at no time", measuredAt("2026-11-20 29:30")],
  ["70 degrees too many", JSON.stringify({ ...WEATHER, current: { ...WEATHER.current, temp_c: 127 } })],
])("rejects weather as %s", async (_, raw) => {
  await expect(read(WEATHER_FEED, raw)).rejects.toBeInstanceOf(BrokenError);
});

test("reads nothing without an address", async () => {
  await expect(readFeed(upstreamFor("tr"), WEATHER_FEED, null)).rejects.toBeInstanceOf(NotFoundError);
});
