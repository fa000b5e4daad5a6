import { expect, test } from "vitest";
import {
  compareText,
  fold,
  languageOfNames,
  lowerCase,
  printable,
  sentenceCase,
  unbrokenRanges,
} from "./letters";

test("sorts Turkish words by the Turkish alphabet", () => {
  const ordered =
    "Cevizi Çavdar Gül Hububat ığdır Ilgın Izgara İğde incir Oğlak Öküz Sarı Şeker Un Üzüm".split(" ");
  const mixed = [...ordered].reverse();
  expect(mixed.sort((a, b) => compareText(a, b))).toEqual(ordered);
});

test("sorts numbers in names by value", () => {
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
])("folds %s to %s", (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test("joins ranges of numbers, and nothing else", () => {
  expect(unbrokenRanges("Hafta içi 08.30–12.00 ve 13.00–17.30")).toBe(
    "Hafta içi 08.30\u2060–\u206012.00 ve 13.00\u2060–\u206017.30",
  );
  expect(unbrokenRanges("VMS – vadeli, 17,44 – 17,90, tel. 5-10")).toBe(
    "VMS – vadeli, 17,44 – 17,90, tel. 5-10",
  );
});

test("capitalises dotted and dotless i in Turkish only", () => {
  expect(lowerCase("ILGIN İĞDE IŞIK", "tr")).toBe("ılgın iğde ışık");
  expect(lowerCase("CHICKPEAS", "en")).toBe("chickpeas");
  // Lower-casing alone would turn İ into two code points.
  expect(lowerCase("İ", "tr")).toHaveLength(1);
});

test.each([
  ["KIRMIZI SERT EKMEKLİK BUĞDAYLAR", "tr", "Kırmızı sert ekmeklik buğdaylar"],
  ["ISPANAK", "tr", "Ispanak"],
  ["İNEK SÜTÜ (ÇİĞ)", "tr", "İnek sütü (çiğ)"],
  ["1. GRUP KIRMIZI", "tr", "1. grup kırmızı"],
  ["OIL SEEDS", "en", "Oil seeds"],
  ["ı", "tr", "I"],
  ["", "tr", ""],
] as const)("turns %s in %s into %s", (text, language, expected) => {
  expect(sentenceCase(text, language)).toBe(expected);
});

test("sorts small and capital letters of the Turkish alphabet together", () => {
  const alphabet = Array.from("abcçdefgğhıijklmnoöprsştuüvyz");
  const shuffled = alphabet.toReversed();
  expect(shuffled.toSorted((a, b) => compareText(a, b))).toEqual(alphabet);
  const capitals = alphabet.map((letter) => letter.toLocaleUpperCase("tr"));
  expect(capitals.toReversed().toSorted((a, b) => compareText(a, b))).toEqual(capitals);
  expect(compareText("ılgın", "Iğdır")).toBeGreaterThan(0);
  expect(compareText("ı", "i", "tr")).toBeLessThan(0);
});

test("sorts English lists in English order", () => {
  expect(["Zinc", "Çiğ", "Dates"].toSorted((a, b) => compareText(a, b, "en"))).toEqual([
    "Çiğ",
    "Dates",
    "Zinc",
  ]);
});

test("takes names without a language for Turkish if they have a Turkish letter", () => {
  expect(languageOfNames(["KIRMIZI SERT BUĞDAY", "MISIR"], "en")).toBe("tr");
  expect(languageOfNames(["RED WHEAT", "CORN"], "en")).toBe("en");
  expect(sentenceCase("KIRMIZI SERT EKMEKLİK BUĞDAYLAR", "tr")).toBe("Kırmızı sert ekmeklik buğdaylar");
});

test("folds every spelling of a word to the same search key", () => {
  for (const word of ["ıspanak", "ISPANAK", "İSPANAK", "ispanak", "i\u0307spanak", "Ispanâk"]) {
    expect(fold(word)).toBe("ispanak");
  }
  expect(fold("ÇĞİÖŞÜ çğıöşü")).toBe("cgiosu cgiosu");
  expect(fold("₺ 16,60")).toBe("₺ 16,60");
});

test.each([
  ["Buğday, arpa\n\tve mısır 🌾", "Buğday, arpa\n\tve mısır 🌾"],
  ["Bor\0sa\u0001 \u007fda\u001f", "Borsa da"],
  ["fatura\u202egpj.exe \u2067x\u2069 a\u0085b\u009f", "faturagpj.exe x ab"],
  ["\ud83cyarım\udf3e \ufffd", "yarım "],
  ["\ud83c\ud83c\udf3e", "🌾"],
])("turns %j into %j", (raw, read) => expect(printable(raw)).toBe(read));
