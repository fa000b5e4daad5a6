import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** docs/open-data.md compared with what it names. */

const ROWS = readFileSync("docs/open-data.md", "utf8")
  .split("\n")
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .filter(([, number = ""]) => /^\d+$/.test(number))
  .map(([, number, practice = "", met = "", how = "", tested = ""]) => ({
    number: Number(number),
    practice,
    met,
    how,
    tested,
  }));

test("each of the 35 practices has a row that says how it is met", () => {
  expect(ROWS.map(({ number }) => number)).toEqual(Array.from({ length: 35 }, (_, at) => at + 1));
  expect(new Set(ROWS.map(({ practice }) => practice)).size).toBe(35);
  for (const { practice, met, how } of ROWS) {
    expect(["yes", "partly", "operator"], practice).toContain(met);
    expect(how, practice).not.toBe("");
  }
});

test("practices met by the portal name existing tests", () => {
  for (const { practice, met, tested } of ROWS) {
    if (tested === "not tested") {
      expect(met, practice).toBe("operator");
      continue;
    }
    const [, file = "", title = ""] = /^`([^`]+)`: (.+)$/.exec(tested) ?? [];
    expect(readFileSync(file, "utf8").includes(`"${title}"`), `${practice}: ${tested}`).toBe(true);
  }
});

test("counts its rows correctly", () => {
  const text = readFileSync("docs/open-data.md", "utf8").replace(/\s+/g, " ");
  const count = (met: string) => ROWS.filter((row) => row.met === met).length;
  expect(text).toContain(
    `${count("yes")} yes, ${count("partly")} partly, ${count("operator")} of the operator.`,
  );
});
