import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { LANGUAGES, languageOfPath } from "../language";
import type { PageData } from "../late-scripts/page-data";

interface RemixWindow {
  __remixManifest: { routes: Record<string, unknown> };
  __remixRouteModules: Record<string, unknown>;
  __remixContext: Record<string, unknown>;
}

const POSITIONS_KEY = "positions";

/**
 * Called by the starter with everything a page needs. Step by step: a visitor who scrolls or taps meanwhile waits
 * for one step of a slow phone, not for all of them.
 */
export async function hydrate(page: PageData, routeModules: Record<string, unknown>): Promise<void> {
  const remix = window as unknown as RemixWindow;
  remix.__remixRouteModules = routeModules;
  remix.__remixContext = { ...page.context, stream: new Response(page.stream).body };
  forgetOtherLanguage(remix);
  await readLoaderData();
  await letOthersIn();
  keepScrollPosition();
  await letOthersIn();
  makeRouter();
  await letOthersIn();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    );
  });
}

/**
 * Each route costs a slow phone time whenever an address is matched, and the other language's half of them is
 * reached by loading its document (link.tsx). Their ids end in their language (routes.ts).
 */
function forgetOtherLanguage({ __remixManifest: manifest }: RemixWindow): void {
  const other = LANGUAGES.filter((language) => language !== languageOfPath(location.pathname));
  const isOther = (id: string) => other.some((language) => id.endsWith(`.${language}`));
  manifest.routes = Object.fromEntries(Object.entries(manifest.routes).filter(([id]) => !isOther(id)));
}

/**
 * RemixBrowser reads the loaders' data when it is first called, and until that is done throws what React
 * shall wait for. It stands at the root: a click while React 18 waits there ends all hydration (error 345).
 */
async function readLoaderData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (waitedFor) {
    await waitedFor;
  }
}

/**
 * When RemixBrowser is called next it makes the router, half of what hydration costs and in one go. React's hydration,
 * which pauses by itself, finds it made. Not in development, where React complains of what follows.
 */
function makeRouter(): void {
  if (import.meta.env.DEV) return;
  try {
    RemixBrowser({});
  } catch {
    // After the router it asks for React's hooks, which nobody has outside of a rendering.
  }
}

/** A task of its own for what comes next: the browser does what it has to do for the visitor before. */
const letOthersIn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * By the time scripts run the visitor may have scrolled: a remembered position of this very entry must
 * not pull the page back, and Remix needs a key to remember the next one under.
 */
function keepScrollPosition(): void {
  const state = (history.state ?? {}) as { key?: string };
  const key = state.key ?? crypto.randomUUID().slice(0, 8);
  if (!state.key) history.replaceState({ ...state, key }, "");
  try {
    const positions = JSON.parse(sessionStorage.getItem(POSITIONS_KEY) ?? "{}") as Record<string, number>;
    const others = Object.entries(positions).filter(([known]) => known !== key);
    sessionStorage.setItem(POSITIONS_KEY, JSON.stringify(Object.fromEntries(others)));
  } catch {
    // Without session storage nothing was remembered.
  }
}
