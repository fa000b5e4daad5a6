import { describe, expect, test } from "vitest";
import { passwordStrength } from "./password-strength";

describe("a password is", () => {
  test.each([
    ["", "nothing"],
    ["aB3d5", "five characters"],
    ["abcdefghij", "small letters alone"],
    ["ABCDEFGHIJ", "capital letters alone"],
    ["1234567890", "digits alone"],
    ["çğıöşü", "small Turkish letters alone"],
    ["ÇĞİÖŞÜ", "capital Turkish letters alone"],
    ["abc de!?-_", "signs, which are none of the three"],
    ["İ".normalize("NFD").repeat(3) + "ab", "five letters, three of them written as two signs"],
    ["a1😀😀😀", "five characters, three of them of two halves"],
  ])("weak: %s (%s)", (password) => {
    expect(passwordStrength(password)).toBe("weak");
  });

  test.each([
    ["abcDEF", "small and capital letters"],
    ["abc123", "small letters and digits"],
    ["ABC123", "capital letters and digits"],
    ["ışığıŞ", "a capital Ş among small letters"],
    ["İçerik", "a capital İ before small letters"],
    ["aB3dE5f", "all three, but seven characters"],
    ["abcdefgh1", "nine characters, but no capital letter"],
    ["ABCDEFGI1", "nine characters with a plain I: no small letter"],
    ["ısparta32", "a dotless ı is a small letter"],
    ["ab 12 !?", "signs count as characters"],
  ])("of medium strength: %s (%s)", (password) => {
    expect(passwordStrength(password)).toBe("medium");
  });

  test.each([
    ["abcdEF12", "all three in eight"],
    ["İstanbul34", "a capital İ"],
    ["ŞEKERı12", "a small ı as the only small letter"],
    ["çğıöşü İ1", "Turkish letters"],
    ["\u0049\u0307stanbul3", "an İ of two signs"],
  ])("strong: %s (%s)", (password) => {
    expect(passwordStrength(password)).toBe("strong");
  });
});
