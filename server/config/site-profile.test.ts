import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { siteProfileSchema } from "./site-profile-schema";

/** EXCHANGE_FILE, as operators write it. */

const directory = mkdtempSync(join(tmpdir(), "exchange-"));
const path = join(directory, "exchange.json");
afterAll(() => rmSync(directory, { recursive: true }));

const SMALL = {
  name: { tr: "Ilgın Ticaret Borsası", en: "Ilgın Commodity Exchange" },
  shortName: { tr: "ITB", en: "ICE" },
  session: { from: "09:30", until: "12:00" },
};
const WEEKDAYS = [1, 2, 3, 4, 5];

beforeEach(() => vi.resetModules());

function start(content: unknown) {
  const isWritten = typeof content === "string" || Buffer.isBuffer(content);
  writeFileSync(path, isWritten ? content : JSON.stringify(content));
  vi.stubEnv("EXCHANGE_FILE", path);
  return import("./site-profile");
}

test("fills in defaults, which the operator's guide documents", async () => {
  const { siteProfile } = await start(SMALL);
  const guide = readFileSync("docs/exchange-file.md", "utf8");
  const [, defaults = "{}"] = /## The defaults\n[^]*?```json\n([^]*?)```/.exec(guide) ?? [];
  expect({ ...SMALL, ...JSON.parse(defaults), session: siteProfile.session }).toEqual(siteProfile);
  expect(siteProfile.session).toEqual({ ...SMALL.session, days: WEEKDAYS });
  const names = Object.keys(siteProfileSchema.shape);
  expect(names.filter((name) => !guide.includes(`\`${name}`))).toEqual([]);
});

test("accepts every assumption about the upstream", async () => {
  await start({
    ...SMALL,
    groupLetters: { hububat: "X" },
    boardKinds: { council: 11 },
    sessionStates: { open: ["Açık", "BAŞLADI"] },
    lifetimes: { prices: 10 },
  });
  const { HOME_GROUPS, organOf, sessionState } = await import("../upstream/assumptions");
  expect([HOME_GROUPS.get("hububat"), HOME_GROUPS.get("bakliyat")]).toEqual(["X", "B"]);
  expect([organOf(11), organOf(1), organOf(2)]).toEqual(["council", null, "board"]);
  expect(["acik", "BASLADI", "TATIL", "ARA", null].map(sessionState)).toEqual([
    "open",
    "open",
    "holiday",
    null,
    null,
  ]);
});

test("switches off features without a call of their own one by one", async () => {
  const { siteProfile } = await start({ ...SMALL, forms: { surveys: false } });
  expect(siteProfile.forms).toEqual({ surveys: false, registration: true, passwordReset: true });
});

test("replaces the listed content types and keeps the others", async () => {
  await start({ ...SMALL, contentTypes: { news: 41 } });
  const { CONTENT_TYPE_IDS, contentTypeOf } = await import("../upstream/assumptions");
  expect(CONTENT_TYPE_IDS).toMatchObject({ news: 41, announcement: 2 });
  expect([contentTypeOf(41), contentTypeOf(1), contentTypeOf(2)]).toEqual(["news", null, "announcement"]);
});

const announced = (changes: object) => {
  const price = { name: SMALL.name, products: ["A"], price: 16.5, from: "2026-06-01", until: "2027-05-31" };
  return { ...SMALL, announcedPrices: [{ ...price, ...changes }] };
};

