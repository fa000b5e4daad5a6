import { expect, test } from "vitest";
import { qrPath } from "./qr";

const QUIET = 2;
const FINDER = ["#######", "#.....#", "#.###.#", "#.###.#", "#.###.#", "#.....#", "#######"];

function modules({ path, size }: ReturnType<typeof qrPath>): string[] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => "."));
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    rows[Number(y)]?.fill("#", Number(x), Number(x) + Number(run));
  return rows.map((row) => row.join(""));
}

test("draws a code with three finder patterns and a quiet zone", () => {
  const code = qrPath("https://play.google.com/store/apps/details?id=example.basakova");
  const rows = modules(code);
  const corner = (top: number, left: number) =>
    FINDER.map((_, index) => rows[top + index]?.slice(left, left + FINDER.length));
  const far = code.size - QUIET - FINDER.length;
  for (const [top, left] of [
    [QUIET, QUIET],
    [QUIET, far],
    [far, QUIET],
  ] as const)
    expect(corner(top, left)).toEqual(FINDER);
  const border = [
    ...rows.slice(0, QUIET),
    ...rows.slice(-QUIET),
    ...rows.map((row) => row.slice(0, QUIET) + row.slice(-QUIET)),
  ];
  expect(border.join("")).not.toContain("#");
});

test("draws different codes for different addresses", () => {
  expect(qrPath("https://a.example").path).not.toBe(qrPath("https://b.example").path);
});
