import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../app/i18n/language";
import { PAGES } from "../app/pages";
import en from "../public/assets/i18n/en.json";
import tr from "../public/assets/i18n/tr.json";

/** Rules that neither types nor lint rules check. */

interface Source {
  path: string;
  text: string;
  /** Without comments. */
  code: string;
}

const SOURCES: Source[] = ["app", "server", "tests"]
  .flatMap((directory) =>
    readdirSync(directory, { recursive: true, encoding: "utf8" }).map((name) => join(directory, name)),
  )
  .filter((path) => /\.(tsx?|mjs|css)$/.test(path))
  .map((path) => {
    const text = readFileSync(path, "utf8");
    return { path, text, code: text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "") };
  });
const shipped = SOURCES.filter(({ path }) => !/^tests\/|\.test\.|\/testing\/|test-upstream/.test(path));
const pathsOf = (sources: Source[]) => sources.map(({ path }) => path);
const words: Record<(typeof LANGUAGES)[number], Record<string, string>> = { tr, en };

describe("words", () => {
  const placeholders = (text: string) =>
    [...text.matchAll(/\{\{(.*?)\}\}/g)].map(([, name]) => name).toSorted();

  test("have the same keys in both languages, in the same order", () => {
    expect(Object.keys(en)).toEqual(Object.keys(tr));
  });

  test.each(LANGUAGES)("%s has no empty words and no broken placeholders", (language) => {
    for (const [key, text] of Object.entries(words[language])) {
      expect(text.trim(), key).toBe(text);
      expect(text, key).not.toBe("");
      expect(text.replace(/\{\{\w+\}\}/g, ""), key).not.toMatch(/[{}]|\$t\(|\ufffd/);
    }
  });

  test("have the same placeholders in both languages", () => {
    for (const [key, text] of Object.entries(tr)) {
      expect(placeholders(words.en[key] ?? ""), key).toEqual(placeholders(text));
    }
  });

  /** Keys that the code builds: each template with the values of its variable. */
  const BUILT: Readonly<Record<string, string[]>> = {
    "surveyForm.${value}": ["evet", "hayir"],
    "board.${direction}": ["up", "down"],
    "download.${format}": ["csv", "xlsx", "json"],
    "product.announced.${key}": ["above", "below", "same"],
    "app.${store}": ["google-play", "app-store"],
    "social.${network}": ["x", "facebook", "instagram", "youtube", "linkedin"],
  };

  test("every key made from a template is listed here", () => {
    const templates = shipped.flatMap(({ code }) =>
      [...code.matchAll(/\bt\(\s*`([^`]*)`/g)].map(([, template]) => template),
    );
    expect(new Set(templates)).toEqual(new Set(Object.keys(BUILT)));
  });

  test("have no unused key", () => {
    const code = shipped.map((source) => source.code).join("\n");
    const built = Object.entries(BUILT).flatMap(([template, values]) =>
      values.map((value) => template.replace(/\$\{\w+\}/, value)),
    );
    const ofPages = PAGES.flatMap(({ title }) => [title, title.replace("page.", "lead.")]);
    const keys = Object.keys(tr).map((key) => key.replace(/_one$/, ""));
    const unused = keys.filter((key) => !code.includes(`"${key}"`) && ![...built, ...ofPages].includes(key));
    expect(unused).toEqual([]);
  });

  test("name every page of the table", () => {
    expect(PAGES.filter(({ title }) => !(title in tr)).map(({ id }) => id)).toEqual([]);
  });
});

describe("the page table", () => {
  test("has each id and path once, English ones below /en", () => {
    const ids = PAGES.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const shapes = PAGES.flatMap((page) => [page.tr, page.en]).map((path) => path.replace(/:\w+/g, ":"));
    expect(new Set(shapes).size).toBe(shapes.length);
    for (const page of PAGES) {
      expect(page.en).toMatch(/^\/en(\/|$)/);
      expect(page.tr).not.toMatch(/^\/en(\/|$)/);
    }
  });

  test("has the same parameters in both languages, and existing pages only", () => {
    const parameters = (path: string) => path.match(/:\w+/g) ?? [];
    const ids = new Set<string>(PAGES.map(({ id }) => id));
    for (const page of PAGES) {
      expect(parameters(page.en)).toEqual(parameters(page.tr));
      if ("parent" in page) expect(ids).toContain(page.parent);
      if ("canonical" in page) expect(ids).toContain(page.canonical);
    }
  });
});

describe("files", () => {
  test("no shipped file is longer than 250 lines", () => {
    const long = shipped.filter(({ text }) => text.split("\n").length > 251);
    expect(pathsOf(long)).toEqual([]);
  });

  test("no test of the gate reads /proc: what measures a machine is in tests/slow", () => {
    const gate = SOURCES.filter(({ path }) =>
      /^tests\/(?:contracts|e2e|http|support)\/|\.test\.tsx?$/.test(path),
    );
    const measuring = gate.filter(
      ({ path, code }) => !path.startsWith("tests/slow/") && /["'`]\/proc\//.test(code),
    );
    expect(pathsOf(measuring)).toEqual([]);
  });

  test("no file switches off a lint rule or a type", () => {
    const off = /(?:eslint|oxlint)-disable|@ts-(ignore|nocheck)|\bas any\b/;
    expect(
      pathsOf(SOURCES.filter(({ path, text }) => path !== "tests/structure.test.ts" && off.test(text))),
    ).toEqual([]);
  });
});

describe("Remix internals", () => {
  const names = [
    /__remix|_remix|remixContext|serverHandoff|staticHandlerContext|RemixBrowser|createRequestHandler/i,
    /virtual:remix|"\.data"|_routes\b|\/_root\b|__manifest|[?&]_data\b|"_data"|\b(?:UNSAFE|unstable)_/,
    /(?:from|import\(?|module) "(?:@remix-run\/(?!(?:node|react|dev|route-config)")|react-router|turbo-stream)/,
  ];

  test("are used in the remix-patches folders only: the rest can move to another router by names", () => {
    const config = readFileSync("vite.config.ts", "utf8");
    const others = [...shipped, { path: "vite.config.ts", code: config }].filter(
      ({ path }) => !path.includes("/remix-patches/"),
    );
    const leaning = others.filter(({ code }) => names.some((name) => name.test(code)));
    expect(leaning.map(({ path }) => path)).toEqual([]);
  });
});

