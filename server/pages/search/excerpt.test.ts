import { expect, test } from "vitest";
import { excerpt, highlight } from "./excerpt";

const joined = (parts: { text: string; hit: boolean }[]) =>
  parts.map(({ text, hit }) => (hit ? `[${text}]` : text)).join("");
const filler = "Borsada her gün çok sayıda ürün işlem görür ve kayda geçer. ".repeat(12);

test("marks whole words in any spelling", () => {
  expect(joined(highlight("Iğdır'da BUĞDAY, buğdaycı", new Set(["igdir", "bugday"])))).toBe(
    "[Iğdır]'da [BUĞDAY], buğdaycı",
  );
});

test("returns a short text whole", () => {
  expect(joined(excerpt("Yemlik arpa", new Set(["arpa"])))).toBe("Yemlik [arpa]");
  expect(excerpt("", new Set(["arpa"]))).toEqual([]);
});

test("starts where most of the words stand together", () => {
  const text = `Arpa. ${filler}Sonunda arpa ile buğday birlikte satıldı. ${filler}`;
  const result = joined(excerpt(text, new Set(["arpa", "bugday"])));
  expect(result).toContain("[arpa] ile [buğday]");
  expect(result).toMatch(/^… .* …$/);
  expect(result.length).toBeLessThan(300);
});

test("starts at the beginning for a match in the title only", () => {
  expect(joined(excerpt(filler, new Set(["arpa"])))).toMatch(/^Borsada her gün .*…$/);
});

test("neither loses nor repeats text", () => {
  const text = "bir buğday iki buğday üç";
  expect(
    highlight(text, new Set(["bugday"]))
      .map((part) => part.text)
      .join(""),
  ).toBe(text);
});