test.each([
  ["no English name", { ...SMALL, name: { tr: "Borsa" } }, "name.en"],
  ["an empty name", { ...SMALL, shortName: { tr: "", en: "X" } }, "shortName.tr"],
  ["no session", { ...SMALL, session: undefined }, "session is missing: it must be an object"],
  ["hours the wrong way round", { ...SMALL, session: { from: "12:00", until: "09:30" } }, "session.until"],
  [
    "hours of a market that never is",
    { ...SMALL, otherMarkets: [{ name: SMALL.name, days: [1], from: "10:00", until: "10:00" }] },
    "otherMarkets.0.until must be later than from",
  ],
  ["a name in another kind", { ...SMALL, name: { tr: 1, en: "B" } }, "name.tr must be a text in quotes"],
  ["an hour that no clock shows", { ...SMALL, session: { from: "09:30", until: "25:00" } }, "session.until"],
  ["a minute that no clock shows", { ...SMALL, session: { from: "9:75", until: "12:00" } }, "session.from"],
  ["an unsafe address", { ...SMALL, social: [{ network: "x", url: "javascript:alert(1)" }] }, "social.0.url"],
  [
    "an unknown network",
    { ...SMALL, social: [{ network: "ortam", url: "https://x.example" }] },
    "social.0.network",
  ],
  ["a switch that isn't one", { ...SMALL, forms: { survey: false } }, "forms"],
  ["a switch that stands nowhere", { ...SMALL, forms: { surveys: "no" } }, "forms.surveys"],
  ["a store without an address", { ...SMALL, apps: [{ store: "app-store" }] }, "apps.0.url"],
  ["a content type in words", { ...SMALL, contentTypes: { news: "bir" } }, "contentTypes.news"],
  [
    "a name that nobody knows",
    { ...SMALL, contentType: {} },
    'the file has "contentType", which is not known; known here: name,',
  ],
  [
    "a content type that nobody knows",
    { ...SMALL, contentTypes: { haber: 1 } },
    'contentTypes has "haber", which is not known; known here: news, announcement,',
  ],
  ["a weekday that isn't one", { ...SMALL, session: { ...SMALL.session, days: [8] } }, "session.days.0"],
  ["a day that no calendar has", { ...SMALL, holidays: ["2026-02-30"] }, "holidays.0"],
  ["a lifetime of nothing", { ...SMALL, lifetimes: { prices: 0 } }, "lifetimes.prices"],
  ["a page that is neither a word nor an id", { ...SMALL, fixedPages: { about: true } }, "fixedPages.about"],
  [
    "an index of a month that isn't one",
    { ...SMALL, consumerPrices: { "2026-13": 412.5 } },
    'consumerPrices.2026-13 must be a month such as "2026-10"',
  ],
  ["an index of nothing", { ...SMALL, consumerPrices: { "2026-10": 0 } }, "consumerPrices.2026-10 must be"],
  [
    "a deduction of more than half",
    { ...SMALL, saleDeductions: [{ name: SMALL.name, percent: 60 }] },
    "saleDeductions.0.percent must be at most 50",
  ],
  ["announced prices of nothing", announced({ products: [] }), "announcedPrices.0.products must be more"],
  ["an announced price of nothing", announced({ price: 0 }), "announcedPrices.0.price must be"],
  [
    "an announced price that ends first",
    announced({ until: "2026-05-01" }),
    "announcedPrices.0.until must be",
  ],
  ["half a statement", { ...SMALL, statements: { licence: { tr: "CC0" } } }, "statements.licence.en"],
  ["a comma too many", '{"name": {},}', "JSON"],
  ["a list", [], "the file must be an object"],
  ["nothing at all", "", "is not JSON"],
  [
    "letters of ISO-8859-9",
    Buffer.from(JSON.stringify(SMALL).replace("ı", "\xFD"), "latin1"),
    "is not UTF-8",
  ],
  ["UTF-16", Buffer.from(`\uFEFF${JSON.stringify(SMALL)}`, "utf16le"), "is not UTF-8"],
])("stops at %s, naming file and field", async (_, content, place) => {
  const failure = await start(content).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Error);
  expect((failure as Error).message).toContain(`EXCHANGE_FILE ${path}`);
  expect((failure as Error).message).toContain(place);
  expect((failure as Error).message).not.toMatch(/Invalid|\bexpected /);
});

test("accepts a byte order mark", async () => {
  expect((await start(`\uFEFF${JSON.stringify(SMALL)}`)).siteProfile.name).toEqual(SMALL.name);
});

test("stops when the file doesn't exist and names it", async () => {
  vi.stubEnv("EXCHANGE_FILE", join(directory, "yok.json"));
  await expect(import("./site-profile")).rejects.toThrow(/^EXCHANGE_FILE .*yok\.json: is not there/);
  vi.resetModules();
  vi.stubEnv("EXCHANGE_FILE", directory);
  await expect(import("./site-profile")).rejects.toThrow(/^EXCHANGE_FILE .*: is a folder/);
});
