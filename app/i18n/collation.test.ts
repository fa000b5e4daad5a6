import { expect, test } from "vitest";
import { compareText } from "./collation";

test("the Turkish alphabet orders Turkish words", () => {
  const ordered =
    "Cevizi Çavdar Gül Hububat ığdır Ilgın Izgara İğde incir Oğlak Öküz Sarı Şeker Un Üzüm".split(" ");
  const mixed = [...ordered].reverse();
  expect(mixed.sort((a, b) => compareText(a, b))).toEqual(ordered);
});

test("figures in names count by their value", () => {
  expect(["2. Grup", "10. Grup", "1. Grup"].sort((a, b) => compareText(a, b))).toEqual([
    "1. Grup",
    "2. Grup",
    "10. Grup",
  ]);
});