describe("packages", () => {
  const importing = (inside: RegExp, forbidden: RegExp, except = /^$/) =>
    shipped
      .filter(({ path, code }) => inside.test(path) && !except.test(path) && forbidden.test(code))
      .map(({ path }) => path);

  test("components neither parse nor handle dates", () => {
    expect(importing(/^app\/(components|behaviours)\//, /from "(?:i18next|zod|luxon)"/)).toEqual([]);
  });

  test("behaviours use the browser only: no framework and no component until a click opens one", () => {
    const forbidden = /^import (?!type ).*"(?:react|@remix-run|@radix|[^"]*\/components\/[^".]*")/m;
    expect(importing(/^app\/(?:behaviours\/|entry\.client)/, forbidden, /\/open-\w+\.tsx$/)).toEqual([]);
  });
});

describe("contracts", () => {
  test("the upstream's Turkish names stay within its contracts", () => {
    const contracts = shipped.filter(({ path }) => path.startsWith("server/upstream/contracts/"));
    const names = new Set(
      contracts.flatMap(({ code }) =>
        [...code.matchAll(/(?<!const )\b([A-Z]\w+): |(?<=\[|", )"([A-Z]\w+)", /g)].map(
          ([, ofBody = "", ofField = ""]) => ofBody || ofField,
        ),
      ),
    );
    // Words that are English too.
    for (const name of [
      "Id",
      "Name",
      "Children",
      "Source",
      "Unit",
      "Currency",
      "Description",
      "Path",
      "Active",
      "Application",
      "Email",
    ])
      names.delete(name);
    expect(names).toContain("OneCikanGorsel");
    const wire = new RegExp(`\\b(${[...names].join("|")})\\b`);
    // config/demo.ts passes the demo exchange's own numbers on.
    const rooms = /^server\/(upstream\/contracts\/|reference-upstream\/|config\/demo\.ts)/;
    const leaks = shipped.filter(({ path, code }) => !rooms.test(path) && wire.test(code));
    expect(pathsOf(leaks)).toEqual([]);
  });
});

describe("docs/deploy", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: { start: string } };

  test.each(["Dockerfile", "borsa-portal@.service"])("%s starts what npm start starts", (file) => {
    const text = readFileSync(join("docs/deploy", file), "utf8");
    expect(text.replaceAll('", "', " ")).toContain(scripts.start);
  });

  test("operating.md names Node's options", () => {
    const operating = readFileSync("docs/operating.md", "utf8");
    for (const flag of scripts.start.split(" ").filter((word) => word.startsWith("--")))
      expect(operating).toContain(flag);
  });
});
