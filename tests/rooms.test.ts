import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";

/**
 * The house has one direction. Each line is a floor, the lowest first; a file imports values from its own floor and
 * those below, types from anywhere.
 */
const FLOORS: readonly (readonly string[])[] = [
  ["app/i18n"],
  ["app/page-table", "app/pages.ts", "app/resources.ts"],
  ["app/styles", "app/components/elements"],
  ["app/components/tables", "app/components/forms"],
  ["app/components/frame", "app/components/media"],
  ["app/components/content"],
  ["app/components/prices", "app/components/people", "app/components/errors"],
  ["app/components/home", "app/components/members"],
  ["app/lite-view", "app/behaviours", "app/service-worker"],
  ["app/document"],
  ["server/config"],
  ["server/observability"],
  ["server/concurrency"],
  ["server/crypto"],
  ["server/storage"],
  ["server/security"],
  ["server/i18n"],
  ["server/session"],
  ["server/upstream"],
  ["server/media"],
  ["server/html"],
  ["server/forms"],
  ["server/pages"],
  ["server/request"],
  ["server/http"],
  ["server/ops"],
  ["app/routes", "app/remix-patches", "app/"],
  ["server/reference-upstream"],
  ["server/"],
];

/** The same within the largest topic of the pages. */
const PRICES: readonly (readonly string[])[] = [
  ["server/pages/prices/days"],
  ["server/pages/prices/rows"],
  ["server/pages/prices/products"],
  ["server/pages/prices/charts"],
  ["server/pages/prices/bulletins"],
  ["server/pages/prices/comparison", "server/pages/prices/desk"],
  ["server/pages/prices/product-page"],
  ["server/pages/prices/"],
];

const CONFIG = ts.parseJsonConfigFileContent(
  ts.readConfigFile("tsconfig.json", (path) => readFileSync(path, "utf8")).config,
  ts.sys,
  ".",
);

const files = ["app", "server"]
  .flatMap((root) => readdirSync(root, { recursive: true, encoding: "utf8" }).map((name) => join(root, name)))
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\/testing\/|test-upstream/.test(path));

const floorOf = (path: string, floors = FLOORS) =>
  floors.findIndex((rooms) =>
    rooms.some((room) => path === room || path.startsWith(room.endsWith("/") ? room : `${room}/`)),
  );

const isTypeOnly = ({ importClause }: ts.ImportDeclaration): boolean => {
  if (!importClause) return false;
  const { namedBindings, name, phaseModifier } = importClause;
  if (phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const isNamed = namedBindings !== undefined && ts.isNamedImports(namedBindings);
  return !name && isNamed && namedBindings.elements.every((element) => element.isTypeOnly);
};

/** The files whose values a file needs as soon as it is loaded. */
function importsOf(path: string): string[] {
  const source = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest);
  return source.statements
    .filter(
      (statement): statement is ts.ImportDeclaration | ts.ExportDeclaration =>
        (ts.isImportDeclaration(statement) && !isTypeOnly(statement)) ||
        (ts.isExportDeclaration(statement) && !statement.isTypeOnly),
    )
    .flatMap(({ moduleSpecifier }) =>
      moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? [moduleSpecifier.text] : [],
    )
    .flatMap((name) => {
      const resolved = ts.resolveModuleName(name, join(process.cwd(), path), CONFIG.options, ts.sys);
      const file = resolved.resolvedModule?.resolvedFileName;
      return file && !file.includes("node_modules") ? [relative(process.cwd(), file)] : [];
    })
    .filter((file) => !file.startsWith(".."));
}

const arrows = files.flatMap((from) => importsOf(from).map((to) => ({ from, to })));

describe("imports", () => {
  test("put every file on a floor", () => {
    expect(arrows.length).toBeGreaterThan(1000);
    expect(files.filter((path) => floorOf(path) === -1)).toEqual([]);
  });

  test.each([
    ["all of it", FLOORS],
    ["the prices", PRICES],
  ])("lead to lower floors only: %s", (_, floors) => {
    const upwards = arrows.filter(
      ({ from, to }) =>
        to.match(/\.tsx?$/) && floorOf(from, floors) !== -1 && floorOf(to, floors) > floorOf(from, floors),
    );
    expect(upwards.map(({ from, to }) => `${from} -> ${to}`)).toEqual([]);
  });

  test("have no cycle of files", () => {
    const next = new Map(files.map((file) => [file, [] as string[]]));
    for (const { from, to } of arrows) next.get(from)?.push(to);
    const done = new Set<string>();
    const circles: string[] = [];
    const walk = (file: string, way: string[]) => {
      if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(" -> "));
      if (done.has(file) || way.includes(file)) return;
      for (const to of next.get(file) ?? []) walk(to, [...way, file]);
      done.add(file);
    };
    for (const file of files) walk(file, []);
    expect(circles).toEqual([]);
  });

  const reaching = (from: RegExp, to: RegExp) =>
    arrows.filter((arrow) => from.test(arrow.from) && to.test(arrow.to)).map((arrow) => arrow.from);

  test("give components and behaviours no words or addresses of their own", () => {
    expect(reaching(/^app\/(components|behaviours)\//, /^server\/|^app\/pages\.ts$|i18n\/words/)).toEqual([]);
  });

  test("load the reference upstream dynamically only", () => {
    expect(reaching(/^server\/(?!reference-upstream\/)/, /^server\/reference-upstream\//)).toEqual([]);
  });
});
