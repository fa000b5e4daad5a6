import { describe, expect, test } from "vitest";
import { passwordStrength } from "./password-strength";

describe("password strength", () => {
  test.each([
    ["", "nothing"],
    ["aB3d5f7", "seven characters"],
    ["karpuzbahçe", "small letters alone"],
    ["KARPUZBAHÇE", "capital letters alone"],
    ["1973204866", "digits alone"],
    ["çğıöşüçğ", "small Turkish letters alone"],
    ["ÇĞİÖŞÜÇĞ", "capital Turkish letters alone"],
    ["abc de!?-_", "signs, which are none of the three"],
    ["İ".normalize("NFD").repeat(3) + "ab3d", "seven letters, three of them written as two signs"],
    ["a1😀😀😀😀😀", "seven characters, five of them of two halves"],
    ["Şifre2026!", "a well-known word with digits and a sign"],
    ["2026PAROLAM", "digits before one"],
    ["Galatasaray1905", "a club and its year"],
    ["Abcdefgh1", "a row of letters"],
    ["QWERtyuı1", "a row of keys, with a Turkish ı"],
    ["12345678a", "digits in a row"],
    ["aaaaAAAA1", "a letter again and again"],
    ["98765Qwert", "two rows"],
  ])("weak: %s (%s)", (password) => {
    expect(passwordStrength(password)).toBe("weak");
  });

  test.each([
    ["karPUZbah", "small and capital letters"],
    ["karpuz94", "small letters and digits"],
    ["KARPUZ94", "capital letters and digits"],
    ["ışığınŞen", "a capital Ş among small letters"],
    ["İçeriden", "a capital İ before small letters"],
    ["KARPUZI1", "a plain I: no small letter"],
    ["ısparta32", "a dotless ı is a small letter"],
    ["ab 17 !?", "signs count as characters"],
    ["benim sifrem 94 karpuz", "a well-known word among others"],
  ])("medium: %s (%s)", (password) => {
    expect(passwordStrength(password)).toBe("medium");
  });

  test.each([
    ["karpEF94", "all three in eight"],
    ["İskender34", "a capital İ"],
    ["ŞEKERı94", "a small ı as the only small letter"],
    ["çğıöşü İ1", "Turkish letters"],
    ["\u0049\u0307skender3", "an İ of two signs"],
  ])("strong: %s (%s)", (password) => {
    expect(passwordStrength(password)).toBe("strong");
  });
});
