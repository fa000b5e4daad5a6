import type { PageData } from "./page-data";

/**
 * Waits until the page is complete and the browser idle, or until the visitor first acts, then fetches
 * the page's data and modules and hydrates. Until then, and for those who save data, the page is plain
 * HTML that works.
 */

const IDLE_TIMEOUT_MS = 4000;

// Written again, kept in step by its type: an import would be one more file to fetch before the page is complete.
const PAGE_DATA_ID: typeof import("./page-data").PAGE_DATA_ID = "page-data";

interface Hints {
  connection?: { saveData?: boolean; effectiveType?: string };
  deviceMemory?: number;
}

/** Who chose the full view has it, also from a browser that saves data (the server wrote down the choice). */
const choseFullView = (): boolean => /(?:^|; )(?:__Host-)?sade=0/.test(document.cookie);

function savesData(): boolean {
  const { connection, deviceMemory } = navigator as Navigator & Hints;
  const slow = connection?.effectiveType?.endsWith("2g") ?? false;
  return (connection?.saveData === true && !choseFullView()) || slow || (deviceMemory ?? 8) <= 1;
}

async function readPageData(): Promise<PageData | null> {
  const holder = document.getElementById(PAGE_DATA_ID);
  const src = holder?.dataset["src"];
  if (!src) return holder?.textContent ? (JSON.parse(holder.textContent) as PageData) : null;
  const response = await fetch(src).catch(() => null);
  return response?.ok ? ((await response.json()) as PageData) : null;
}

async function bringToLife(): Promise<void> {
  const page = await readPageData();
  if (!page) return;
  if (page.hmrRuntime) await import(/* @vite-ignore */ page.hmrRuntime);
  const load = (url: string) => import(/* @vite-ignore */ url) as Promise<Record<string, unknown>>;
  const ids = Object.keys(page.routeModules);
  const loaded = await Promise.all([
    load(page.entry),
    page.manifest ? load(page.manifest) : null,
    ...Object.values(page.routeModules).map(load),
  ]).catch(() => null);
  // On a connection that has broken down the page stays as it is.
  if (!loaded) return;
  const [entry, , ...modules] = loaded;
  const { hydrate } = entry as unknown as typeof import("../entry.client");
  await hydrate(page, Object.fromEntries(ids.map((id, index) => [id, modules[index]])));
}

let started = false;
const FIRST_ACTS = ["pointerdown", "keydown", "focusin"];

function start(): void {
  if (started) return;
  started = true;
  for (const act of FIRST_ACTS) removeEventListener(act, start, true);
  void bringToLife();
}

function whenComplete(): void {
  if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(start, 200);
}

function watch(): void {
  for (const act of FIRST_ACTS) addEventListener(act, start, { capture: true, passive: true });
  if (document.readyState === "complete") whenComplete();
  else addEventListener("load", whenComplete, { once: true });
}

if (!savesData()) {
  // A page fetched ahead of time is brought to life when it is opened.
  if ("prerendering" in document && document.prerendering) {
    document.addEventListener("prerenderingchange", watch, { once: true });
  } else {
    watch();
  }
}
