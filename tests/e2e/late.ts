import type { Page, Route } from "@playwright/test";

const SCRIPTS = /\/assets\/[^/]+\.js$/;

/** Requests that get no response, as on a connection that has just broken down. */
export interface Held {
  /** Number of waiting requests. */
  waiting(): number;
  /** Lets all waiting and later requests through. */
  release(): Promise<void>;
}

export function holdScriptsBack(page: Page): Promise<Held> {
  return holdBack(page, SCRIPTS);
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

/** Opens a page until it can be read; with its scripts held back its load event never comes. */
export async function openPlain(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "domcontentloaded" });
}

/** Moves the mouse over the page and waits until scripts have attached everything. */
export async function alive(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const fetched = (part: string) =>
      new Promise<string>((resolve) => {
        new PerformanceObserver((list) => {
          const entry = list.getEntries().find(({ name }) => new RegExp(`/${part}-[^/]+\\.js$`).test(name));
          if (entry) resolve(entry.name);
        }).observe({ type: "resource", buffered: true });
      });
    // The entry may not be there yet to notice.
    const waking = setInterval(
      () => document.body.dispatchEvent(new Event("pointermove", { bubbles: true })),
      20,
    );
    const parts = await Promise.all(["behaviours", "acts"].map(fetched));
    clearInterval(waking);
    // A module requested after the page's own request arrives after it.
    for (const part of parts) await import(part);
  });
}

/** Opens a page and waits until its scripts work. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await alive(page);
}

/** Marks this document: the mark disappears with it. */
export async function markDocument(page: Page): Promise<{ stillThere: () => Promise<boolean> }> {
  const name = "__sameDocument";
  await page.evaluate((key) => Object.assign(window, { [key]: true }), name);
  return { stillThere: () => page.evaluate((key) => key in window, name) };
}
