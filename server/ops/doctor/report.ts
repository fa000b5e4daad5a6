import type { Checkup } from "./checkup";
import type { CallReport, PageReport, Shown } from "./diagnosis";

const INDENT = " ".repeat(10);

export function linesOf({ surroundings, calls, pages, untried }: Checkup): string[] {
  return [
    ...surroundings.map(({ name, fault }) =>
      fault === null ? `ok      ${name}` : `FAILED  ${name}: ${fault}`,
    ),
    "",
    ...calls.flatMap(callLines),
    "",
    ...pages.flatMap(pageLines),
    ...untried.map(({ page, why }) => `not tried     ${page} (${why})`),
    "",
    totalLine(pages, untried.length),
  ];
}

function callLines(call: CallReport): string[] {
  const { name, asked, rows, slowestMs } = call;
  const figures = [
    `asked ${times(asked)}`,
    ...(rows === null ? [] : [`${rows} rows`]),
    `${slowestMs} ms at most`,
  ];
  return [
    `${markOf(call)} ${name.padEnd(28)} ${figures.join(", ")}`,
    ...detailsOf(call).map((line) => INDENT + line),
  ];
}

function markOf({ failures, losses, habits }: CallReport): string {
  if (failures.length > 0) return "FAILED ";
  return Object.keys(losses).length > 0 || habits.some(({ isKept }) => !isKept) ? "in part" : "fits   ";
}

function detailsOf({ failures, misfits, losses, habits, unfilled, takesMs }: CallReport): string[] {
  const slow =
    takesMs === null
      ? "asked once more, it takes longer than 20 s"
      : `asked once more, it takes ${((takesMs ?? 0) / 1000).toFixed(1)} s`;
  return [
    ...failures,
    ...(takesMs === undefined ? [] : [slow]),
    ...misfits.map(({ path, expected, got }) => `${path}: expected ${expected}, got ${got}`),
    ...Object.entries(losses).map(([what, count]) => `${count} ${what}`),
    ...habits.map(({ what, isKept }) => `${what} is ${isKept ? "heeded" : "ignored"}`),
    ...(unfilled.length > 0 ? [`in no row: ${unfilled.join(", ")}`] : []),
  ];
}

const LABELS: Record<Shown, string> = {
  whole: "shown whole  ",
  "in part": "shown in part",
  not: "NOT SHOWN    ",
};

function pageLines({ page, path, status, shown, lacks, nothing }: PageReport): string[] {
  const told = [
    ...lacks.map(({ what, call, why }) => `${INDENT}lacks ${what} (${call}: ${why})`),
    ...(nothing.length > 0 ? [`${INDENT}nothing there: ${nothing.join(", ")}`] : []),
  ];
  const where =
    page === "frame"
      ? "menu, ticker and footer of every page"
      : `${path}${status === 200 ? "" : ` (${status})`}`;
  return [`${LABELS[shown]} ${where}`, ...told];
}

function totalLine(pages: readonly PageReport[], untried: number): string {
  const count = (shown: Shown) => pages.filter((page) => page.shown === shown).length;
  return `${count("whole")} shown whole, ${count("in part")} in part, ${count("not")} not; ${untried} not tried`;
}

const times = (count: number) => ["", "once", "twice"][count] ?? `${count} times`;
