import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const PAGE = readFileSync("docs/security.md", "utf8");

/** The requirements of ASVS 5.0 at levels 1 and 2: the sections and the numbers in them. */
const ASVS =
  "1.1:1-2 1.2:1-9 1.3:1-11 1.4:1-3 1.5:1-2 2.1:1-3 2.2:1-3 2.3:1-4 2.4:1-1 3.2:1-2 3.3:1-4 3.4:1-6 3.5:1-5 3.7:1-2 " +
  "4.1:1-3 4.2:1-1 4.3:1-2 4.4:1-4 5.1:1-1 5.2:1-3 5.3:1-2 5.4:1-3 6.1:1-3 6.2:1-12 6.3:1-4 6.4:1-4 6.5:1-5 6.6:1-3 " +
  "6.8:1-4 7.1:1-3 7.2:1-4 7.3:1-2 7.4:1-5 7.5:1-2 7.6:1-2 8.1:1-2 8.2:1-3 8.3:1-1 8.4:1-1 9.1:1-3 9.2:1-4 10.1:1-2 " +
  "10.2:1-2 10.3:1-4 10.4:1-11 10.5:1-5 10.6:1-2 10.7:1-3 11.1:1-2 11.2:1-3 11.3:1-3 11.4:1-4 11.5:1-1 11.6:1-1 " +
  "12.1:1-3 12.2:1-2 12.3:1-4 13.1:1-1 13.2:1-5 13.3:1-2 13.4:1-5 14.1:1-2 14.2:1-4 14.3:1-3 15.1:1-3 15.2:1-3 " +
  "15.3:1-7 16.1:1-1 16.2:1-5 16.3:1-4 16.4:1-3 16.5:1-3 17.1:1-1 17.2:1-4 17.3:1-2";

const REQUIREMENTS = ASVS.split(" ").flatMap((range) => {
  const [section = "", numbers = ""] = range.split(":");
  const [first = 1, last = 1] = numbers.split("-").map(Number);
  return Array.from({ length: last - first + 1 }, (_, at) => `${section}.${first + at}`);
});

const rows = () => PAGE.split("\n").filter((line) => /^\| *\d+\.\d+\.\d+/.test(line));
const cells = (row: string) => row.split("|").map((cell) => cell.trim());

/** "6.2.8–6.2.9" names both, and "3.3.1, 3.3.3" these two. */
const named = (cell: string) =>
  cell.split(", ").flatMap((part) => {
    const [from = "", until = from] = part.split("–");
    return REQUIREMENTS.slice(REQUIREMENTS.indexOf(from), REQUIREMENTS.indexOf(until) + 1);
  });

test("docs/security.md says once for each requirement how the portal meets it", () => {
  expect(REQUIREMENTS).toHaveLength(253);
  expect(rows().flatMap((row) => named(cells(row)[1] ?? ""))).toEqual(expect.arrayContaining(REQUIREMENTS));
  expect(rows().flatMap((row) => named(cells(row)[1] ?? ""))).toHaveLength(REQUIREMENTS.length);
  for (const row of rows()) {
    expect(cells(row), row).toHaveLength(7);
    expect(["met", "partly", "open", "operator", "upstream", "–"], row).toContain(cells(row)[3]);
  }
});

test("unmet and partly met requirements name a gap or a reason, and every gap is listed at the top", () => {
  const explained = [...PAGE.matchAll(/^\| (G\d+) /gm)].map(([, gap]) => gap);
  const used = new Set(rows().flatMap((row) => row.match(/\bG\d+\b/g) ?? []));
  expect([...used].filter((gap) => !explained.includes(gap))).toEqual([]);
  for (const row of rows()) if (/\| (?:partly|open) /.test(row)) expect(cells(row)[4], row).not.toBe("");
});

test("the named tests and files exist", () => {
  const files = ["app", "server", "tests", "docs"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
  );
  const paths = [...PAGE.matchAll(/`([\w@./-]+\.(?:tsx?|md|json|conf|service))`/g)].map(
    ([, path]) => path ?? "",
  );
  expect(paths.length).toBeGreaterThan(150);
  expect(
    [...new Set(paths)].filter((path) => !files.some((file) => `/${file}`.endsWith(`/${path}`))),
  ).toEqual([]);
});
