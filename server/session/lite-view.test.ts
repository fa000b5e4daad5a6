import { expect, test } from "vitest";
import { wantsLiteView } from "./lite-view";

test.each([
  ["sade=1", null, true],
  ["a=b; sade=1; langid=2", null, true],
  ["sade=0", "on", false],
  ["sade=1", "off", true],
  [null, "on", true],
  [undefined, " On;q=1", true],
  ["langid=2", "on, on", true],
  [null, undefined, false],
  [null, "only", false],
  [null, "off", false],
  ["a=b; __Host-sade=1", null, true],
  ["sade=10", null, false],
  ["sade=", null, false],
  ["sade=yes", "on", true],
  ["xsade=1; sadex=1", null, false],
])("cookies %j with Save-Data %j", (cookies, saveData, isLite) => {
  expect(wantsLiteView(cookies, saveData)).toBe(isLite);
});
