import type { Page, Route } from "@playwright/test";

/** The starter, Remix's modules and the page's data. */
const SCRIPTS = /\/assets\/[^/]+\.js$/;
const PAGE_DATA = /\/_page\//;

/** What is asked for but does not arrive, as on a connection that has just broken down. */
export interface Held {
  /** How many requests wait. */
  waiting(): number;
  /** Lets everything that waits, and all that comes, through. */
  release(): Promise<void>;
}

export function holdScriptsBack(page: Page): Promise<Held> {
  return holdBack(page, SCRIPTS, PAGE_DATA);
}

export async function holdBack(page: Page, ...addresses: RegExp[]): Promise<Held> {
  const waiting: Route[] = [];
  let released = false;
  const hold = (route: Route) => {
    if (released) return route.continue();
    waiting.push(route);
    return Promise.resolve();
  };
  for (const address of addresses) await page.route(address, hold);
  return {
    waiting: () => waiting.length,
    async release() {
      released = true;
      await Promise.all(waiting.splice(0).map((route) => route.continue()));
    },
  };
}

/**
 * Opens a page to where it can be read; with its scripts held back it never comes to its load event.
 */
export async function openPlain(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "domcontentloaded" });
}

/** Waits until React has taken the page over: then Remix keeps scroll positions itself, and effects have run. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      history.scrollRestoration === "manual" &&
      Object.keys(document).some((key) => key.startsWith("__reactContainer")),
  );
}

/** Opens a page and waits until it lives. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Marks this document: the mark is gone after a full load, and stays over a client navigation. */
export async function markDocument(page: Page): Promise<{ stillThere: () => Promise<boolean> }> {
  const name = "__sameDocument";
  await page.evaluate((key) => Object.assign(window, { [key]: true }), name);
  return { stillThere: () => page.evaluate((key) => key in window, name) };
}
