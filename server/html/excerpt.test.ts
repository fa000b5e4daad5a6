import { expect, test } from "vitest";
import { excerpt, highlight } from "./excerpt";

const joined = (parts: { text: string; hit: boolean }[]) =>
  parts.map(({ text, hit }) => (hit ? `[${text}]` : text)).join("");
const filler = "Borsada her gün çok sayıda ürün işlem görür ve kayda geçer. ".repeat(12);

test("marks whole words however they are written", () => {
  expect(joined(highlight("Iğdır'da BUĞDAY, buğdaycı", new Set(["igdir", "bugday"])))).toBe(
    "[Iğdır]'da [BUĞDAY], buğdaycı",
  );
});

test("a short text stands whole", () => {
  expect(joined(excerpt("Yemlik arpa", new Set(["arpa"])))).toBe("Yemlik [arpa]");
  expect(excerpt("", new Set(["arpa"]))).toEqual([]);
});

test("shows where the words stand together, not where the first stands alone", () => {
  const text = `Arpa. ${filler}Sonunda arpa ile buğday birlikte satıldı. ${filler}`;
  const shown = joined(excerpt(text, new Set(["arpa", "bugday"])));
  expect(shown).toContain("[arpa] ile [buğday]");
  expect(shown).toMatch(/^… .* …$/);
  expect(shown.length).toBeLessThan(300);
});

test("a text that matched by its title alone begins at its beginning", () => {
  expect(joined(excerpt(filler, new Set(["arpa"])))).toMatch(/^Borsada her gün .*…$/);
});

test("nothing of the text is lost or doubled", () => {
  const text = "bir buğday iki buğday üç";
  expect(
    highlight(text, new Set(["bugday"]))
      .map((part) => part.text)
      .join(""),
  ).toBe(text);
});
