import { expect, test } from "vitest";
import { fold } from "./fold";

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
