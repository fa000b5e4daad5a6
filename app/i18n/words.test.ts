import { expect, test } from "vitest";
import { languageOf, wordsIn } from "./words";

test.each([
  ["/", "tr"],
  ["/hakkimizda", "tr"],
  ["/en", "en"],
  ["/en/about", "en"],
  ["/english", "tr"],
  ["/tr/en", "tr"],
  ["/hakkimizda?lng=en", "tr"],
])("takes the language from the address %s: %s, whatever the browser prefers", async (path, language) => {
  const headers = { "Accept-Language": "de, en;q=0.9, tr;q=0.8", Cookie: "langid=2; lng=en; i18next=en" };
  expect(await languageOf(new Request(`http://localhost${path}`, { headers }))).toBe(language);
});

test("inserts values unescaped and ignores patterns in them", async () => {
  const t = await wordsIn("tr");
  const when = `<b>&"ı$&$1 $t(page.home) {{when}}`;
  expect(t("notice.stale", { when })).toContain(when);
  const typed = { name: "{{company}}", company: "{{code}}", code: "{{name}}" };
  expect(t("register.message", typed)).toMatch(/: {{company}}\. .*: {{code}}\. .*: {{name}}\.$/);
});

test("formats counts by language and chooses the English singular", async () => {
  const [t, en] = [await wordsIn("tr"), await wordsIn("en")];
  const counts = [0, 1, 2, 1234];
  const inWords = (words: typeof t) => counts.map((count) => words("figures.classes", { count }));
  expect(inWords(t)).toEqual(["0 sınıf", "1 sınıf", "2 sınıf", "1.234 sınıf"]);
  expect(inWords(en)).toEqual(["0 classes", "1 class", "2 classes", "1,234 classes"]);
  expect(en("yearly.byMonth", { year: 2024 })).toContain("2024");
});

test("builds the words of a language once", async () => {
  expect(await wordsIn("en")).toBe(await wordsIn("en"));
});
