import { expect, test } from "vitest";
import { wordsIn } from "~/i18n/words";
import { changeView } from "./change";

const tr = await wordsIn("tr");

test.each([
  [0.04, "same", "%0,0"],
  [-0.04, "same", "%0,0"],
  [-0.06, "down", "%0,1"],
  [0.14, "up", "%0,1"],
])("shows a change of %d per cent as %s %s", (percent, direction, text) => {
  expect(changeView(percent, { language: "tr", t: tr })).toMatchObject({ direction, text });
});
