import { expect, test } from "vitest";
import { wordsIn } from "~/i18n/words";
import { changeView, movesText } from "./change";

const tr = await wordsIn("tr");
const en = await wordsIn("en");

test.each([
  [0.04, "same", "%0,0"],
  [-0.04, "same", "%0,0"],
  [-0.06, "down", "%0,1"],
  [0.14, "up", "%0,1"],
])("shows a change of %d per cent as %s %s", (percent, direction, text) => {
  expect(changeView(percent, { language: "tr", t: tr })).toMatchObject({ direction, text });
});

test("counts rises and falls, naming only those that there are", () => {
  const moves = [2, 0.1, -3, 0];
  expect(movesText(moves, { language: "tr", t: tr })).toBe(
    "2 üründe arttı, 1 üründe azaldı ve 1 üründe değişmedi",
  );
  expect(movesText(moves.slice(0, 3), { language: "en", t: en })).toBe("rose for 2 and fell for 1");
});
