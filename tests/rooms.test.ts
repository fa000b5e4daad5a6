import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseAst, transformWithEsbuild } from "vite";
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
  ["server/pages/prices/charts", "server/pages/prices/rates"],
  ["server/pages/prices/bulletins", "server/pages/prices/years"],
  ["server/pages/prices/comparison", "server/pages/prices/desk"],
  ["server/pages/prices/product-page"],
  ["server/pages/prices/tools"],
  ["server/pages/prices/"],
];

const files = ["app", "server"]
  .flatMap((root) => readdirSync(root, { recursive: true, encoding: "utf8" }).map((name) => join(root, name)))
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\/testing\/|test-upstream/.test(path));

const floorOf = (path: string, floors = FLOORS) =>
  floors.findIndex((rooms) =>
    rooms.some((room) => path === room || path.startsWith(room.endsWith("/") ? room : `${room}/`)),
  );

const all = new Set(files);

function fileOf(name: string, from: string): string[] {
  const path = name.startsWith(".")
    ? join(dirname(from), name)
    : name.replace(/^~server\//, "server/").replace(/^~\//, "app/");
  return [path, `${path}.ts`, `${path}.tsx`].filter((file) => all.has(file));
}

/** The files whose values a file needs as soon as it is loaded. */
async function importsOf(path: string): Promise<string[]> {
  const { code } = await transformWithEsbuild(readFileSync(path, "utf8"), path);
  return parseAst(code)
    .body.flatMap((node) => ("source" in node && node.source ? String(node.source.value) : []))
    .flatMap((name) => fileOf(name, path));
}

const arrows = (
  await Promise.all(files.map(async (from) => (await importsOf(from)).map((to) => ({ from, to }))))
).flat();

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
      ({ from, to }) => floorOf(from, floors) !== -1 && floorOf(to, floors) > floorOf(from, floors),
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
