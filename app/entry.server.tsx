import type { AppLoadContext, EntryContext, HandleErrorFunction } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToStaticMarkup } from "react-dom/server";
import { LRUCache } from "lru-cache";
import type { ReactElement } from "react";
import { nextTurn } from "~server/concurrency/event-loop";
import { env } from "~server/config/environment";
import { completeSecurityHeaders, pagePolicy } from "~server/security/security-headers";
import { addVary } from "~server/http/stored-response";
import { markPrivate, wantsLiteView } from "~server/session/lite-view";
import { log } from "~server/observability/log";
import { languageOfPath } from "./i18n/language";
import type { ShellView, SharedShellView } from "./components/frame/shell";
import { DocumentContext, type ShellText } from "./components/frame/document-context";
import { liteViewIn, LiteFooter, LiteHeader } from "./lite-view/lite-view";
import { LiteViewContext, type LiteView } from "./components/elements/lite-view";
import { SERVICE_WORKER, SPECULATION_RULES } from "./resources";
import { loaderDataOf, withoutHandoff } from "./remix-patches/entry-context";
import { FULL_VIEW, LITE_VIEW, withStyles } from "./styles/page-styles";
import { wordsIn } from "./i18n/words";
import { Account, Header } from "./components/frame/header";
import { Footer } from "./components/frame/footer";
import { leadsTo } from "./components/frame/menu";

const SHELL_ROUTE = "routes/shell";

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  const lite = await liteViewFor(request);
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-store");
  tellView(headers, lite !== null, loadContext);
  const isShared = headers.get("Cache-Control")?.startsWith("public") ?? false;
  if (isShared && !lite) headers.set("Speculation-Rules", `"${SPECULATION_RULES}"`);
  const { pathname } = new URL(request.url);
  const script = lite ? null : entryContext.manifest.entry.module;
  const worker = isShared && env.OFFLINE_PAGES ? SERVICE_WORKER : null;
  await nextTurn();
  const shell = shellOf(entryContext, pathname, lite);
  const markup = renderToStaticMarkup(
    <DocumentContext.Provider value={{ script, worker, shell }}>
      <LiteViewContext.Provider value={lite}>
        <RemixServer context={withoutHandoff(entryContext)} url={request.url} />
      </LiteViewContext.Provider>
    </DocumentContext.Provider>,
  );
  const { html, styleSource } = withStyles(markup, lite ? LITE_VIEW : FULL_VIEW);
  headers.set("Content-Type", "text/html; charset=utf-8");
  // Vite's development client needs inline styles and a web socket.
  if (import.meta.env.PROD) headers.set("Content-Security-Policy", pagePolicy(styleSource));
  completeSecurityHeaders(headers);
  const body = Buffer.from(`<!DOCTYPE html>${html}`);
  loadContext.takeBody?.(body);
  return new Response(loadContext.takeBody ? null : body, { status, headers });
}

function shellOf(entryContext: EntryContext, pathname: string, lite: LiteView | null): ShellText {
  const view = loaderDataOf(entryContext, SHELL_ROUTE) as ShellView | undefined;
  return view ? shellText(view, pathname, lite) : { header: "", footer: "" };
}

async function liteViewFor({ url, headers }: Request): Promise<LiteView | null> {
  if (!wantsLiteView(headers.get("Cookie"), headers.get("Save-Data"))) return null;
  const language = languageOfPath(new URL(url).pathname);
  return liteViewIn({ language, t: await wordsIn(language) });
}

/** Shared caches must keep the two views apart. */
function tellView(headers: Headers, isLite: boolean, { keepsViewsApart }: AppLoadContext): void {
  if (isLite && !keepsViewsApart) markPrivate(headers);
  if (headers.get("Cache-Control")?.startsWith("public")) addVary(headers, "Save-Data");
}

export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted) return;
  if (isRouteErrorResponse(error) && error.status < 500)
    log.info({ status: error.status }, "refused by Remix");
  else log.error({ err: error }, "unforeseen error");
};

/** Marks the placeholders of cached shells; unguessable, so upstream text can't contain one. */
const SECRET = crypto.randomUUID();
const WAY_BACK = `way-back-${SECRET}`;
const ACCOUNT = `account-${SECRET}`;
const LOG_IN = `log-in-${SECRET}`;
const PLACES = new RegExp(`(${WAY_BACK}|${ACCOUNT}|${LOG_IN})`);

interface Template {
  header: string[];
  footer: string[];
}

const MOST_SECTIONS = 40;
const templatesByView = new WeakMap<SharedShellView, LRUCache<string, Template>>();

/** Header and footer are half of a page's render time, and nearly the same on all pages. */
function shellText(view: ShellView, pathname: string, lite: LiteView | null): ShellText {
  const { header, footer } = templateOf(view.shared, pathname, lite);
  const account = renderToStaticMarkup(inView(lite, <Account view={view.account} />));
  const values: Readonly<Record<string, string>> = {
    [WAY_BACK]: view.wayBack.replaceAll("'", "&#x27;"),
    [ACCOUNT]: account,
    [LOG_IN]: view.account.kind === "visitor" ? account : "",
  };
  const filled = (pieces: string[]) =>
    pieces.map((piece, index) => (index % 2 === 0 ? piece : (values[piece] ?? ""))).join("");
  return { header: filled(header), footer: filled(footer) };
}

function templateOf(view: SharedShellView, pathname: string, lite: LiteView | null): Template {
  const templates = templatesByView.get(view) ?? new LRUCache<string, Template>({ max: MOST_SECTIONS });
  templatesByView.set(view, templates);
  const section = view.menu.some((item) => leadsTo(item, pathname)) ? pathname : "";
  const key = `${lite ? "lite" : "full"} ${section}`;
  const cached = templates.get(key);
  if (cached) return cached;
  const props = { view, pathname: section, wayBack: WAY_BACK, account: ACCOUNT, logIn: LOG_IN };
  const pieces = (part: ReactElement) => renderToStaticMarkup(inView(lite, part)).split(PLACES);
  const made = lite
    ? { header: pieces(<LiteHeader {...props} />), footer: pieces(<LiteFooter {...props} />) }
    : { header: pieces(<Header {...props} />), footer: pieces(<Footer {...props} />) };
  templates.set(key, made);
  return made;
}

const inView = (lite: LiteView | null, part: ReactElement) => (
  <LiteViewContext.Provider value={lite}>{part}</LiteViewContext.Provider>
);
