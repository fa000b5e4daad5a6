import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const START = "window.__remixManifest=";
const SHELL = "routes/shell";

interface BrowserRoute {
  id: string;
  parentId?: string;
  [property: string]: unknown;
}

/** Shortens the lists of routes that Remix wrote for the browser into a folder. */
export function shortenRouteLists(folder: string): void {
  for (const name of readdirSync(folder).filter((name) => name.startsWith("manifest-"))) {
    const text = readFileSync(join(folder, name), "utf8");
    if (text.startsWith(START)) writeFileSync(join(folder, name), shortRouteList(text));
  }
}

/**
 * Takes out of the browser's list of routes what it never asks for: addresses without a page, what each module
 * imports (only prefetching reads that, and nothing here prefetches), and all that is false or empty.
 */
function shortRouteList(text: string): string {
  const { routes, ...rest } = JSON.parse(text.slice(START.length).replace(/;$/, "")) as {
    routes: Record<string, BrowserRoute>;
  };
  // One language's beside each other: alike, they pack better.
  const short = Object.values(routes).filter(isPage).map(withoutEmpty).toSorted(byLanguage);
  const list = { ...rest, routes: Object.fromEntries(short.map((route) => [route.id, route])) };
  return `${START}${JSON.stringify(list)};`;
}

const isPage = ({ id, parentId }: BrowserRoute) => !parentId || id === SHELL || parentId === SHELL;

const languageOf = ({ id }: BrowserRoute) => id.split(".")[1] ?? "";
const byLanguage = (a: BrowserRoute, b: BrowserRoute) => languageOf(a).localeCompare(languageOf(b));

function withoutEmpty(route: BrowserRoute): BrowserRoute {
  const full = Object.entries(route).filter(([name, value]) => value !== false && name !== "imports");
  return Object.fromEntries(
    full.filter(([, value]) => !Array.isArray(value) || value.length > 0),
  ) as BrowserRoute;
}
