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
])("the address %s decides: %s, whatever the browser prefers", async (path, language) => {
  const headers = { "Accept-Language": "de, en;q=0.9, tr;q=0.8", Cookie: "langid=2; lng=en; i18next=en" };
  expect(await languageOf(new Request(`http://localhost${path}`, { headers }))).toBe(language);
});

test("values go into the words as they are: escaping is React's, patterns in them mean nothing", async () => {
  const t = await wordsIn("tr");
  const when = `<b>&"ı$&$1 $t(page.home) {{when}}`;
  expect(t("notice.stale", { when })).toContain(when);
  const typed = { name: "{{company}}", company: "{{code}}", code: "{{name}}" };
  expect(t("register.message", typed)).toMatch(/: {{company}}\. .*: {{code}}\. .*: {{name}}\.$/);
});

test("a number needs no plural", async () => {
  const [t, en] = [await wordsIn("tr"), await wordsIn("en")];
  expect([t("list.count", { count: 0 }), t("list.count", { count: 1 })]).toEqual([
    "0 kayıt bulundu",
    "1 kayıt bulundu",
  ]);
  expect(en("board.more", { count: 3 })).toContain("3");
});

test("the words of a language are made once", async () => {
  expect(await wordsIn("en")).toBe(await wordsIn("en"));
});
