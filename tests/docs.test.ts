import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { format } from "prettier";
import { expect, test } from "vitest";
import { PAGES, type Page } from "../app/pages";
import tr from "../public/assets/i18n/tr.json";
import { CORPUS } from "./contracts/corpus";
import { DECLARED_CALLS } from "./contracts/declared-calls";

/** Tables in docs/ that are compared with the code. `UPDATE_DOCS=1` writes the generated one. */

const PAGES_FILE = "docs/pages.md";
const words: Record<string, string> = tr;

function rowOf(page: Page): string {
  const who = "audience" in page ? page.audience : "";
  const query = "query" in page ? page.query.map((name) => `\`${name}\``).join(" ") : "";
  const cells = [words[page.title], `\`${page.tr}\``, `\`${page.en}\``, page.shape, query, who];
  return `| ${cells.join(" | ")} |`;
}

function pagesTable(): Promise<string> {
  const text = [
    "# Pages",
    "",
    "Made from `app/page-table/` by `UPDATE_DOCS=1 npx vitest run tests/docs.test.ts`, and compared with it by the tests.",
    "",
    "| Page | Turkish | English | Shape | Reads | For |",
    "| --- | --- | --- | --- | --- | --- |",
    ...PAGES.map(rowOf),
    "",
  ].join("\n");
  return format(text, { parser: "markdown", printWidth: 110 });
}

test("docs/pages.md matches the page table", async () => {
  const table = await pagesTable();
  if (process.env.UPDATE_DOCS) writeFileSync(PAGES_FILE, table);
  expect(readFileSync(PAGES_FILE, "utf8")).toBe(table);
});

/** The rows of the table of calls: the names in the first cell, method and path in the second. */
const DOCUMENTED = readFileSync("docs/upstream-api.md", "utf8")
  .split("\n")
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .filter(([, , call = ""]) => /^(GET|POST) `/.test(call))
  .flatMap(([, names = "", call = ""]) => {
    const [, method = "", path = ""] = /^(\w+) `([^`?]+)/.exec(call) ?? [];
    const pattern = path.replaceAll(".", "\\.").replace(/\{[^}]*\}/g, "[^/]+");
    const isBodyless = call.includes("bodyless");
    return [...names.matchAll(/`([\w.]+)`/g)].map(([, name = ""]) => ({
      name,
      pattern: new RegExp(`^${method} ${pattern}$`),
      isBodyless,
    }));
  });

test("docs/upstream-api.md lists each declared call with method and path", () => {
  expect(DOCUMENTED.map(({ name }) => name).toSorted()).toEqual([...DECLARED_CALLS.keys()].toSorted());
  for (const { call, params } of CORPUS) {
    const [path = ""] = call.path(params as never).split("?");
    const documented = DOCUMENTED.find(({ name }) => name === call.name);
    expect(`${call.method} ${path}`, call.name).toMatch(documented?.pattern ?? /^undocumented$/);
    expect(call.method === "POST" && !call.body, call.name).toBe(documented?.isBodyless);
  }
});

test("docs name existing files only", () => {
  const texts = [
    "README.md",
    ...readdirSync("docs", { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".md"))
      .map((name) => `docs/${name}`),
  ];
  const files = ["app", "server", "tests"].flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: "utf8" }).map((name) => `/${room}/${name}`),
  );
  const gone = texts.flatMap((text) =>
    [...readFileSync(text, "utf8").matchAll(/`([a-z][\w/.-]*\.tsx?)`/g)].flatMap(([, name = ""]) =>
      existsSync(name) || files.some((file) => file.endsWith(`/${name}`)) ? [] : [`${text}: ${name}`],
    ),
  );
  expect(gone).toEqual([]);
});
