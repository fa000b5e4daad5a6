import type { EntryContext } from "@remix-run/node";
import type { PageData } from "../late-scripts/page-data";

/** Takes the loaders' data out of Remix's stream, so that RemixServer writes no scripts of its own. */
export async function takePageData(entryContext: EntryContext): Promise<PageData> {
  const { manifest, staticHandlerContext, serverHandoffString = "{}" } = entryContext;
  const stream = await new Response(entryContext.serverHandoffStream).text();
  entryContext.serverHandoffStream = undefined;
  const routeModules: Record<string, string> = {};
  for (const { route } of staticHandlerContext.matches) {
    const module = manifest.routes[route.id]?.module;
    if (module) routeModules[route.id] = module;
  }
  return {
    manifest: manifest.url,
    entry: manifest.entry.module,
    hmrRuntime: (manifest as { hmr?: { runtime: string } }).hmr?.runtime ?? null,
    routeModules,
    context: JSON.parse(serverHandoffString) as Record<string, unknown>,
    stream,
  };
}
