import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { exchangeSchema } from "./exchange-schema";

/** EXCHANGE_FILE, as operators write it. */

const directory = mkdtempSync(join(tmpdir(), "exchange-"));
const path = join(directory, "exchange.json");
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(directory, { recursive: true });
});

const SMALL = {
  name: { tr: "Ilgın Ticaret Borsası", en: "Ilgın Commodity Exchange" },
  shortName: { tr: "ITB", en: "ICE" },
  session: { from: "09:30", until: "12:00" },
};
const WEEKDAYS = [1, 2, 3, 4, 5];

beforeEach(() => vi.resetModules());

function start(content: unknown) {
  writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content));
  vi.stubEnv("EXCHANGE_FILE", path);
  return import("./exchange");
}

test("what is left out has its default, and the operator's guide says which", async () => {
  const { exchange } = await start(SMALL);
  const guide = readFileSync("docs/exchange-file.md", "utf8");
  const [, defaults = "{}"] = /## The defaults\n[^]*?```json\n([^]*?)```/.exec(guide) ?? [];
  expect({ ...SMALL, ...JSON.parse(defaults), session: exchange.session }).toEqual(exchange);
  expect(exchange.session).toEqual({ ...SMALL.session, days: WEEKDAYS });
  const names = Object.keys(exchangeSchema.shape);
  expect(names.filter((name) => !guide.includes(`\`${name}`))).toEqual([]);
});

test("whatever is assumed of the upstream can be told", async () => {
  await start({
    ...SMALL,
    groupLetters: { hububat: "X" },
    boardKinds: { council: 11 },
    sessionStates: { open: ["Açık", "BAŞLADI"] },
    lifetimes: { prices: 10 },
  });
  const { HOME_GROUPS, organOf, sessionState } = await import("./upstream/assumptions");
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

test("what has no call of its own upstream is switched off one by one", async () => {
  const { exchange } = await start({ ...SMALL, forms: { surveys: false } });
  expect(exchange.forms).toEqual({ surveys: false, registration: true, passwordReset: true });
});

test("content types of another upstream replace the assumed ones, the others stay", async () => {
  await start({ ...SMALL, contentTypes: { news: 41 } });
  const { CONTENT_TYPE_IDS, contentTypeOf } = await import("./upstream/assumptions");
  expect(CONTENT_TYPE_IDS).toMatchObject({ news: 41, announcement: 2 });
  expect([contentTypeOf(41), contentTypeOf(1), contentTypeOf(2)]).toEqual(["news", null, "announcement"]);
});

test.each([
  ["no English name", { ...SMALL, name: { tr: "Borsa" } }, "name.en"],
  ["an empty name", { ...SMALL, shortName: { tr: "", en: "X" } }, "shortName.tr"],
  ["no session", { ...SMALL, session: undefined }, "session"],
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
    '"contentType" is not known; known here: name,',
  ],
  [
    "a content type that nobody knows",
    { ...SMALL, contentTypes: { haber: 1 } },
    '"contentTypes.haber" is not known; known here: news, announcement,',
  ],
  ["a weekday that isn't one", { ...SMALL, session: { ...SMALL.session, days: [8] } }, "session.days.0"],
  ["a day that no calendar has", { ...SMALL, holidays: ["2026-02-30"] }, "holidays.0"],
  ["a lifetime of nothing", { ...SMALL, lifetimes: { prices: 0 } }, "lifetimes.prices"],
  ["a page that is neither a word nor an id", { ...SMALL, fixedPages: { about: true } }, "fixedPages.about"],
  ["half a statement", { ...SMALL, statements: { licence: { tr: "CC0" } } }, "statements.licence.en"],
  ["a comma too many", '{"name": {},}', "JSON"],
  ["a list", [], "object"],
])("%s stops the start, naming the file and the place", async (_, content, place) => {
  const failure = await start(content).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Error);
  expect((failure as Error).message).toContain(`EXCHANGE_FILE ${path}`);
  expect((failure as Error).message).toContain(place);
});

test("a file that is not there stops the start with its name", async () => {
  vi.stubEnv("EXCHANGE_FILE", join(directory, "yok.json"));
  await expect(import("./exchange")).rejects.toThrow(/^EXCHANGE_FILE .*yok\.json/);
});
