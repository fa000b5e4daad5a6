import { expect, test } from "vitest";
import { compareText, fold } from "./collation";

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

test.each([
  ["IĞDIR", "igdir"],
  ["ığdır", "igdir"],
  ["igdir", "igdir"],
  ["İĞDİR", "igdir"],
  ["BUGDAY", "bugday"],
  ["buğday", "bugday"],
  ["Çavdar Öküz Şeker Ürün", "cavdar okuz seker urun"],
  ["Rüzgâr", "ruzgar"],
  ["Buğ\u00adday", "bugday"],
  ["Buğ\u200bday\ufeff", "bugday"],
])("%s folds to %s", (text, folded) => {
  expect(fold(text)).toBe(folded);
});
