import type {
  AppLoadContext,
  EntryContext,
  HandleDataRequestFunction,
  HandleErrorFunction,
} from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import starter from "virtual:late-scripts-starter";
import { completeSecurityHeaders } from "~server/http/security-headers";
import { log } from "~server/log";
import { LateScriptsContext, type LateScriptsSource } from "./late-scripts/late-scripts";
import type { PageData } from "./late-scripts/page-data";
import { SheetContext } from "./sheets/sheet-context";
import { type Sheet, sheetOf } from "./sheets/sheets";

/** Nothing inline but the page's style sheet, by its hash; nothing from elsewhere (design 5). */
const contentSecurityPolicy = (sheet: Sheet) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${sheet.source}`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");

/** Renders a page to one string: React's stream writer puts NUL bytes into Turkish text (stack notes). */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  const json = JSON.stringify(await pageData(remixContext));
  const isShared = headers.get("Cache-Control")?.startsWith("public") ?? false;
  const publish = isShared ? loadContext.publishPageData : undefined;
  const source: LateScriptsSource = { starter, data: publish ? { src: publish(json) } : { json } };
  const sheet = sheetOf(new URL(request.url).pathname);
  const html = renderToString(
    <SheetContext.Provider value={sheet.css}>
      <LateScriptsContext.Provider value={source}>
        <RemixServer context={remixContext} url={request.url} />
      </LateScriptsContext.Provider>
    </SheetContext.Provider>,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-store");
  // Vite's development client needs inline styles and a web socket of its own.
  if (import.meta.env.PROD) headers.set("Content-Security-Policy", contentSecurityPolicy(sheet));
  completeSecurityHeaders(headers);
  return new Response(`<!DOCTYPE html>${html}`, { status, headers });
}

/** Client navigations get the same headers as documents. */
export const handleDataRequest: HandleDataRequestFunction = (response) => {
  if (!response.headers.has("Cache-Control")) response.headers.set("Cache-Control", "private, no-store");
  completeSecurityHeaders(response.headers);
  return response;
};

/** What reaches Remix's own error handling was not foreseen by us; a visitor who left is no error. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted) return;
  if (isRouteErrorResponse(error) && error.status < 500)
    log.info({ status: error.status }, "refused by Remix");
  else log.error({ err: error }, "unforeseen error");
};

/** Takes the loaders' data out of Remix's stream, so that RemixServer writes no scripts of its own. */
async function pageData(remixContext: EntryContext): Promise<PageData> {
  const { manifest, staticHandlerContext, serverHandoffString = "{}" } = remixContext;
  const stream = await new Response(remixContext.serverHandoffStream).text();
  remixContext.serverHandoffStream = undefined;
  const routeModules: Record<string, string> = {};
  for (const { route } of staticHandlerContext.matches) {
    const module = manifest.routes[route.id]?.module;
    if (module) routeModules[route.id] = module;
  }
  const context = JSON.parse(serverHandoffString) as Record<string, unknown>;
  return {
    manifest: manifest.url,
    entry: manifest.entry.module,
    hmrRuntime: (manifest as { hmr?: { runtime: string } }).hmr?.runtime ?? null,
    routeModules,
    // The manifest lists every route already: nothing is left to discover.
    context: { ...context, future: { ...(context["future"] as object), v3_lazyRouteDiscovery: false } },
    stream,
  };
}
