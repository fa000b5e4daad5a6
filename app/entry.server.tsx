import type {
  AppLoadContext,
  EntryContext,
  HandleDataRequestFunction,
  HandleErrorFunction,
} from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import starter from "virtual:late-scripts-starter";
import { completeSecurityHeaders, pagePolicy } from "~server/http/security-headers";
import { ownTurn } from "~server/own-turn";
import { addVary } from "~server/http/stored-response";
import { keepFromOthers, wantsLiteView } from "~server/lite-view";
import { log } from "~server/log";
import { languageOfPath } from "./language";
import { LateScriptsContext, type LateScriptsSource } from "./late-scripts/late-scripts";
import { liteViewIn } from "./lite-view/lite-view";
import { LiteViewContext, type LiteView } from "./lite-view/lite-view-context";
import { takePageData } from "./remix-patches/page-data";
import { SheetContext } from "./sheets/sheet-context";
import { sheetOf } from "./sheets/sheets";
import { wordsIn } from "./text/words";

/** Renders a page to one string: React's stream writer puts NUL bytes into Turkish text (stack notes). */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  const json = JSON.stringify(await takePageData(entryContext));
  const lite = await liteViewFor(request);
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-store");
  tellView(headers, lite !== null, loadContext);
  const isShared = headers.get("Cache-Control")?.startsWith("public") ?? false;
  const publish = isShared && !lite ? loadContext.publishPageData : undefined;
  const source: LateScriptsSource = { starter, data: publish ? { src: publish(json) } : { json } };
  const sheet = sheetOf({ pathname: new URL(request.url).pathname, isShared, isLite: lite !== null, status });
  await ownTurn();
  const html = renderToString(
    <SheetContext.Provider value={sheet.css}>
      <LateScriptsContext.Provider value={source}>
        <LiteViewContext.Provider value={lite}>
          <RemixServer context={entryContext} url={request.url} />
        </LiteViewContext.Provider>
      </LateScriptsContext.Provider>
    </SheetContext.Provider>,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  // Vite's development client needs inline styles and a web socket of its own.
  if (import.meta.env.PROD) headers.set("Content-Security-Policy", pagePolicy(sheet.source));
  completeSecurityHeaders(headers);
  // As bytes: a text would be searched for broken letters once more, and those of React's are whole.
  return new Response(Buffer.from(`<!DOCTYPE html>${html}`), { status, headers });
}

/** The lite view, for those who want it. */
async function liteViewFor({ url, headers }: Request): Promise<LiteView | null> {
  if (!wantsLiteView(headers.get("Cookie"), headers.get("Save-Data"))) return null;
  const language = languageOfPath(new URL(url).pathname);
  return liteViewIn(language, await wordsIn(language));
}

/** What caches must know of a page that has two views (decision 18). */
function tellView(headers: Headers, isLite: boolean, { keepsViewsApart }: AppLoadContext): void {
  if (isLite && !keepsViewsApart) keepFromOthers(headers);
  if (headers.get("Cache-Control")?.startsWith("public")) addVary(headers, "Save-Data");
}

/** Client navigations get the same headers as documents; Remix' type for them names no charset. */
export const handleDataRequest: HandleDataRequestFunction = (response) => {
  if (response.headers.get("Content-Type") === "text/x-script")
    response.headers.set("Content-Type", "text/x-script; charset=utf-8");
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
